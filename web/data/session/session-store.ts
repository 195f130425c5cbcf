// Which member is signed in, as far as this page knows.
import type { Output } from '#contract/index.ts'
import { createObservable } from '../observable.ts'

export type Member = NonNullable<Output<'account.read'>['member']>

/** Why this browser was signed out without asking for it; undefined if it was not. */
export const sessionLost = createObservable<'locked' | 'expired' | undefined>(undefined)

export const sessionStore = createObservable<Member | null | 'loading'>('loading')

/** The id of the signed-in member; 0 while there is none, or it is unknown. */
export const memberId = (): number => signedInMember()?.id ?? 0

/** What the signed-in member is called; empty while there is none, or it is unknown. */
export const memberName = (): string => signedInMember()?.name ?? ''

function signedInMember(): Member | undefined {
  const member = sessionStore.read()
  return member === null || member === 'loading' ? undefined : member
}
