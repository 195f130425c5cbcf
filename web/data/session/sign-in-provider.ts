// The provider by which staff may sign in as well: what it is called, the way there, and why it brought nobody back.
import { isOwnPath, type ProviderRefusal, providerPath, providerRefusals } from '#contract/provider-addresses.ts'
import { createObservable } from '../observable.ts'
import { askedPage } from './after-sign-in.ts'

/** What it is called; null if the shop has none, or that is not known yet. */
export const signInProvider = createObservable<string | null>(null)

/** The address that leads to it, and from there to the page that was asked for. */
export function wayToProvider(): string {
  const page = askedPage()
  return page !== undefined && isOwnPath(page) ? `${providerPath}?to=${encodeURIComponent(page)}` : providerPath
}

/** What stands in the address of the sign-in page. */
export const readProviderRefusal = (text: string): ProviderRefusal | undefined =>
  providerRefusals.find((one) => one === text)
