// The tables of accounts and the staff log as Kysely sees them.
import type { Generated } from 'kysely'

export interface StaffRow {
  id: Generated<number>
  name: string
  /** The folded name, so that no two names differ only by case. */
  name_key: string
  password: string
  state: string
  owner: number
  asked_at: number
  /** The network from which a waiting account was requested, as a hash; null once it is decided. */
  asked_from: string | null
  /** The sign-in provider by which it signs in, and what that calls it; null for an account with a password. */
  issuer: string | null
  subject: string | null
}

export interface StaffLogRow {
  id: Generated<number>
  at: number
  /** The account, which may be gone since. */
  staff: number
  staff_name: string
  /** The name of the call. */
  act: string
  branch: string | null
  /** The folded words by which it is found. */
  about: string
  data: string
}

export interface StaffSessionRow {
  token_hash: string
  staff: number
  created_at: number
  seen_at: number
  /** 1 once the owner or a new password ended it; kept to say so. */
  ended: Generated<number>
  /** The browser and system on which it began; '' if unknown. */
  agent: Generated<string>
  /** The network from which it was used last, in coarse; '' if unknown. */
  network: Generated<string>
  /** When its member last typed the password. */
  confirmed_at: Generated<number>
  /** 1 while its member has to set up a second factor first. */
  held: Generated<number>
  /** When it ends in any case; null: by the usual limits alone. */
  ends_at: number | null
}

export interface PasswordLinkRow {
  staff: number
  code_hash: string
  expires_at: number
  used_at: number | null
  /** 1 if using it also removes the second factor. */
  drops_factor: Generated<number>
}

export interface StaffPasskeyRow {
  /** As the browser calls it, in base64url. */
  id: string
  staff: number
  /** The name of the site for which it was made; it works nowhere else. */
  site: string
  name: string
  /** The public key in base64url. */
  public_key: string
  /** How often it was used, as far as it counts. */
  counter: number
  /** JSON. */
  transports: string
  made_at: number
  used_at: number | null
}
