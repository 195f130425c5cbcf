// Where the menu finds what suits its visitor. Its rules and words are loaded only for those who said what they avoid.
import type { ComponentType, ReactNode } from 'react'
import type { Declaration } from '#domain/menu/allergens.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { readStored } from '#web/data/browser-storage.ts'
import type { MenuItem } from '#web/data/menu/menu-state.ts'
import type { FullItem } from '#web/data/menu/with-groups.ts'
import { createObservable } from '#web/data/observable.ts'

/** Each has an edge or ground of its own (diet.css). */
export type CardLook = 'plain' | 'swap' | 'ask' | 'not'

/** What the menu shows of an item to this visitor. */
interface ItemFit {
  readonly look: CardLook
  readonly words: ReactNode
  /** What to choose so that it fits, where it does not as it comes. */
  readonly options?: Chosen
}

export interface DietView {
  /** False for what does not fit, if the visitor hides it. */
  readonly shows: (item: MenuItem) => boolean
  /** Of the item as it comes, or as it can be chosen at this branch. */
  readonly fitOf: (item: MenuItem) => ItemFit
  /** How something that contains this fits. */
  readonly Verdict: ComponentType<{ declaration: Declaration | undefined }>
  /** On an option that brings what is avoided. */
  readonly Brings: ComponentType<{ item: FullItem; group: string; option: string }>
  /** Above the first section: what is avoided. */
  readonly Panel: ComponentType
  /** Beside the name of the first section: grey or hide. */
  readonly Tool: ComponentType
  /** For an opened item: a severe allergy is also to be said at the counter. */
  readonly Caution: ComponentType
  /** Below a section: how many are hidden. */
  readonly Hidden: ComponentType<{ count: number }>
  /** In place of the plus of an undeclared item. */
  readonly AskUs: ComponentType<{ item: MenuItem; onAdd: (() => void) | undefined }>
}

/** The name under which the device keeps what is avoided. */
export const avoidListKey = 'avoids'

/** Null: nothing is avoided. Undefined: something is, and diet-parts.tsx, which writes the view, is on its way. */
export const dietView = createObservable<DietView | null | undefined>(
  readStored(avoidListKey) === undefined ? null : undefined,
)

/** The dialog in which a visitor says what to avoid, if it is open over the menu. */
export const overMenu = createObservable<'avoid' | null>(null)
