// The way to the sign-in provider, and why it brought nobody back: for the sign-in page alone.
import { isOwnPath, type ProviderRefusal, providerPath, providerRefusals } from '#contract/provider-addresses.ts'
import { askedPage } from './after-sign-in.ts'

/** The address that leads to it, and from there to `wanted`, or else to the page that was asked for before. */
export function wayToProvider(wanted: string): string {
  const page = isOwnPath(wanted) ? wanted : askedPage()
  return page !== undefined && isOwnPath(page) ? `${providerPath}?to=${encodeURIComponent(page)}` : providerPath
}

/** What stands in the address of the sign-in page. */
export const readProviderRefusal = (text: string): ProviderRefusal | undefined =>
  providerRefusals.find((one) => one === text)
