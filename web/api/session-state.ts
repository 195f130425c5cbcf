// Who of the staff is signed in on this page, as the frame of every page shows it; session.ts acts on it.
import { useEffect } from 'react'
import type { Output } from '../../contract/index.ts'
import { createStore, useStore } from './store.ts'

export type Member = NonNullable<Output<'account.read'>['member']>

export const sessionStore = createStore<Member | null | 'loading'>('loading')

/** The signed-in member, or null; 'loading' while that is not known. */
export function useMember(): Member | null | 'loading' {
  const member = useStore(sessionStore)
  useEffect(() => {
    // The first paint does not wait for it, nor for the code that asks.
    if (member === 'loading') void import('./session.ts').then(({ readSession }) => readSession())
  }, [member])
  return member
}
