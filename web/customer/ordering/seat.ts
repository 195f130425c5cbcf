// The table at which the customer sits, as chosen or from the table's own link: for this visit, in this tab.
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'

export interface Seat {
  readonly branch: string
  /** As in the link; '' if the customer only said that they sit in the shop. */
  readonly table: string
}

const seat = createObservable<Seat | null>(readSeat(readStored('seat', 'tab')))

export const useSeat = (): Seat | null => useObservable(seat)

export function sitAt(next: Seat | null): void {
  writeStored('seat', next ?? undefined, 'tab')
  seat.write(next)
}

/** A customer who goes to another branch has left the table. */
export function leaveFor(branch: string): void {
  const from = seat.read()
  if (from && from.branch !== branch) sitAt(null)
}

/** The number of the table; null if none was given, undefined if the branch has no such table. */
export function tableOf({ table }: Seat, branch: Pick<MenuBranch, 'tables'>): number | null | undefined {
  if (table === '') return null
  const number = /^\d{1,4}$/.test(table) ? Number(table) : 0
  return number >= 1 && number <= branch.tables ? number : undefined
}

export const isSeatAt = (seat: Seat | null, branch: Pick<MenuBranch, 'id' | 'forms' | 'tables'>): boolean =>
  seat !== null && seat.branch === branch.id && branch.forms.includes('table') && tableOf(seat, branch) !== undefined

function readSeat(value: unknown): Seat | null {
  if (typeof value !== 'object' || value === null) return null
  const { branch, table } = value as Partial<Record<keyof Seat, unknown>>
  return typeof branch === 'string' && typeof table === 'string' ? { branch, table } : null
}
