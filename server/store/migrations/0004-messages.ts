// Messages to the shop: saved once per key, read or unread, and the state of their delivery for each channel.

export const messages: readonly string[] = [
  `alter table contact_message add column key text`,
  `alter table contact_message add column body_hash text not null default ''`,
  `alter table contact_message add column suspect {int} not null default 0 check (suspect in (0, 1))`,
  `alter table contact_message add column seen {int} not null default 0 check (seen in (0, 1))`,
  'create unique index contact_message_key on contact_message (key)',
  `create table contact_hand_on (
    message {int} not null references contact_message (id) on delete cascade,
    way text not null check (way in ('mail', 'form')),
    state text not null check (state in ('waiting', 'done', 'given_up')),
    since {int} not null, tries {int} not null check (tries >= 0), next_at {int} not null, error text not null,
    primary key (message, way)
  ) {table}`,
  'create index contact_hand_on_due on contact_hand_on (state, next_at)',
]
