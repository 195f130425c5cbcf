// The checkout's key, made once and kept until the order is placed (ORDER-5), and the customer's details.
import { type OrderForm, orderForms } from '#domain/branch/branch.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { type InvoiceField, invoiceFields, type TypedInvoice } from '#domain/money/invoice-wish.ts'
import { type SoldOutWish, soldOutWishes } from '#domain/order/order.ts'
import { recordOf } from '#domain/shared/record.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { randomKey } from '#web/data/http/new-key.ts'

interface CheckoutKey {
  readonly key: string
  /** It was sent and no answer came, so the order may or may not exist. */
  readonly unsure: boolean
  /** The order under this key waits for a word with staff. */
  readonly asking?: StaffQuestion | undefined
}

/** What the customer says to staff, and the order that it is about, as it was sent. */
export interface StaffQuestion {
  readonly problem: string
  readonly code: string
  readonly sent: unknown
  /** Whether the customer may pay online instead. */
  readonly payOnline?: boolean
}

/** The stored key, or a new one. */
export function checkoutKey(): CheckoutKey {
  const known = readStored('checkout')
  if (typeof known === 'object' && known !== null && 'key' in known && typeof known.key === 'string') {
    const asking = 'asking' in known ? askingFrom(known.asking) : undefined
    return { key: known.key, unsure: 'unsure' in known && known.unsure === true, ...(asking && { asking }) }
  }
  const made = { key: randomKey(), unsure: false }
  writeStored('checkout', made)
  return made
}

export const markUnsure = (unsure: boolean): void => writeStored('checkout', { ...checkoutKey(), unsure })

export const markAsking = (asking: StaffQuestion | undefined): void =>
  writeStored('checkout', { ...checkoutKey(), asking })

function askingFrom(value: unknown): StaffQuestion | undefined {
  const { problem, code, sent, payOnline } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<StaffQuestion>
  return typeof problem === 'string' && typeof code === 'string'
    ? { problem, code, sent, ...(payOnline === true && { payOnline }) }
    : undefined
}

/** Call it after success, or when the customer says that this is a different order. */
export const forgetKey = (): void => writeStored('checkout', undefined)

export interface Details {
  readonly name: string
  readonly phone: string
  readonly address: string
  /** Called beside the code; '' if none is wanted. */
  readonly cupName: string
  /** The company that orders were invoiced to, if any was typed. */
  readonly invoice: TypedInvoice
  readonly remember: boolean
}

const noInvoice: TypedInvoice = recordOf(invoiceFields, () => '')
const none: Details = { name: '', phone: '', address: '', cupName: '', invoice: noInvoice, remember: false }

/** What was typed in this tab, or else what the customer asked to be remembered. */
export const readDetails = (): Details => detailsFrom(readStored('details', 'tab') ?? readStored('details'))

/**
 * Typed text survives a reload of the tab; it stays on the phone only if the customer wants it. Without that wish the
 * phone forgets its orders, too (AGAIN-1).
 */
export function keepDetails(details: Details): void {
  writeStored('details', details, 'tab')
  writeStored('details', details.remember ? details : undefined)
  if (!details.remember) writeStored('past', undefined)
}

/** Whether the customer wants this phone to remember details and orders. */
export const wantsRemembering = (): boolean => detailsFrom(readStored('details')).remember

export function detailsFrom(value: unknown): Details {
  if (typeof value !== 'object' || value === null) return none
  const known = value as Partial<Record<keyof Details, unknown>>
  const text = (part: unknown) => (typeof part === 'string' ? part : '')
  return {
    name: text(known.name),
    phone: text(known.phone),
    address: text(known.address),
    cupName: text(known.cupName),
    invoice: invoiceFrom(known.invoice),
    remember: known.remember === true,
  }
}

function invoiceFrom(value: unknown): TypedInvoice {
  const known = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<InvoiceField, unknown>>
  return recordOf(invoiceFields, (field) => (typeof known[field] === 'string' ? known[field] : ''))
}

/** How and when this order is wanted; survives a reload and a return to the menu, in this tab. */
export interface OrderWish {
  readonly form: OrderForm
  readonly table: number | null
  /** The chosen slot; null for as soon as possible. */
  readonly at: Instant | null
  readonly ifSoldOut: SoldOutWish
  /** Whether it is to be invoiced. */
  readonly invoiced: boolean
  /** Of a reduction, as typed; '' for none. */
  readonly code: string
}

export const readWish = (): OrderWish => wishFrom(readStored('wish', 'tab'))

export const keepWish = (wish: OrderWish | undefined): void => writeStored('wish', wish, 'tab')

export function wishFrom(value: unknown): OrderWish {
  const known = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof OrderWish, unknown>>
  const number = (part: unknown) => (Number.isInteger(part) ? (part as number) : null)
  return {
    form: orderForms.find((form) => form === known.form) ?? 'pick-up',
    table: number(known.table),
    at: number(known.at),
    ifSoldOut: soldOutWishes.find((wish) => wish === known.ifSoldOut) ?? 'ask',
    invoiced: known.invoiced === true,
    code: typeof known.code === 'string' ? known.code : '',
  }
}

/** How this order is to be paid online; undefined: at the counter. */
export function readPayMethod(): string | undefined {
  const kept = readStored('payMethod', 'tab')
  return typeof kept === 'string' ? kept : undefined
}

export const keepPayMethod = (method: string | undefined): void => writeStored('payMethod', method, 'tab')

const mostTokens = 5

/** The tokens of this phone's last orders, newest first. */
export function lastTokens(): string[] {
  const tokens = readStored('tokens')
  return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string').slice(0, mostTokens) : []
}

export const rememberToken = (token: string): void =>
  writeStored('tokens', [token, ...lastTokens().filter((known) => known !== token)].slice(0, mostTokens))
