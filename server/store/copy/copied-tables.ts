// The tables that make a shop, each after those that it refers to; copied whole from one database to another.
import type { CopiedTable } from '../engines/copied-rows.ts'
import type { Tables } from '../tables.ts'

/** Values of `setting` that are positions in the event log of one database, or say how it stands. */
export const ownSettings = ['events.horizon', 'hooks.cursor', 'copy.unfinished']

interface Described extends CopiedTable {
  readonly name: keyof Tables
}

const many = { page: 500 }
/** Pictures and parts of films weigh up to some hundred kilobytes each. */
const heavy = { page: 20 }
const numbered = { key: ['id'], numbered: true, ...many }

export const copiedTables: readonly Described[] = [
  { name: 'setting', key: ['key'], own: ownSettings, ...many },
  { name: 'legacy', key: ['kind', 'key'], ...many },
  { name: 'legal_text', key: ['page', 'locale', 'version'], ...many },
  { name: 'picture', key: ['key'], ...many },
  { name: 'picture_file', key: ['picture', 'width', 'format'], ...heavy },
  { name: 'film', key: ['key'], ...many },
  { name: 'film_part', key: ['film', 'number'], ...heavy },
  { name: 'branch', key: ['id'], ...many },
  { name: 'category', key: ['id'], ...many },
  { name: 'item', key: ['id'], ...many },
  { name: 'item_piece', key: ['item', 'persons'], ...many },
  { name: 'option_group', key: ['id'], ...many },
  { name: 'shop_option', key: ['id'], ...many },
  { name: 'group_use', key: ['owner_kind', 'owner', 'position'], ...many },
  { name: 'stock_out', key: ['item', 'branch'], ...many },
  { name: 'option_out', key: ['option', 'branch'], ...many },
  { name: 'offer', key: ['id'], ...many },
  { name: 'post', key: ['id'], ...many },
  { name: 'testimonial', key: ['id'], ...many },
  { name: 'staff', ...numbered },
  { name: 'staff_branch', key: ['staff', 'branch'], ...many },
  { name: 'staff_session', key: ['token_hash'], ...many },
  { name: 'staff_device', key: ['token_hash', 'staff'], ...many },
  { name: 'staff_log', ...numbered },
  { name: 'password_link', key: ['staff'], ...many },
  { name: 'staff_totp', key: ['staff'], ...many },
  { name: 'staff_passkey', key: ['id'], ...many },
  { name: 'recovery_code', key: ['staff', 'code_hash'], ...many },
  { name: 'spent_challenge', key: ['hash'], ...many },
  { name: 'display', ...numbered },
  { name: 'archive', ...numbered },
  { name: 'orders', ...numbered },
  { name: 'order_line', key: ['order_id', 'line'], ...many },
  { name: 'order_step', key: ['order_id', 'number'], ...many },
  { name: 'slot_load', key: ['branch', 'meter', 'slot_start'], ...many },
  { name: 'slot_held', key: ['order_id', 'meter', 'slot_start'], ...many },
  { name: 'order_origin', key: ['order_id'], ...many },
  { name: 'order_block', ...numbered },
  { name: 'order_ask', ...numbered },
  { name: 'quote_factor', key: ['branch', 'weekday', 'hour'], ...many },
  { name: 'quote_learned', key: ['branch'], ...many },
  { name: 'times_told', key: ['branch'], ...many },
  { name: 'ledger_entry', ...numbered },
  { name: 'ledger_balance', key: ['branch', 'day', 'account'], ...many },
  { name: 'till_day', key: ['branch', 'day'], ...many },
  { name: 'figure', key: ['branch', 'day', 'kind', 'subject'], ...many },
  { name: 'day_record', ...numbered },
  { name: 'day_book', key: ['branch', 'number'], ...many },
  { name: 'day_count', ...numbered },
  { name: 'idempotency_key', key: ['key', 'call'], ...many },
  { name: 'review', ...numbered },
  { name: 'reservation', ...numbered },
  { name: 'reservation_mail', key: ['reservation', 'branch'], ...many },
  { name: 'contact_message', ...numbered },
  { name: 'contact_hand_on', key: ['message', 'way'], ...many },
  { name: 'board_seen', key: ['branch', 'board'], ...many },
  { name: 'alert', ...numbered },
  { name: 'web_hook', ...numbered },
  { name: 'notice', key: ['id'], ...many },
  { name: 'erasure', key: ['kind', 'record', 'made_at'], ...many },
  { name: 'notice_delivery', key: ['notice', 'channel'], ...many },
]

/** What stays behind: each database knows its own schema, and servers soon say how they are. */
export const leftTables: readonly (keyof Tables)[] = ['event', 'migration', 'server_report']
