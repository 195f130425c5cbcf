// Accounts that sign in by the provider, each known by the provider and what it calls them; and when a session that was
// begun so ends (CHAIN-5).
export const signInProvider: readonly string[] = [
  'alter table staff add column issuer text',
  'alter table staff add column subject text',
  'create unique index staff_by_subject on staff (issuer, subject)',
  'alter table staff_session add column ends_at {int}',
]
