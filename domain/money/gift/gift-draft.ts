// What somebody types who gives a gift card, and what is wrong with it (GIFT-1).
import { addDays, type DateText } from '#domain/branch/hours.ts'
import { emailLimit, isEmail } from '#domain/shared/email.ts'
import type { Cents } from '#domain/shared/money.ts'
import { lengthOf, oneLine, tidyWords } from '#domain/shared/text.ts'
import type { GiftRules } from './gift-rules.ts'

export const giftLimits = { for: 60, from: 60, words: 300, mail: emailLimit } as const
/** How far ahead a card may be sent. */
export const mostDaysAhead = 365

export interface GiftDraft {
  readonly amount: Cents
  readonly for: string
  readonly from: string
  readonly words: string
  /** Whom it is mailed to; '' if the buyer prints it. */
  readonly mail: string
  /** The day on which it is mailed; null: as soon as it is paid. */
  readonly sendOn: DateText | null
  /** Whether it is to be mailed at all. */
  readonly byMail: boolean
}

export const giftProblemNames = [
  'amount_out_of_bounds',
  'name_too_long',
  'words_too_long',
  'mail_missing',
  'mail_wrong',
  'day_past',
  'day_too_far',
] as const
export type GiftProblemName = (typeof giftProblemNames)[number]

export interface GiftProblem {
  readonly problem: GiftProblemName
  readonly field: keyof GiftDraft
}

/** As it is stored: on one line each, and without an address where nothing is mailed. */
export const cleanGift = (draft: GiftDraft): GiftDraft => ({
  ...draft,
  for: tidyWords(oneLine(draft.for)),
  from: tidyWords(oneLine(draft.from)),
  words: draft.words
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim(),
  mail: draft.byMail ? oneLine(draft.mail) : '',
  sendOn: draft.byMail ? draft.sendOn : null,
})

/** Everything that is wrong with a cleaned draft, at most one problem for a field. `today`: the day at the shop. */
export function giftProblems(
  draft: GiftDraft,
  { least, most }: Pick<GiftRules, 'least' | 'most'>,
  today: DateText,
): GiftProblem[] {
  const { amount, words, mail, byMail, sendOn } = draft
  const problems: GiftProblem[] = []
  // What is paid in cash must be payable in coins.
  if (!Number.isInteger(amount) || amount % 5 !== 0 || amount < least || amount > most)
    problems.push({ problem: 'amount_out_of_bounds', field: 'amount' })
  for (const field of ['for', 'from'] as const)
    if (lengthOf(draft[field]) > giftLimits[field]) problems.push({ problem: 'name_too_long', field })
  if (lengthOf(words) > giftLimits.words) problems.push({ problem: 'words_too_long', field: 'words' })
  if (byMail && mail === '') problems.push({ problem: 'mail_missing', field: 'mail' })
  else if (byMail && !isEmail(mail)) problems.push({ problem: 'mail_wrong', field: 'mail' })
  if (sendOn !== null && sendOn < today) problems.push({ problem: 'day_past', field: 'sendOn' })
  else if (sendOn !== null && sendOn > addDays(today, mostDaysAhead))
    problems.push({ problem: 'day_too_far', field: 'sendOn' })
  return problems
}
