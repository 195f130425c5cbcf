// Who of the staff is signed in, as far as this page knows.
import type { Output } from '../../../contract/index.ts'
import { createObservable } from '../observable.ts'

export type Member = NonNullable<Output<'account.read'>['member']>

/** Why this browser is signed out without having asked for it; undefined when it is not. */
export const sessionLost = createObservable<'locked' | 'expired' | undefined>(undefined)

/** The signed-in member, or null; 'loading' until the server was asked. */
export const sessionStore = createObservable<Member | null | 'loading'>('loading')
