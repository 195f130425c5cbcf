// Whether a meal deal suits a customer who avoids something: it does if each of its parts has something that does
// (ALLG-2, OPT-7).
import type { Allergen, Substance } from '../allergens.ts'
import type { Fit } from '../diet.ts'

/** How well things suit, the best first. */
const ranks = ['fits', 'with-choice', 'traces', 'not-declared', 'not'] as const
type Rank = (typeof ranks)[number]

/** `chosen`: not whatever is chosen fits, but something for each part. */
export type DealFit =
  | { readonly fit: 'fits' }
  | { readonly fit: 'chosen' }
  | { readonly fit: 'not-declared' }
  | { readonly fit: 'traces'; readonly of: readonly Allergen[] }
  | { readonly fit: 'not'; readonly of: readonly Substance[] }

/**
 * How a deal suits, from how the items of each part do: as the worst of its parts does with the best of its items. It
 * simply fits only where nothing can be chosen that does not. A part without items suits nobody. What the deal contains
 * besides its parts, `own`, counts as a part of one item.
 */
export function dealFits(chosen: readonly (readonly Fit<unknown>[])[], own: Fit<unknown>): DealFit {
  const parts = [[own], ...chosen]
  if (parts.every((items) => items.length > 0 && items.every(({ fit }) => fit === 'fits'))) return { fit: 'fits' }
  const best = parts.map(bestOf)
  const worst = best.reduce((rank, { fit }) => (ranks.indexOf(fit) > ranks.indexOf(rank) ? fit : rank), 'fits' as Rank)
  if (worst === 'fits' || worst === 'with-choice') return { fit: 'chosen' }
  if (worst === 'not-declared') return { fit: worst }
  if (worst === 'not') return { fit: worst, of: unique(best.flatMap((one) => (one.fit === 'not' ? one.of : []))) }
  return { fit: worst, of: unique(best.flatMap((one) => (one.fit === 'traces' ? one.of : []))) }
}

const bestOf = (items: readonly Fit<unknown>[]): Fit<unknown> =>
  ranks.flatMap((rank) => items.find(({ fit }) => fit === rank) ?? [])[0] ?? { fit: 'not', of: [] }

const unique = <Name>(names: readonly Name[]): Name[] => [...new Set(names)]
