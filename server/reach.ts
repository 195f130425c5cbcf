// What the server may reach on behalf of staff: public addresses only, checked after the name is resolved.

import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

export const isThisMachine = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host) || host.endsWith('.localhost')

/** What may be reached, and how long it may take; tests hand in a fake. */
export interface Reach {
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly mayReach: (address: string, port: number) => boolean
  /** The time for everything together, redirects included, in ms. */
  readonly patience: number
}

const resolve: Reach['resolve'] = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** For pictures. */
export const publicReach: Reach = {
  resolve,
  mayReach: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
  patience: 15_000,
}

/** For web hooks: any port of public addresses, or with `anywhere` also the shop's own network and plain http. */
export interface HookReach extends Reach {
  readonly protocols: readonly string[]
}

export const hookReach = (anywhere: boolean): HookReach => ({
  resolve,
  mayReach: (address) => anywhere || isPublicAddress(address),
  patience: 5000,
  protocols: anywhere ? ['https:', 'http:'] : ['https:'],
})

/** The one checked address to connect to; undefined if any address of the name is forbidden. */
export async function addressToReach(url: URL, reach: Reach): Promise<string | undefined> {
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await reach.resolve(host)
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  return addresses.every((one) => reach.mayReach(one, port)) ? addresses[0] : undefined
}

/**
 * For a request's `lookup`: connects to the checked address and no other, so the name is not resolved a second time.
 */
export const onlyTo =
  (address: string): LookupFunction =>
  (_host, options, done) => {
    const family = isIP(address)
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }

export const rejectsWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/**
 * False for private, loopback, link-local, shared (CGNAT), multicast and reserved ranges, for IPv6 that embeds an IPv4
 * address in any way, for unallocated ranges, and for this machine's own addresses.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  // Only 2000::/3 is allocated; 6to4, Teredo and NAT64 have ranges of their own that do not count as 'unicast'.
  if (address.kind() === 'ipv6' && ((address.toByteArray()[0] ?? 0) & 0xe0) !== 0x20) return false
  return !isOwn(address.toNormalizedString())
}

const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((faces) =>
    faces?.some((face) => ipaddr.isValid(face.address) && ipaddr.parse(face.address).toNormalizedString() === address),
  )
