// Where signing in leads.
import { counterBranch } from './counter-device.ts'

let askedPage: string | undefined

/** Remembers the page that was requested while signed out (ROUTE-3). */
export function rememberPage(path: string): void {
  askedPage = path
}

/** The page that was requested; or else the board on the device of a counter, the orders on any other. */
export function pageAfterSignIn(): string {
  const page = askedPage ?? (counterBranch() ? '/board' : '/all-orders')
  askedPage = undefined
  return page
}
