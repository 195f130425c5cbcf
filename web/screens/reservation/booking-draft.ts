// What a guest fills in to reserve and what was reserved, both kept in this tab.
import type { Output } from '../../../contract/index.ts'
import type { ReservationForm } from '../../../domain/reservation/reservation-form.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { type Keyed, keptIn, numberIn, tabDraft, textIn } from '../../forms/draft.ts'

export interface Booking extends ReservationForm {
  /** '' for the branch at which the guest orders. */
  readonly branch: string
  readonly persons: number
}

export type Draft = Keyed<Booking>

export const bookingDraft = tabDraft<Booking>('reservation', (kept) => ({
  branch: textIn(kept, 'branch'),
  persons: numberIn(kept, 'persons') ?? 2,
  date: textIn(kept, 'date') || null,
  time: numberIn(kept, 'time'),
  name: textIn(kept, 'name'),
  phone: textIn(kept, 'phone'),
}))

export type Reserved = Output<'reservations.place'>

export const readReserved = (): Reserved | undefined => reservedFrom(readStored('reserved', 'tab'))

export const keepReserved = (reserved: Reserved | undefined): void => writeStored('reserved', reserved, 'tab')

/** Undefined if a part is missing: a confirmation with gaps helps nobody. */
export function reservedFrom(value: unknown): Reserved | undefined {
  const kept = keptIn(value)
  const [id, persons, time, stay] = ['id', 'persons', 'time', 'stay'].map((name) => numberIn(kept, name))
  const [branch, name, phone, date] = ['branch', 'name', 'phone', 'date'].map((name) => textIn(kept, name))
  if (id == null || persons == null || time == null || stay == null) return undefined
  if (!branch || !name || !phone || !date) return undefined
  return { id, branch, name, phone, persons, date, time, stay }
}
