// The parts of a meal deal as they are typed, and the parts that this describes.
import type { Part } from '#domain/menu/deals/parts.ts'
import type { Locale, LocalText } from '#domain/shared/locale.ts'
import { parsePrice, priceText } from '#domain/shared/typed-price.ts'
import { freshRowKey, mergedRows, type RowKey } from '#web/data/forms/merged-rows.ts'
import { rebase } from '#web/data/forms/rebase.ts'

export interface TypedPart {
  /** '' for a new one. */
  readonly id: string
  /** Stays the same while the part is edited, whichever place it has. */
  readonly key: RowKey
  readonly name: LocalText
  readonly choose: readonly TypedChoice[]
}

export interface TypedChoice {
  readonly item: string
  /** As typed; '' for nothing. */
  readonly extra: string
}

export const typedParts = (parts: readonly Part[], locale: Locale): TypedPart[] =>
  parts.map(({ id, name, choose }) => ({
    id,
    key: id,
    name,
    choose: choose.map(({ item, extra }) => ({ item, extra: extra === 0 ? '' : priceText(extra, locale) })),
  }))

/** What two people typed at once: each keeps the parts, and the items in them, that the other did not touch. */
export const mergedParts = (
  base: readonly TypedPart[],
  mine: readonly TypedPart[],
  theirs: readonly TypedPart[],
): TypedPart[] =>
  mergedRows(base, mine, theirs, { inMine: ({ key }) => key, inTheirs: ({ id }) => id || undefined, merge: mergedPart })

const mergedPart = (base: TypedPart, mine: TypedPart, theirs: TypedPart): TypedPart => ({
  ...rebase(base, mine, theirs),
  choose: mergedRows(base.choose, mine.choose, theirs.choose, {
    inMine: ({ item }) => item,
    inTheirs: ({ item }) => item,
  }),
})

/** An unreadable extra price is -1: the rule refuses it, and the field keeps what was typed. */
export const partsFrom = (typed: readonly TypedPart[]): Part[] =>
  typed.map(({ id, name, choose }) => ({
    id,
    name,
    choose: choose.map(({ item, extra }) => ({ item, extra: extra.trim() ? (parsePrice(extra) ?? -1) : 0 })),
  }))

export const withNewPart = (parts: readonly TypedPart[]): TypedPart[] => [
  ...parts,
  { id: '', key: freshRowKey(), name: {}, choose: [] },
]
