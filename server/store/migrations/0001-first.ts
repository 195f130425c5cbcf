// The first schema: every entity of the product, with the constraints that keep it consistent. {id}, {int}, {real},
// {blob}, {event_tx} and {table} are replaced by the engine's own words, {binary} by its comparison by code points; a
// statement that begins with {postgres} or {sqlite} is for that engine alone.

export const first: readonly string[] = [
  `create table branch (
    id text primary key, position {int} not null unique, name text not null, address text not null,
    phone text not null, email text not null, time_zone text not null, hours text not null,
    exceptions text not null, cut_off {int} check (cut_off between 0 and 1440),
    prep_minutes {int} not null check (prep_minutes >= 0), forms text not null,
    address_field text not null check (address_field in ('hidden', 'optional', 'required')),
    tables {int} not null check (tables >= 0), latitude {real} not null, longitude {real} not null,
    shop_open {int} not null check (shop_open in (0, 1)), shop_date text not null, shop_desc text not null
  ) {table}`,
  `create table category (
    id text primary key, position {int} not null unique, name text not null, description text not null
  ) {table}`,
  `create table item (
    id text primary key, legacy_id text, category text not null references category (id), position {int} not null,
    type text not null, name text not null, description text not null, description2 text,
    image_kind text not null check (image_kind in ('bundled', 'uploaded', 'url')), image_ref text not null,
    price {int} check (price >= 0), glasses text, bottles text,
    glass_price {int} check (glass_price >= 0), bottle_price {int} check (bottle_price >= 0), removed_at {int}
  ) {table}`,
  'create index item_category on item (category, position)',
  `create table item_piece (
    item text not null references item (id) on delete cascade, persons {int} not null check (persons between 1 and 4),
    count {int} not null check (count > 0), price {int} not null check (price >= 0), primary key (item, persons)
  ) {table}`,
  `create table stock_out (
    item text not null references item (id) on delete cascade,
    branch text not null references branch (id) on delete cascade, primary key (item, branch)
  ) {table}`,
  `create table orders (
    id {id}, branch text not null references branch (id), form text not null check (form in ('pick-up', 'table')),
    customer_name text not null, address text not null, phone text not null, table_number {int},
    total {int} not null check (total >= 0), token text not null unique,
    status {int} not null check (status in (0, 1)), placed_at {int} not null, wanted_at {int} not null,
    archive {int} not null default 0, search text not null
  ) {table}`,
  'create index orders_list on orders (branch, archive, id)',
  'create index orders_board on orders (branch, archive, status, wanted_at)',
  'create index orders_cash on orders (branch, archive, placed_at, total)',
  `create table order_line (
    order_id {int} not null references orders (id) on delete cascade, line {int} not null check (line > 0),
    item text not null, choice text not null, image_kind text not null, image_ref text not null, name text not null,
    quantity {int} not null check (quantity > 0), price {int} not null check (price >= 0),
    status text not null check (status in ('received', 'ready', 'served')), notes text not null,
    primary key (order_id, line)
  ) {table}`,
  `create table checkout (
    key text primary key, body_hash text not null, order_id {int} not null references orders (id) on delete cascade,
    at {int} not null
  ) {table}`,
  'create index checkout_order on checkout (order_id)',
  `create table archive (
    id {id}, at {int} not null, by_name text not null, branches text not null, orders {int} not null
  ) {table}`,
  `create table staff (
    id {id}, name text not null, name_key text not null unique, password text not null,
    state text not null check (state in ('pending', 'active', 'locked')),
    owner {int} not null check (owner in (0, 1)), asked_at {int} not null
  ) {table}`,
  `create table staff_branch (
    staff {int} not null references staff (id) on delete cascade,
    branch text not null references branch (id) on delete cascade,
    role text not null check (role in ('manager', 'barista')), primary key (staff, branch)
  ) {table}`,
  `create table staff_session (
    token_hash text primary key, staff {int} not null references staff (id) on delete cascade,
    created_at {int} not null, seen_at {int} not null
  ) {table}`,
  'create index staff_session_staff on staff_session (staff)',
  'create table setting (key text primary key, value text not null) {table}',
  `create table event (
    id {id}, tx {event_tx}, at {int} not null, name text not null, branch text, token text, data text not null
  ) {table}`,
  '{postgres} create index event_order on event (tx, id)',
  'create index event_at on event (at)',
  'create index event_token on event (token, id)',
  `create table review (
    id {id}, food {int} check (food between 1 and 5), service {int} check (service between 1 and 5),
    value {int} check (value between 1 and 5), atmosphere {int} check (atmosphere between 1 and 5),
    user_name text not null, text text not null, at {int} not null
  ) {table}`,
  `create table reservation (
    id {id}, branch text not null references branch (id), name text not null, phone text not null,
    persons {int} not null check (persons > 0), date text not null, time {int} not null check (time between 0 and 1439),
    at {int} not null
  ) {table}`,
  'create index reservation_date on reservation (branch, date)',
  `create table contact_message (
    id {id}, name text not null, email text not null, message text not null, at {int} not null
  ) {table}`,
  `create table offer (
    id text primary key, position {int} not null unique, image_kind text not null, image_ref text not null,
    title text not null, sub_title text not null, details text not null
  ) {table}`,
  `create table post (
    id text primary key, position {int} not null unique, image_kind text not null, image_ref text not null,
    date text not null, name text not null, question text not null, answer text not null
  ) {table}`,
  `create table testimonial (
    id text primary key, position {int} not null unique, name text not null,
    branch text not null references branch (id), text text not null
  ) {table}`,
]
