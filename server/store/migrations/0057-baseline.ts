// The schema of version 0.1.0: every table, with the constraints that keep it consistent. {id}, {int}, {real}, {blob},
// {event_tx} and {table} are replaced by the engine's own words, {binary} by its comparison by code points. A statement
// that begins with {postgres} or {sqlite} is for that engine alone.
//
// Instants are milliseconds, money is in cents, flags are 0 or 1. Texts that are JSON are described in `tables.ts`.

const flag = (name: string, initial?: 0 | 1): string =>
  `${name} {int} not null${initial === undefined ? '' : ` default ${initial}`} check (${name} in (0, 1))`

const imageKind = (name: string): string => `${name} text check (image_kind in ('bundled', 'uploaded', 'url'))`

/** How something that is sent in the background stands. */
const sending = `state text not null check (state in ('waiting', 'done', 'given_up')),
    since {int} not null, tries {int} not null check (tries >= 0), next_at {int} not null, error text not null`

const branches: readonly string[] = [
  `create table branch (
    id text primary key, position {int} not null unique, name text not null, address text not null,
    ${imageKind('image_kind')}, image_ref text, image_words text not null default '{}',
    phone text not null, email text not null, latitude {real} not null, longitude {real} not null,
    ${flag('hidden', 0)}, removed_at {int}, letter text not null default 'A',

    time_zone text not null, hours text not null, exceptions text not null,
    ${flag('shop_open')}, shop_date text not null, shop_desc text not null, shop_until text,

    forms text not null, cut_off {int} check (cut_off between 0 and 1440),
    days_ahead {int} not null default 0 check (days_ahead between 0 and 14),
    prep_minutes {int} not null check (prep_minutes >= 0), tables {int} not null check (tables >= 0),
    address_field text not null check (address_field in ('hidden', 'optional', 'required')),
    phone_field text not null default 'required' check (phone_field in ('hidden', 'optional', 'required')),
    ${flag('auto_accept', 0)},

    capacity text, pause_until {int}, pause_reason text,
    extra_minutes {int} not null default 0 check (extra_minutes >= 0), extra_until {int}
  ) {table}`,
  // The screens for guests. Only the hash of a display's key is stored.
  `create table display (
    id {id}, branch text not null references branch (id) on delete cascade, name text not null,
    languages text not null, key_hash text not null unique, at {int} not null, withdrawn_at {int}
  ) {table}`,
  'create index display_branch on display (branch, id)',
]

const menu: readonly string[] = [
  `create table category (
    id text primary key, position {int} not null unique, name text not null, description text not null, slug text,
    icon text not null default 'star', ${imageKind('image_kind')}, image_ref text, sold text, ${flag('hidden', 0)}
  ) {table}`,
  'create unique index category_slug on category (slug)',
  // Sizes with their prices are a use of the group SIZES. The columns for glass and bottle, and item_piece, hold what
  // items cost before there were sizes; nothing reads them.
  `create table item (
    id text primary key, legacy_id text, category text not null references category (id), position {int} not null,
    type text not null, name text not null, kitchen_name text not null default '', description text not null,
    description2 text, image_kind text not null check (image_kind in ('bundled', 'uploaded', 'url')),
    image_ref text not null, legacy_image text, price {int} check (price >= 0), glasses text, bottles text,
    glass_price {int} check (glass_price >= 0), bottle_price {int} check (bottle_price >= 0),
    making text not null default '[]', declaration text, sold text, parts text not null default '[]', removed_at {int}
  ) {table}`,
  'create index item_category on item (category, position)',
  'create unique index item_legacy_id on item (legacy_id)',
  `create table item_piece (
    item text not null references item (id) on delete cascade, persons {int} not null check (persons between 1 and 4),
    count {int} not null check (count > 0), price {int} not null check (price >= 0), primary key (item, persons)
  ) {table}`,
  `create table stock_out (
    item text not null references item (id) on delete cascade,
    branch text not null references branch (id) on delete cascade, until {int}, primary key (item, branch)
  ) {table}`,
  'create index stock_out_until on stock_out (until)',

  `create table option_group (
    id text primary key, name text not null, kind text not null check (kind in ('one', 'many', 'remove')),
    min {int} not null check (min >= 0), max {int} check (max >= 1), included {int} not null check (included >= 0),
    position {int} not null
  ) {table}`,
  // Customers who bring their own cup never pay more for it (Regulation (EU) 2025/40, article 32).
  `create table shop_option (
    id text primary key, group_id text not null references option_group (id) on delete cascade, name text not null,
    kitchen_name text not null, price {int} not null, most {int} not null check (most between 1 and 99),
    making text not null, declaration text, own_cup {int} not null check (own_cup = 0 or price <= 0),
    hidden {int} not null, position {int} not null
  ) {table}`,
  'create index shop_option_group on shop_option (group_id)',
  // The owner of a use is an item or a category; customers meet its groups in the order of their positions.
  `create table group_use (
    owner_kind text not null check (owner_kind in ('item', 'category')), owner text not null, position {int} not null,
    group_id text not null references option_group (id) on delete cascade, settings text not null,
    primary key (owner_kind, owner, position)
  ) {table}`,
  `create table option_out (
    option text not null references shop_option (id) on delete cascade,
    branch text not null references branch (id) on delete cascade, until {int}, primary key (option, branch)
  ) {table}`,
  'create index option_out_until on option_out (until)',
]

const json = (text: Readonly<Record<string, string>>): string => `'${JSON.stringify(text)}'`

const sizeNames = {
  'AS-IT-COMES': { en: 'Regular', nl: 'Gewoon', fr: 'Normal', ar: 'عادي' },
  GLASS: { en: 'Glass', nl: 'Glas', fr: 'Verre', ar: 'كأس' },
  BOTTLE: { en: 'Bottle', nl: 'Fles', fr: 'Bouteille', ar: 'زجاجة' },
  'PERSONS-1': { en: '1 person', nl: '1 persoon', fr: '1 personne', ar: 'شخص واحد' },
  'PERSONS-2': { en: '2 people', nl: '2 personen', fr: '2 personnes', ar: 'شخصان' },
  'PERSONS-3': { en: '3 people', nl: '3 personen', fr: '3 personnes', ar: '3 أشخاص' },
  'PERSONS-4': { en: '4 people', nl: '4 personen', fr: '4 personnes', ar: '4 أشخاص' },
}

/** Every shop begins with the sizes of the specification. */
const sizes: readonly string[] = [
  `insert into option_group (id, name, kind, min, max, included, position)
    values ('SIZES', ${json({ en: 'Size', nl: 'Formaat', fr: 'Taille', ar: 'الحجم' })}, 'one', 1, 1, 0, 0)`,
  ...Object.entries(sizeNames).map(
    ([id, name], place) => `insert into shop_option
      (id, group_id, name, kitchen_name, price, most, making, declaration, own_cup, hidden, position)
      values ('${id}', 'SIZES', ${json(name)}, '', 0, 1, '[]', null, 0, 0, ${place})`,
  ),
]

/** The columns by which the list is sorted, each with what it leaves to the end. */
const sortings = [
  ['name', 'name_key', `and name_key <> ''`],
  ['address', 'address_key', `and address_key <> ''`],
  ['phone', 'phone', `and phone <> ''`],
  ['token', 'token', ''],
  ['total', 'total', ''],
] as const

/** By which a page of the list, the board and the gate read the rows that they show, however many orders there are. */
export const orderIndexes: readonly string[] = [
  // The list of one branch, and that of all branches.
  'create index orders_list on orders (branch, id) where archive = 0',
  'create index orders_list_all on orders (id) where archive = 0',
  ...sortings.flatMap(([name, column, filled]) => [
    `create index orders_by_${name} on orders (branch, ${column}, id) where archive = 0 ${filled}`,
    `create index orders_all_by_${name} on orders (${column}, id) where archive = 0 ${filled}`,
  ]),
  `create index orders_by_code on orders (branch, code, id) where archive = 0 and code <> ''`,
  // No two open orders of a branch have the same code; it is free again once its order is over.
  `create unique index orders_code on orders (branch, code) where status = 0 and archive = 0 and code <> ''`,
  // Open orders are few.
  'create index orders_board on orders (branch, wanted_at) where archive = 0 and status = 0',
  'create index orders_open on orders (branch, id) where archive = 0 and status = 0',
  'create index orders_open_all on orders (id) where archive = 0 and status = 0',
  `create index orders_waiting on orders (branch) where archive = 0 and status = 0 and course = 'placed'`,
  'create index orders_to_see on orders (branch, wanted_at) where archive = 0 and to_see is not null',
  'create index orders_over on orders (branch, over_at) where archive = 0 and over_at is not null',
  'create index orders_made on orders (branch, ready_at) where ready_at is not null',
  'create index orders_archived on orders (archive) where archive <> 0',
]

const orders: readonly string[] = [
  `create table orders (
    id {id}, branch text not null references branch (id), form text not null check (form in ('pick-up', 'table')),
    source text not null default 'web' check (source in ('web', 'counter')), token text {binary} not null unique,
    code text not null default '', customer_name text not null, cup_name text not null default '',
    address text not null, phone text {binary} not null, table_number {int},
    if_sold_out text not null default 'ask' check (if_sold_out in ('ask', 'replace', 'leave-out')),
    total {int} not null check (total >= 0), status {int} not null check (status in (0, 1)),
    course text not null default 'accepted'
      check (course in ('placed', 'accepted', 'refused', 'cancelled', 'not-collected')),
    version {int} not null default 0, archive {int} not null default 0, erased_at {int},

    placed_at {int} not null, wanted_at {int} not null, ${flag('wanted_known', 1)},
    first_promised_at {int}, making {int} not null default 0 check (making >= 0), accepted_at {int}, ready_at {int},
    over_at {int}, end_reason text, end_words text not null default '', here_at {int}, late_by {int}, to_see text,
    proposal text, changed_from text,

    paid_way text check (paid_way in ('cash', 'card', 'other')), paid_amount {int} check (paid_amount >= 0),
    paid_at {int},

    search text not null, name_key text {binary} not null default '', address_key text {binary} not null default ''
  ) {table}`,
  ...orderIndexes,

  `create table order_line (
    order_id {int} not null references orders (id) on delete cascade, line {int} not null check (line > 0),
    item text not null, image_kind text not null, image_ref text not null, name text not null,
    kitchen_name text not null default '', quantity {int} not null check (quantity > 0),
    price {int} not null check (price >= 0), status text not null check (status in ('received', 'ready', 'served')),
    notes text not null, making text not null default '[]', declaration text, options text not null default '[]',
    parts text not null default '[]', ${flag('replaced', 0)}, primary key (order_id, line)
  ) {table}`,
  // Append only: a step is undone by another one.
  `create table order_step (
    order_id {int} not null references orders (id) on delete cascade, number {int} not null, step text not null,
    actor text not null check (actor in ('customer', 'staff', 'clock')), staff {int}, staff_name text not null,
    at {int} not null, data text not null, primary key (order_id, number)
  ) {table}`,
  `create table archive (
    id {id}, at {int} not null, by_name text not null, branches text not null, orders {int} not null
  ) {table}`,
  // The keys of every form that makes something, so that a form sent twice makes it once.
  `{sqlite} create table idempotency_key (
    key text not null, call text not null, body_hash text not null, made integer not null, at integer not null,
    primary key (key, call)
  ) strict, without rowid`,
  `{postgres} create table idempotency_key (
    key text not null, call text not null, body_hash text not null, made bigint not null, at bigint not null,
    primary key (key, call)
  )`,
  'create index idempotency_key_at on idempotency_key (at)',
]

export const slotHeldAt = 'create index slot_held_at on slot_held (branch, slot_start)'

const pace: readonly string[] = [
  // How much of each slot is taken, and by which order. The check is a second wall beneath the guarded update.
  `create table slot_load (
    branch text not null references branch (id) on delete cascade, meter text not null, slot_start {int} not null,
    used {int} not null, cap {int} not null check (cap >= 0), check (used >= 0 and used <= cap),
    primary key (branch, meter, slot_start)
  ) {table}`,
  'create index slot_load_old on slot_load (slot_start)',
  `create table slot_held (
    order_id {int} not null references orders (id) on delete cascade, branch text not null, meter text not null,
    slot_start {int} not null, weight {int} not null check (weight > 0), primary key (order_id, meter, slot_start)
  ) {table}`,
  slotHeldAt,
  // What is learned of how long orders take.
  `create table quote_factor (
    branch text not null references branch (id) on delete cascade, weekday {int} not null check (weekday between 1 and 7),
    hour {int} not null check (hour between 0 and 23), factor {real} not null check (factor > 0), day text not null,
    primary key (branch, weekday, hour)
  ) {table}`,
  // The first of several servers learns of a day.
  `create table quote_learned (
    branch text primary key references branch (id) on delete cascade, day text not null
  ) {table}`,
  `create table times_told (
    branch text primary key references branch (id) on delete cascade, at {int} not null
  ) {table}`,
]

/** Running sums by day; `day` is a date by the branch's own clock, or 'all'. The server fills it when it starts. */
export const tillDay = `create table till_day (
  branch text {binary} not null, day text {binary} not null,
  cash {int} not null, card {int} not null, other {int} not null, rounding {int} not null, sold {int} not null,
  orders {int} not null, unpaid {int} not null, give_back {int} not null, primary key (branch, day)
) {table}`

const takings: readonly string[] = [
  // Append only: a payment is undone by another row with the opposite amount. No reference to orders: it outlives them.
  `create table payment (
    id {id}, order_id {int} not null, branch text not null, at {int} not null,
    way text not null check (way in ('cash', 'card', 'other')), amount {int} not null, rounding {int} not null,
    day_record {int}
  ) {table}`,
  'create index payment_open on payment (branch) where day_record is null',
  // Never deleted.
  `create table day_record (
    id {id}, branch text not null references branch (id), day text not null, at {int} not null, staff {int},
    staff_name text not null, archive {int}, brought_back_at {int}, data text not null
  ) {table}`,
  'create index day_record_branch on day_record (branch, id)',
  'create index day_record_archive on day_record (archive) where archive is not null',
  tillDay,
]

const gate: readonly string[] = [
  // Who ordered, as keyed hashes alone: to notice fake orders, to block those who place them, and to let others in.
  `create table order_origin (
    order_id {int} primary key references orders (id) on delete cascade, device text not null,
    asked_from text not null, standing text not null check (standing in ('known', 'seen', 'new')),
    total {int} not null, at {int} not null
  ) {table}`,
  `create index order_origin_device on order_origin (device) where device <> ''`,
  'create index order_origin_at on order_origin (at)',
  // The first characters stand for a wider part of the network.
  'create index order_origin_near on order_origin (substr(asked_from, 1, 8), at)',
  `create table order_block (
    id {id}, branch text not null references branch (id) on delete cascade, order_id {int} not null,
    code text not null, device text not null, asked_from text not null, ${flag('wide', 0)}, at {int} not null,
    until {int} not null, by_name text not null
  ) {table}`,
  'create index order_block_until on order_block (until)',
  `create table order_ask (
    id {id}, branch text not null references branch (id) on delete cascade, key text not null unique,
    device text not null, asked_from text not null, code text not null, name text not null, total {int} not null,
    pieces {int} not null, lines text not null default '[]', why text not null, at {int} not null,
    state text not null check (state in ('waiting', 'let-in', 'declined', 'done')), answered_at {int}
  ) {table}`,
  `create index order_ask_device on order_ask (device) where device <> ''`,
]

/** While a shop is copied into the database, the copy decides what the log says. */
const copying = `exists (select 1 from setting where key = 'copy.unfinished')`
const year = 365 * 24 * 3_600_000

const staff: readonly string[] = [
  `create table staff (
    id {id}, name text not null, name_key text not null unique, password text not null,
    state text not null check (state in ('pending', 'active', 'locked')), ${flag('owner')}, asked_at {int} not null,
    asked_from text
  ) {table}`,
  "create index staff_waiting on staff (asked_at) where state = 'pending'",
  // Roles are the program's data; one that it does not know allows nothing.
  `create table staff_branch (
    staff {int} not null references staff (id) on delete cascade,
    branch text not null references branch (id) on delete cascade, role text not null, primary key (staff, branch)
  ) {table}`,
  `create table staff_session (
    token_hash text primary key, staff {int} not null references staff (id) on delete cascade,
    created_at {int} not null, seen_at {int} not null, ${flag('ended', 0)}, agent text not null default '',
    network text not null default '', confirmed_at {int} not null default 0, held {int} not null default 0
  ) {table}`,
  'create index staff_session_staff on staff_session (staff)',
  // The devices on which accounts signed in before.
  `create table staff_device (
    token_hash text not null, staff {int} not null references staff (id) on delete cascade, seen_at {int} not null,
    primary key (token_hash, staff)
  ) {table}`,
  'create index staff_device_staff on staff_device (staff)',
  // One link per account; a newer one replaces it.
  `create table password_link (
    staff {int} primary key references staff (id) on delete cascade, code_hash text not null unique,
    expires_at {int} not null, used_at {int}, drops_factor {int} not null default 0
  ) {table}`,
  // The last step whose code was used: no code is taken twice.
  `create table staff_totp (
    staff {int} primary key references staff (id) on delete cascade, secret text not null, set_at {int} not null,
    last_step {int} not null
  ) {table}`,
  `create table staff_passkey (
    id text primary key, staff {int} not null references staff (id) on delete cascade, site text not null,
    name text not null, public_key text not null, counter {int} not null, transports text not null,
    made_at {int} not null, used_at {int}
  ) {table}`,
  'create index staff_passkey_staff on staff_passkey (staff)',
  `create table recovery_code (
    staff {int} not null references staff (id) on delete cascade, code_hash text not null, used_at {int},
    primary key (staff, code_hash)
  ) {table}`,
  'create table spent_challenge (hash text primary key, at {int} not null) {table}',

  // Who did what, when and where. `about` holds the folded words by which an entry is found. The log is append only in
  // the database itself: no entry is changed, and none is deleted before another one is a year younger.
  `create table staff_log (
    id {id}, at {int} not null, staff {int} not null, staff_name text not null, act text not null, branch text,
    about text not null, data text not null
  ) {table}`,
  'create index staff_log_at on staff_log (at)',
  `{sqlite} create trigger staff_log_never_changes before update on staff_log when not ${copying} begin
    select raise(abort, 'the staff log is append only');
  end`,
  `{sqlite} create trigger staff_log_stays before delete on staff_log
    when old.at >= (select max(at) from staff_log) - ${year} and not ${copying} begin
    select raise(abort, 'the staff log is append only');
  end`,
  `{postgres} create function staff_log_stays() returns trigger language plpgsql as $$ begin
    if ${copying} then
      if tg_op = 'UPDATE' then return new; end if;
      return old;
    end if;
    if tg_op = 'DELETE' then
      if old.at < (select max(at) from staff_log) - ${year} then return old; end if;
    end if;
    raise exception 'the staff log is append only';
  end $$`,
  `{postgres} create trigger staff_log_stays before update or delete on staff_log
    for each row execute function staff_log_stays()`,
  `{postgres} create trigger staff_log_not_emptied before truncate on staff_log
    for each statement execute function staff_log_stays()`,
]

const guests: readonly string[] = [
  `create table review (
    id {id}, food {int} check (food between 1 and 5), service {int} check (service between 1 and 5),
    value {int} check (value between 1 and 5), atmosphere {int} check (atmosphere between 1 and 5),
    user_name text not null, text text not null, at {int} not null, ${flag('waiting', 0)}, of_order {int},
    asked_from text
  ) {table}`,
  'create unique index review_of_order on review (of_order) where of_order is not null',
  'create index review_asked_from on review (asked_from, id) where asked_from is not null',
  `create table reservation (
    id {id}, branch text not null references branch (id), name text not null, phone text not null,
    persons {int} not null check (persons > 0), date text not null, time {int} not null check (time between 0 and 1439),
    stay {int} not null default 135 check (stay > 0), at {int} not null, cancelled_at {int}, ${flag('seen', 0)},
    asked_from text
  ) {table}`,
  'create index reservation_date on reservation (branch, date)',
  'create index reservation_seen on reservation (branch, seen)',
  'create index reservation_phone on reservation (phone, date)',
  'create index reservation_asked_from on reservation (asked_from, at)',
  `create table reservation_mail (
    reservation {int} not null references reservation (id) on delete cascade, branch text not null,
    about text not null check (about in ('new', 'changed', 'moved')), ${sending}, primary key (reservation, branch)
  ) {table}`,
  'create index reservation_mail_due on reservation_mail (state, next_at)',
  `create table contact_message (
    id {id}, name text not null, email text not null, message text not null, at {int} not null,
    ${flag('suspect', 0)}, ${flag('seen', 0)}
  ) {table}`,
  'create index contact_message_seen on contact_message (seen)',
  `create table contact_hand_on (
    message {int} not null references contact_message (id) on delete cascade,
    way text not null check (way in ('mail', 'form')), ${sending}, primary key (message, way)
  ) {table}`,
  'create index contact_hand_on_due on contact_hand_on (state, next_at)',
]

const site: readonly string[] = [
  `create table offer (
    id text primary key, position {int} not null unique, image_kind text not null, image_ref text not null,
    image_words text not null default '{}', title text not null, sub_title text not null, details text not null
  ) {table}`,
  `create table post (
    id text primary key, position {int} not null unique, image_kind text not null, image_ref text not null,
    image_words text not null default '{}', date text not null, name text not null, question text not null,
    answer text not null
  ) {table}`,
  `create table testimonial (
    id text primary key, position {int} not null unique, name text not null,
    branch text not null references branch (id), text text not null
  ) {table}`,
  // Uploads stand in the database because every server shares it.
  'create table picture (key text primary key, used_at {int} not null) {table}',
  `create table picture_file (
    picture text not null references picture (key) on delete cascade, width {int} not null check (width > 0),
    format text not null check (format in ('avif', 'webp')), data {blob} not null, primary key (picture, width, format)
  ) {table}`,
  'create table film (key text primary key, type text not null, bytes {int} not null, used_at {int} not null) {table}',
  `create table film_part (
    film text not null references film (key) on delete cascade, number {int} not null, data {blob} not null,
    primary key (film, number)
  ) {table}`,
  // Every version that the owner wrote or confirmed, never deleted.
  `create table legal_text (
    page text not null, locale text not null, version {int} not null, text text not null, at {int} not null,
    confirmed_at {int}, primary key (page, locale, version)
  ) {table}`,
]

/** Alerts of branches and of what the shop needs to run; `place` is the branch or the machine. */
export const alerts: readonly string[] = [
  `create table alert (
    id {id}, kind text not null, place text not null, order_id {int}, since {int} not null, at {int} not null,
    closed_at {int}, ended text, finding text,
    check ((kind = 'unheard') = (order_id is not null)), check ((closed_at is null) = (ended is null))
  ) {table}`,
  // The first of several servers opens an alert. An order has one in its life.
  'create unique index alert_order on alert (order_id) where order_id is not null',
  'create unique index alert_open on alert (kind, place) where order_id is null and closed_at is null',
  'create index alert_at on alert (place, at)',
]

const watch: readonly string[] = [
  `create table board_seen (
    branch text not null references branch (id) on delete cascade, board text not null, staff {int} not null,
    at {int} not null, primary key (branch, board)
  ) {table}`,
  ...alerts,
  // What each server says of itself.
  'create table server_report (server text primary key, since {int} not null, at {int} not null, report text not null) {table}',
  `create table web_hook (
    id {id}, url text not null, secret text not null, events text not null, lang text not null, at {int} not null
  ) {table}`,
  `create table notice (
    id text primary key, event text not null, branch text, at {int} not null, data text not null
  ) {table}`,
  'create index notice_at on notice (at)',
  `create table notice_delivery (
    notice text not null references notice (id) on delete cascade, channel text not null,
    hook {int} references web_hook (id) on delete cascade, ${sending},
    primary key (notice, channel), check ((channel = 'mail') = (hook is null))
  ) {table}`,
  'create index notice_delivery_due on notice_delivery (state, next_at)',
  'create index notice_delivery_hook on notice_delivery (hook, since)',
]

const shop: readonly string[] = [
  'create table setting (key text primary key, value text not null) {table}',
  `create table event (
    id {id}, tx {event_tx}, at {int} not null, name text not null, branch text, token text, data text not null
  ) {table}`,
  '{postgres} create index event_order on event (tx, id)',
  'create index event_at on event (at)',
  'create index event_token on event (token, id)',
  // What was imported from the old site, so that a second import recognizes it and leaves it alone.
  `create table legacy (
    kind text not null check (kind in ('order', 'review', 'reservation', 'shopstatus', 'message')),
    key text not null, at {int} not null, primary key (kind, key)
  ) {table}`,
  // What was erased because somebody asked for it, by number and time and without a name, so that a restored backup
  // forgets it again.
  `create table erasure (
    kind text not null check (kind in ('order', 'reservation', 'message', 'review')), record {int} not null,
    made_at {int} not null, at {int} not null, primary key (kind, record, made_at)
  ) {table}`,
]

/** Each table after those that it refers to. */
export const baseline: readonly string[] = [
  ...shop,
  ...branches,
  ...menu,
  ...sizes,
  ...orders,
  ...pace,
  ...takings,
  ...gate,
  ...staff,
  ...guests,
  ...site,
  ...watch,
]
