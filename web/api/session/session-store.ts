// Which member is signed in, as far as this page knows.
import type { Output } from '../../../contract/index.ts'
import { createObservable } from '../observable.ts'

export type Member = NonNullable<Output<'account.read'>['member']>

/** Why this browser was signed out without asking for it; undefined if it was not. */
export const sessionLost = createObservable<'locked' | 'expired' | undefined>(undefined)

export const sessionStore = createObservable<Member | null | 'loading'>('loading')
