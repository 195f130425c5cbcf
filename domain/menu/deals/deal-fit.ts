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
  | { readonly fit: 'not-declared'; readonly traces: readonly Allergen[] }
  | { readonly fit: 'traces'; readonly of: readonly Allergen[] }
  | { readonly fit: 'not'; readonly of: readonly Substance[]; readonly traces: readonly Allergen[] }

/**
 * How a deal suits, from how the items of each part do: as the worst of its parts does with the best of its items. It
 * simply fits only where nothing can be chosen that does not. A part without items suits nobody. What the deal contains
 * besides its parts, `own`, counts as a part of one item. Traces in one part are said even if another part is worse.
 */
export function dealFits(chosen: readonly (readonly Fit<unknown>[])[], own: Fit<unknown>): DealFit {
  const parts = [[own], ...chosen]
  if (parts.every((items) => items.length > 0 && items.every(({ fit }) => fit === 'fits'))) return { fit: 'fits' }
  const best = parts.map(bestOf)
  const worst = best.reduce((rank, { fit }) => (ranks.indexOf(fit) > ranks.indexOf(rank) ? fit : rank), 'fits' as Rank)
  if (worst === 'fits' || worst === 'with-choice') return { fit: 'chosen' }
  const of = unique(best.flatMap((one) => (one.fit === 'not' ? one.of : [])))
  const traces = unique(best.flatMap(tracesIn)).filter((each) => !of.includes(each))
  if (worst === 'not-declared') return { fit: worst, traces }
  return worst === 'not' ? { fit: worst, of, traces } : { fit: worst, of: traces }
}

const bestOf = (items: readonly Fit<unknown>[]): Fit<unknown> =>
  ranks.flatMap((rank) => items.find(({ fit }) => fit === rank) ?? [])[0] ?? { fit: 'not', of: [], traces: [] }

const tracesIn = (one: Fit<unknown>): readonly Allergen[] => {
  if (one.fit === 'not') return one.traces
  return one.fit === 'traces' ? one.of : []
}

const unique = <Name>(names: readonly Name[]): Name[] => [...new Set(names)]
