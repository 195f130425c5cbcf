// Who of the staff is signed in, as far as this page knows.
import type { Output } from '../../contract/index.ts'
import { createStore } from './store.ts'

export type Member = NonNullable<Output<'account.read'>['member']>

/** The signed-in member, or null; 'loading' until the server was asked. */
export const sessionStore = createStore<Member | null | 'loading'>('loading')
