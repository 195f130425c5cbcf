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
}
