// Signing in and out on this page, and where signing in leads.
import { ask } from './client.ts'
import { type Member, sessionStore } from './session-state.ts'

export { type Member, useMember } from './session-state.ts'

let asking = false

/** Asks the server who is signed in; while it cannot be reached, it asks again. */
export async function readSession(): Promise<void> {
  if (asking) return
  asking = true
  const answer = await ask('account.read', {})
  asking = false
  if (answer.ok) sessionStore.write(answer.value.member)
  else setTimeout(() => void readSession(), 3000)
}

/** To be called with what signing in or up answered. */
export const signedIn = (member: Member): void => sessionStore.write(member)

/** To be called when the server says that nobody is signed in any more. */
export const sessionEnded = (): void => sessionStore.write(null)

/** Ends the session on the server; false when it could not be reached and the session still stands. */
export async function signOut(): Promise<boolean> {
  const answer = await ask('account.signOut', {})
  if (answer.ok) sessionEnded()
  return answer.ok
}

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
