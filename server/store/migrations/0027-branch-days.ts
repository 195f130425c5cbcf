// For how many days ahead a branch takes orders, whether it asks for a telephone number, and until when staff closed it.

export const branchDays: readonly string[] = [
  'alter table branch add column days_ahead {int} not null default 0 check (days_ahead between 0 and 14)',
  `alter table branch add column phone_field text not null default 'required'
    check (phone_field in ('hidden', 'optional', 'required'))`,
  'alter table branch add column shop_until text',
]
