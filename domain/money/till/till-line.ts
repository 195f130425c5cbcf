// How the messages of a branch reach its till: one after the other, none skipped (REG-3).
import type { Instant } from '../../branch/hours.ts'

/** A message that is not acknowledged within this time is told to the branch and to the owner, in ms. */
export const tillPatienceMs = 60_000

/** Why a message was not acknowledged. */
export const tillProblems = [
  'address',
  'unreachable',
  'certificate',
  'late',
  'redirect',
  'status',
  'too-long',
  'not-json',
  'no-ticket',
  'other-number',
  'gap',
  'far-behind',
  'ahead',
  'refused',
] as const
export type TillProblem = (typeof tillProblems)[number]

/** Those in which another try is in vain: the line stops until the owner has acted. */
const stopping: readonly TillProblem[] = ['refused', 'ahead', 'far-behind']
export const stopsTillLine = (problem: TillProblem): boolean => stopping.includes(problem)

/** `waiting`: not yet acknowledged. `given_up`: the till does not take it, and what comes after it waits. */
export const tillStates = ['waiting', 'done', 'given_up'] as const
export type TillState = (typeof tillStates)[number]

const second = 1000
const longestPause = 300 * second

/** After `tries` failures: after 15, 30, 60 … seconds, in the end every five minutes, and for ever. */
export const nextTillTry = (tries: number, now: Instant): Instant =>
  now + Math.min(15 * second * 2 ** Math.min(tries - 1, 10), longestPause)

/** The most messages that are sent again because a till says that it has not got them. */
export const mostRepeated = 1000

/**
 * What a till's last number means for the message that it did not take: from which number to repeat, or why not.
 */
export function afterGap(number: number, last: number): { readonly from: number } | { readonly problem: TillProblem } {
  if (last >= number) return { problem: 'ahead' }
  if (last === number - 1) return { problem: 'status' }
  return number - last > mostRepeated ? { problem: 'far-behind' } : { from: last + 1 }
}

export const tillLimits = { url: 500, ticket: 60, words: 160, reason: 200 } as const

export type TillUrlProblemName = 'till_url_missing' | 'till_url_invalid' | 'till_url_too_long'
/** Whatever can be wrong with what the owner sends about a link. */
export type TillLinkProblemName = TillUrlProblemName | 'till_reason_missing'

/** `isUrl`: whether the text is an address that may be reached. */
export function tillUrlProblem(url: string, isUrl: (text: string) => boolean): TillUrlProblemName | undefined {
  if (url === '') return 'till_url_missing'
  if (url.length > tillLimits.url) return 'till_url_too_long'
  return isUrl(url) ? undefined : 'till_url_invalid'
}
