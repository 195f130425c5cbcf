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

/** A network with how many times the limit of one subscriber it may use. */
export interface Network {
  readonly network: string
  readonly share: number
}

/**
 * The networks that an address counts for, the narrowest first. One IPv6 subscriber may have a /56 or a /48, with 256
 * or 65,536 networks; but these may also be shared by several subscribers, so they may do more.
 */
export function networksOf(address: string): readonly Network[] {
  const network = networkOf(address)
  const groups = network.split(':')
  if (groups.length !== 4 || isIP(`${network}::`) !== 6) return [{ network, share: 1 }]
  const [first, second, third, fourth = '0'] = groups
  const half = (Number.parseInt(fourth, 16) >> 8).toString(16)
  return [
    { network, share: 1 },
    { network: `${first}:${second}:${third}:${half}/56`, share: 4 },
    { network: `${first}:${second}:${third}/48`, share: 16 },
  ]
}

/** The network in coarse, for people to read: '203.0.113.x', or '2001:db8:7:…' for IPv6; '' for any other text. */
export function coarseNetwork(address: string): string {
  const network = networkOf(address)
  if (isIP(network) === 4) return network.replace(/\d+$/, 'x')
  const groups = network.split(':')
  return groups.length === 4 && isIP(`${network}::`) === 6 ? `${groups.slice(0, 3).join(':')}:…` : ''
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
