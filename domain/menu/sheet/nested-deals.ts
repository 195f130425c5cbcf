// No deal is part of a deal, whatever a sheet makes of both (OPT-7).
import type { Item } from '../menu.ts'
import type { RowNotes } from './notes.ts'
import { newKey } from './orders.ts'
import type { ReadRow } from './read-row.ts'

interface Noted {
  readonly one: ReadRow | undefined
  readonly notes: RowNotes
}

/** Notes it at the deal that has another one in it, and at the item that becomes a deal and is part of one. */
export function findNestedDeals(all: readonly Noted[], items: readonly Item[]): void {
  const after = new Map(items.map(({ id, parts = [] }) => [id, parts]))
  for (const { one } of all) after.set(keyOf(one), one?.draft.parts ?? [])
  const chosen = new Set([...after.values()].flatMap(itemsOf))
  for (const { one, notes } of all) {
    const { parts = [] } = one?.draft ?? {}
    const deal = itemsOf(parts).find((item) => (after.get(item) ?? []).length > 0)
    const becomes = parts.length > 0 && !one?.before?.parts
    if (deal !== undefined) notes.wrong('part_is_deal', 'parts', { value: deal })
    else if (becomes && chosen.has(keyOf(one))) notes.wrong('in_other_deal', 'parts')
  }
}

const keyOf = (one: ReadRow | undefined): string => one?.before?.id ?? newKey(one?.row ?? 0)

const itemsOf = (parts: NonNullable<Item['parts']>): string[] =>
  parts.flatMap(({ choose }) => choose.map(({ item }) => item))
