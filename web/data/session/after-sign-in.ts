// Where signing in leads.
import { counterBranch } from './counter-device.ts'

let asked: string | undefined

/** Remembers the page that was requested while signed out (ROUTE-3). */
export function rememberPage(path: string): void {
  asked = path
}

export const askedPage = (): string | undefined => asked

/** The page that was requested; or else the board on the device of a counter, the orders on any other. */
export function pageAfterSignIn(): string {
  const page = asked ?? (counterBranch() ? '/board' : '/all-orders')
  asked = undefined
  return page
}
