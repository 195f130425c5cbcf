// Which member is signed in on this page.
import { useEffect } from 'react'
import { loadForSure } from '../http/connection-state.ts'
import { useObservable } from '../observable.ts'
import { type Member, sessionLost, sessionStore } from './session-store.ts'

export type { Member } from './session-store.ts'

// The first paint waits neither for the answer nor for the code that asks.
const calls = () => loadForSure(() => import('./session-api.ts'))

/** The signed-in member, or null; 'loading' while that is unknown. */
export function useMember(): Member | null | 'loading' {
  const member = useObservable(sessionStore)
  useEffect(() => {
    if (member === 'loading') void calls().then(({ refreshSession }) => refreshSession())
  }, [member])
  return member
}

/** Call it with the member that signing in or up returned. */
export function signedIn(member: Member): void {
  sessionLost.write(undefined)
  sessionStore.write(member)
}

/** Call it when the server says that nobody is signed in any longer; the reason is read afterwards. */
export function sessionEnded(): void {
  if (sessionStore.read() === null) return
  sessionLost.write('expired')
  sessionStore.write(null)
  void calls().then(({ refreshSession }) => refreshSession())
}

/** Call it when the member may have other rights than the page knows; they are read again. */
export function rightsMoved(): void {
  if (sessionStore.read() !== null) void calls().then(({ refreshSession }) => refreshSession())
}

/** Ends the session on the server; returns false if it could not be reached and the session is still open. */
export const signOut = (): Promise<boolean> => calls().then(({ endSession }) => endSession())
