// Who of the staff is signed in on this page, and where signing in leads.
import { useEffect } from 'react'
import { loadForSure } from '../http/connection.ts'
import { useObservable } from '../observable.ts'
import { type Member, sessionLost, sessionStore } from './session-store.ts'

export type { Member } from './session-store.ts'

// The first paint waits neither for the answer nor for the code that asks.
const calls = () => loadForSure(() => import('./session-calls.ts'))

/** The signed-in member, or null; 'loading' while that is not known. */
export function useMember(): Member | null | 'loading' {
  const member = useObservable(sessionStore)
  useEffect(() => {
    if (member === 'loading') void calls().then(({ readSession }) => readSession())
  }, [member])
  return member
}

/** To be called with what signing in or up answered. */
export function signedIn(member: Member): void {
  sessionLost.write(undefined)
  sessionStore.write(member)
}

/** To be called when the server says that nobody is signed in any more; why is asked afterwards. */
export function sessionEnded(): void {
  if (sessionStore.read() === null) return
  sessionLost.write('expired')
  sessionStore.write(null)
  void calls().then(({ readSession }) => readSession())
}

/** Ends the session on the server; false when it could not be reached and the session still stands. */
export const signOut = (): Promise<boolean> => calls().then(({ endSession }) => endSession())

const firstStaffPage = '/all-orders'
let askedPage = firstStaffPage

/** Keeps the page that was asked for while signed out (ROUTE-3). */
export function rememberPage(path: string): void {
  askedPage = path
}

/** Where to go after signing in: the page that was asked for, else the orders. */
export function pageAfterSignIn(): string {
  const page = askedPage
  askedPage = firstStaffPage
  return page
}
