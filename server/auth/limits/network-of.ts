// What counts as one visitor where visitors are counted: an IPv4 address, or the network of an IPv6 subscriber.
import { isIP } from 'node:net'

/**
 * An IPv6 subscriber has a whole /64 of addresses; they count as one, however they are written. An IPv4 address counts
 * the same when it is written inside IPv6, or with the port that some proxies add. Any other text counts as itself,
 * truncated.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const plain = bare.replace(/%.*$/, '')
  const version = isIP(plain)
  if (version === 0) return address.slice(0, 64)
  if (version === 4) return plain
  const groups = groupsOf(plain)
  const mapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return mapped ? dotted(groups.slice(6)) : groups.slice(0, 4).join(':')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [front = '', back] = canonical.split('::')
  const groups = front.split(':').filter(Boolean)
  const tail = (back ?? '').split(':').filter(Boolean)
  return [...groups, ...Array<string>(8 - groups.length - tail.length).fill('0'), ...tail]
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.')
