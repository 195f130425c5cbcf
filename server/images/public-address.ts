// Which addresses a picture may come from: public ones only, never the shop's own network.
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

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
