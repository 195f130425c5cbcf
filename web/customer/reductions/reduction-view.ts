// Where the menu finds what reductions do to its prices. Their rules and words are loaded only where a shop has some.
import type { ComponentType, ReactNode } from 'react'
import type { PublicReduction } from '#contract/index.ts'
import type { MenuBranch, MenuItem, MenuState } from '#web/data/menu/menu-state.ts'
import { createObservable } from '#web/data/observable.ts'

export interface ReductionView {
  /** Above the categories: what runs or begins today; on the page of a category what is about its items. */
  readonly Bars: ComponentType<{ branch: MenuBranch; category: string | undefined }>
  /** In the place of a card's price, which are its children where nothing reduces it. */
  readonly Price: ComponentType<{ item: MenuItem; price: number; children: ReactNode }>
  /** Of goods that keep, while they are reduced: their lowest price of the last 30 days (PRICE-3). */
  readonly Lowest: ComponentType<{ item: MenuItem; price: number }>
}

/** Those that a page is about: all on that of the whole menu. */
export const reductionsOn = (
  { reductions = [], itemsById }: Pick<MenuState, 'reductions' | 'itemsById'>,
  category: string | undefined,
): readonly PublicReduction[] =>
  reductions.filter(({ what: { kind, ids } }) => {
    if (category === undefined || kind === 'everything') return true
    return ids.some((id) => (kind === 'categories' ? id : itemsById.get(id)?.category) === category)
  })

/** Undefined: no reductions, or reduction-parts.tsx, which writes the view, is on its way. */
export const reductionView = createObservable<ReductionView | undefined>(undefined)
