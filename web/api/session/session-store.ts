// Who of the staff is signed in, as far as this page knows.
import type { Output } from '../../../contract/index.ts'
import { createStore } from '../observable.ts'

export type Member = NonNullable<Output<'account.read'>['member']>

/** Why this browser is signed out without having asked for it; undefined when it is not. */
export const sessionLost = createStore<'locked' | 'expired' | undefined>(undefined)

/** The signed-in member, or null; 'loading' until the server was asked. */
export const sessionStore = createStore<Member | null | 'loading'>('loading')
