// A message to the shop: what it must contain, and when a failed delivery is tried again (D-18).
import type { Instant } from '../branch/hours.ts'
import { emailLimit, isEmail } from '../shared/email.ts'
import { lengthOf, oneLine } from '../shared/text.ts'

export const contactLimits = { name: 80, email: emailLimit, message: 4000 } as const

export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export const contactProblemNames = [
  'name_missing',
  'name_too_long',
  'email_missing',
  'email_invalid',
  'message_missing',
  'message_too_long',
] as const
export type ContactProblemName = (typeof contactProblemNames)[number]

export interface ContactDraft {
  readonly name: string
  readonly email: string
  readonly message: string
}

export interface ContactProblem {
  readonly problem: ContactProblemName
  readonly field: ContactField
}

/**
 * The draft as it is stored: name and e-mail on one line each, so that neither can start a mail header of its own, and
 * the message without control characters other than line breaks and tabs.
 */
export const cleanContact = ({ name, email, message }: ContactDraft): ContactDraft => ({
  name: oneLine(name),
  email: oneLine(email),
  message: message
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim(),
})

/** Everything that is wrong with a cleaned draft, in the order of the form, at most one problem per field. */
export function contactProblems({ name, email, message }: ContactDraft): ContactProblem[] {
  const problems: ContactProblem[] = []
  if (name === '') problems.push({ problem: 'name_missing', field: 'name' })
  else if (lengthOf(name) > contactLimits.name) problems.push({ problem: 'name_too_long', field: 'name' })
  if (email === '') problems.push({ problem: 'email_missing', field: 'email' })
  else if (!isEmail(email)) problems.push({ problem: 'email_invalid', field: 'email' })
  if (message === '') problems.push({ problem: 'message_missing', field: 'message' })
  else if (lengthOf(message) > contactLimits.message) problems.push({ problem: 'message_too_long', field: 'message' })
  return problems
}

const minute = 60_000
const hour = 60 * minute

/** So many messages of an hour go out one by one; those beyond go out together at the next full hour (F-75). */
export const singlesPerHour = 10
export const singlesWithinMs = hour

/** When a message goes out of which `lately` others came within the last hour. */
export const goesOutAt = (lately: number, now: Instant): Instant =>
  lately < singlesPerHour ? now : Math.floor(now / hour + 1) * hour

const longestPause = 6 * 60 * minute
const days = 24 * 60 * minute

/** How many days delivery is tried before staff are told that it was given up. */
export const handOnDays = 4

/** After `tries` failures: 1, 2, 4 … minutes, in the end every 6 hours; null four days after `since`. */
export function nextTry(tries: number, since: Instant, now: Instant): Instant | null {
  if (now - since >= handOnDays * days) return null
  return now + Math.min(minute * 2 ** Math.min(tries - 1, 20), longestPause)
}
