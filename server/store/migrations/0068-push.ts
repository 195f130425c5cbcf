// Who is told of an order when they do not look at its page, by push message and by mail, and what is still to be sent.
export const push: readonly string[] = [
  `create table news_follower (
    id {id}, order_id {int} not null references orders (id) on delete cascade, endpoint text not null,
    p256dh text not null, auth text not null, site text not null, lang text not null, at {int} not null
  ) {table}`,
  'create unique index news_follower_of_order on news_follower (order_id, endpoint)',
  'create index news_follower_endpoint on news_follower (endpoint)',
  `create table news_message (
    id {id}, follower {int} not null references news_follower (id) on delete cascade, kind text not null,
    until {int} not null, state text not null check (state in ('waiting', 'done', 'given_up')), since {int} not null,
    tries {int} not null, next_at {int} not null, error text not null
  ) {table}`,
  'create index news_message_follower on news_message (follower)',
  `create index news_message_due on news_message (next_at) where state = 'waiting'`,
  `create table receipt_mail (
    order_id {int} primary key references orders (id) on delete cascade, email text not null, lang text not null,
    asked {int} not null, state text not null check (state in ('waiting', 'done', 'given_up')),
    since {int} not null, tries {int} not null, next_at {int} not null, error text not null
  ) {table}`,
  `create index receipt_mail_due on receipt_mail (next_at) where state = 'waiting'`,
]
