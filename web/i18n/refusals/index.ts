// The sentences for refusals and order problems; loaded with the screens that need them, never with the menu.
import type { Problem } from '../../../contract/index.ts'
import type { OrderProblemName } from '../../../domain/order/order.ts'
import { dictionary } from '../dictionary.ts'
import { en, type RefusalWords } from './en.ts'

export type { RefusalWords } from './en.ts'

/** `t.refusals[answer.refusal.refusal]` is the sentence to show. */
export const useRefusalText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})

/** The sentence for one problem of an order that the server named; `about`: the group and option that it is about. */
export function problemText(words: RefusalWords, problem: Pick<Problem, 'problem'>, about = ''): string {
  const text = words.problems[problem.problem as OrderProblemName] ?? words.badInput
  return about === '' ? text : `${about}: ${text}`
}
