// Reads whether the old shop was open, and its delivery message.
import { type Notebook, openNotebook, type ReadEntry } from './notes.ts'
import { isEntry, oldTextOf, sayUnknownFields } from './read-shapes.ts'

export interface LegacyShopState {
  readonly open: boolean
  readonly date: string
  readonly desc: string
}

/** The default delivery messages of the old site and of this one, which need not be stored. */
export const defaultMessages = [
  "We don't deliver at the moment (pick-up only). Thanks!",
  'We dont deliver @ the moment (ONLY PICK UP) !!. thx',
] as const

export function readShopState(value: unknown, book: Notebook): ReadEntry<LegacyShopState> | null {
  if (value === undefined || value === null) return null
  const own = openNotebook()
  const entry = isEntry(value) ? value : { shopState: value }
  if (!isEntry(value)) own.mended('shopstatus', 'not the usual object; read as the state', value)
  const state = entry.shopState
  if (state !== 'in' && state !== 'out') {
    book.refused('shopstatus', 'neither in nor out; the state of the branches does not change', value)
    return null
  }
  sayUnknownFields(entry, ['shopState', 'date', 'desc'], 'shopstatus', own)
  const read = {
    open: state === 'in',
    date: oldTextOf(entry.date, 'shopstatus/date', own, 100),
    desc: oldTextOf(entry.desc, 'shopstatus/desc', own),
  }
  return { path: 'shopstatus', notes: own.notes, value: read }
}

/** The message; '' for the default one, which this shop has in four languages, null for one that was emptied. */
export function readMessage(value: unknown, book: Notebook): ReadEntry<string | null> | null {
  if (value === undefined || value === null) return null
  const own = openNotebook()
  if (!isEntry(value) && typeof value !== 'string') {
    book.refused('deliveryMessage', 'no text', value)
    return null
  }
  const place = 'deliveryMessage/customDeliveryMessage'
  if (typeof value === 'string') own.mended('deliveryMessage', 'not the usual object; read as the text', value)
  else sayUnknownFields(value, ['customDeliveryMessage'], 'deliveryMessage', own)
  const written = typeof value === 'string' ? value : value.customDeliveryMessage
  const text = oldTextOf(written, place, own)
  if (typeof written === 'string' && text === '') return { path: 'deliveryMessage', notes: own.notes, value: null }
  const isDefault = defaultMessages.some((one) => one === text)
  if (text === defaultMessages[1]) own.mended(place, 'the default; this shop says it in its four languages', text)
  return { path: 'deliveryMessage', notes: own.notes, value: isDefault ? '' : text }
}
