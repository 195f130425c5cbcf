// Where a browser signs in by the sign-in provider, and what it brings back to the sign-in page.

/** A page, not a call: it leads to the provider. `?to=` is the page of the site that is wanted after it. */
export const providerPath = '/api/account/sign-in/provider'

/** A path of the site's own pages, such as '/board': the only kind that a sign-in leads to. */
export const isOwnPath = (path: string): boolean => path.length <= 100 && /^(\/[\w-]+)+$/.test(path)

/** Why nobody came in by the provider; each has a sentence on the sign-in page. */
export const providerRefusals = [
  'cancelled',
  'down',
  'expired',
  'clock',
  'failed',
  'broken',
  'no_role',
  'last_owner',
  'account_locked',
  'account_pending',
  'too_many',
] as const
export type ProviderRefusal = (typeof providerRefusals)[number]
