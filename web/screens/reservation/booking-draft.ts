// What a guest fills in to reserve, kept in this tab, and what of it is missing.
import type { Output, Problem } from '../../../contract/index.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { newKey } from '../../api/http/new-key.ts'
import type { FormKey } from '../../forms/draft.ts'

export interface Draft extends FormKey {
  /** '' for the branch that the guest orders at. */
  readonly branch: string
  readonly persons: number
  readonly date: string | null
  /** Minutes since midnight. */
  readonly time: number | null
  readonly name: string
  readonly phone: string
}

export type Reserved = Output<'reservations.place'>

export const readDraft = (): Draft => {
  const known = readStored('reservation', 'tab')
  const fresh = { key: newKey(), branch: '', persons: 2, date: null, time: null, name: '', phone: '' }
  return isObject(known) && typeof known.key === 'string' ? { ...fresh, ...(known as Partial<Draft>) } : fresh
}

/** Words typed here outlive a reload of the tab. */
export const keepDraft = (draft: Draft | undefined): void => writeStored('reservation', draft, 'tab')

export const readReserved = (): Reserved | undefined => {
  const known = readStored('reserved', 'tab')
  return isObject(known) && typeof known.id === 'number' ? (known as unknown as Reserved) : undefined
}

export const keepReserved = (reserved: Reserved | undefined): void => writeStored('reserved', reserved, 'tab')

/** What has to be filled in before anything is sent. */
export function missingIn({ date, time, name, phone }: Omit<Draft, keyof FormKey>): Problem[] {
  return [
    ...(date === null ? [{ problem: 'date_missing', field: 'date' }] : []),
    ...(date !== null && time === null ? [{ problem: 'time_missing', field: 'time' }] : []),
    ...(name.trim() === '' ? [{ problem: 'name_missing', field: 'name' }] : []),
    ...(phone.trim() === '' ? [{ problem: 'phone_missing', field: 'phone' }] : []),
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
