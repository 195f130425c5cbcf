// Every refusal of the whole API with its HTTP status; each has a sentence in every language.

import type { PromisedThing } from '#domain/branch/closure.ts'

export const refusals = {
  bad_input: 400,
  too_large: 413,
  not_signed_in: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  foreign_site: 403,
  not_found: 404,
  token_unknown: 404,
  order_archived: 410,
  order_refused: 422,
  review_refused: 422,
  reservation_refused: 422,
  reservations_off: 409,
  branch_unknown: 422,
  region_unknown: 422,
  item_unknown: 422,
  key_reused: 409,
  name_taken: 409,
  setup_code_wrong: 403,
  last_owner: 409,
  kept_by_provider: 409,
  waiting_full: 409,
  wrong_password: 403,
  factor_needed: 401,
  ticket_over: 410,
  code_wrong: 401,
  passkey_refused: 401,
  confirm_first: 403,
  last_factor: 409,
  passkeys_full: 409,
  link_unknown: 404,
  link_used: 410,
  link_expired: 410,
  display_unknown: 404,
  display_withdrawn: 410,
  displays_full: 409,
  printer_cannot_cover: 422,
  printers_full: 409,
  no_printer: 409,
  account_pending: 403,
  account_locked: 403,
  step_not_allowed: 409,
  begun_already: 409,
  paid_already: 409,
  more_than_due: 409,
  vouchers_pay_less: 409,
  voucher_spent: 409,
  changed_meanwhile: 409,
  days_promised: 409,
  company_incomplete: 409,
  day_sealed: 409,
  paid_open: 409,
  till_takes_payment: 409,
  rung_up_already: 409,
  branch_has_orders: 409,
  branch_has_reservations: 409,
  last_branch: 409,
  region_in_use: 409,
  category_has_items: 409,
  last_category: 409,
  menu_full: 409,
  menu_of_others: 403,
  not_made_ahead: 422,
  bake_other_day: 409,
  bake_above_made: 409,
  not_an_image: 422,
  image_kind_not_taken: 422,
  image_heic_unreadable: 422,
  image_svg_not_plain: 422,
  image_unreachable: 422,
  image_address_refused: 422,
  image_too_large: 413,
  image_too_many_pixels: 422,
  image_broken: 422,
  panorama_not_two_to_one: 422,
  film_kind_not_taken: 422,
  film_too_large: 413,
  sheet_too_large: 413,
  sheet_too_many_rows: 422,
  sheet_kind_not_taken: 422,
  sheet_broken: 422,
  sheet_empty: 422,
  sheet_no_headings: 422,
  hook_address_refused: 422,
  hook_unreachable: 422,
  voucher_foreign: 422,
  hooks_full: 409,
  content_full: 409,
  basket_unknown: 404,
  basket_closed: 409,
  basket_paid: 409,
  basket_not_yours: 403,
  gifts_off: 422,
  gift_refused: 422,
  gift_mistyped: 422,
  gift_unknown: 404,
  gift_unpaid: 409,
  gift_lapsed: 410,
  gift_spent: 409,
  gift_expired: 410,
  gift_blocked: 409,
  gift_less: 409,
  gift_not_here: 409,
  payments_down: 503,
  payment_not_needed: 409,
  online_only: 409,
  payment_key_refused: 422,
  payment_key_missing: 422,
  payment_way_refused: 422,
  public_url_missing: 409,
  push_service_unknown: 422,
  push_keys_wrong: 422,
  mail_off: 409,
  mailed_enough: 409,
  too_many: 429,
  unavailable: 503,
  broken: 500,
} as const

export type RefusalName = keyof typeof refusals

/** What may be wrong with a picture that is fetched from a given address. */
export const addressRefusals = [
  'too_many',
  'not_an_image',
  'image_kind_not_taken',
  'image_heic_unreadable',
  'image_svg_not_plain',
  'image_unreachable',
  'image_address_refused',
  'image_too_large',
  'image_too_many_pixels',
  'image_broken',
] as const satisfies readonly RefusalName[]

export interface Problem {
  /** A named problem of the domain, or 'bad_input' where only the shape is wrong. */
  readonly problem: string
  /** The field as the form calls it, or its path in the body. */
  readonly field?: string
  /** The index of the cart line, 0 first. */
  readonly line?: number
  /**
   * With item_not_then: the hours of that day in which the item is sold, in minutes since midnight; none: not that day.
   */
  readonly hours?: readonly { readonly from: number; readonly to: number }[]
  /** With a choice that cannot be ordered: the id of its group, and of the option if it is about one. */
  readonly group?: string
  readonly option?: string
  /** With a meal deal: the id of the part, and of the item that was chosen for it. */
  readonly part?: string
  readonly item?: string
  /** With slot_full, slot_not_offered, time_moved and paused: the next time with room for this cart, or null. */
  readonly next?: number | null
  /** With too_large_for_slot, ask_… and order_at_counter: the number to call. */
  readonly phone?: string
  /** With ask_…: what the customer says at the counter or on the telephone. */
  readonly code?: string
  /** With ask_…: whether the customer may pay online instead of having a word with staff. */
  readonly payOnline?: boolean
  /** With total_changed: what the order comes to now, in cents, for the time `at`. */
  readonly total?: number
  readonly at?: number
  /** With contrast_too_low: the nearest colour that passes. */
  readonly nearest?: string
  /** With vouchers_pay_less: how much meal vouchers may still pay, in cents. */
  readonly most?: number
}

/** What the second step of a sign-in needs. */
export interface NeededFactor {
  readonly ticket: string
  /** Time codes; a recovery code is always taken. */
  readonly code: boolean
  readonly passkey: boolean
}

/** Who saved something last, and when. */
export interface SavedBy {
  readonly name: string
  readonly at: number
}

/** The body of every response that is not a success. */
export interface RefusalBody {
  readonly refusal: RefusalName
  readonly problems: readonly Problem[]
  readonly requestId: string
  /** With too_many and unavailable: the seconds to wait before trying again. */
  readonly retryAfter?: number
  /** With key_reused: the token of the order that this key placed. */
  readonly token?: string
  /** With factor_needed: the proof that the password was right, and which second factors the account has. */
  readonly factor?: NeededFactor
  /** With changed_meanwhile: who saved it last, if that was by the same form and within a day. */
  readonly savedBy?: SavedBy
  /** With days_promised: the orders and reservations that the change would break, soonest first, at most 200. */
  readonly promised?: readonly PromisedThing[]
  /** With days_promised: how many there are in all. */
  readonly promisedCount?: number
}
