// The words of the checkout, of an order that is followed and how its customer is told of it, and refusals.

import type { Problem } from '#contract/index.ts'
import type { OrderProblemName } from '#domain/order/order.ts'
import { dictionaries } from '../dictionary.ts'
import { following, news, order, ownData, type RefusalWords, refusals } from './en.ts'

export type { RefusalWords } from './en.ts'

const of = dictionaries(
  { order, following, news, ownData, refusals },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useOrderText = of('order')
export const useFollowingText = of('following')
export const useNewsText = of('news')
export const useOwnDataText = of('ownData')

/** The sentences for refusals and order problems; loaded with the screens that need them, never with the menu. */
export const useRefusalText = of('refusals')

/** The sentence for one problem of an order that the server named; `about`: the group and option that it is about. */
export function problemText(words: RefusalWords, problem: Pick<Problem, 'problem'>, about = ''): string {
  const text = words.problems[problem.problem as OrderProblemName] ?? words.badInput
  return about === '' ? text : `${about}: ${text}`
}
