// Gift cards, what moved their balances, and the mails with which they are sent (GIFT-1, GIFT-3).
const copying = `exists (select 1 from setting where key = 'copy.unfinished')`

export const giftCards: readonly string[] = [
  // `sealed`: the code, encrypted, for as long as somebody still has to get it. '' afterwards.
  `create table gift_card (
    id {id}, hash text {binary} not null unique, ends text not null, amount {int} not null, balance {int} not null,
    state text not null, branch text {binary} not null, lang text not null, sold_at {int} not null, expires_on text,
    until {int}, payment text, credit_of {int}, sealed text not null, sealed_until {int}, reason text not null default '',
    for_whom text not null, from_whom text not null, words text not null, erased_at {int},
    check (balance >= 0), check (amount > 0)
  ) {table}`,
  `create index gift_card_until on gift_card (until) where state = 'awaiting'`,
  'create index gift_card_sealed on gift_card (sealed_until) where sealed_until is not null',
  'create index gift_card_credit on gift_card (credit_of) where credit_of is not null',
  'create index gift_card_expiring on gift_card (expires_on) where balance > 0 and expires_on is not null',
  'create index gift_card_ends on gift_card (ends)',
  'create index gift_card_named on gift_card (sold_at) where erased_at is null',
  `create table gift_move (
    id {id}, card {int} not null references gift_card (id), kind text not null, amount {int} not null, order_id {int},
    branch text {binary} not null, day text not null, at {int} not null, actor text not null, staff {int},
    staff_name text not null
  ) {table}`,
  // What moved a balance is kept for ever, as it was written.
  `{sqlite} create trigger gift_move_never_changes before update on gift_move when not ${copying} begin
    select raise(abort, 'what moved a gift card is append only');
  end`,
  `{sqlite} create trigger gift_move_stays before delete on gift_move when not ${copying} begin
    select raise(abort, 'what moved a gift card is append only');
  end`,
  `{postgres} create function gift_move_stays() returns trigger language plpgsql as $$ begin
    if ${copying} then
      if tg_op = 'UPDATE' then return new; end if;
      return old;
    end if;
    raise exception 'what moved a gift card is append only';
  end $$`,
  `{postgres} create trigger gift_move_stays before update or delete on gift_move
    for each row execute function gift_move_stays()`,
  'create index gift_move_card on gift_move (card, id)',
  'create index gift_move_day on gift_move (day)',
  'create index gift_move_order on gift_move (order_id) where order_id is not null',
  `create table gift_mail (
    card {int} primary key references gift_card (id), email text not null, send_on text, state text not null,
    since {int} not null, tries {int} not null, next_at {int} not null, error text not null
  ) {table}`,
  `create index gift_mail_due on gift_mail (next_at) where state = 'waiting'`,
]
