// Counts by the address of a visitor: its own network and, for IPv6, the wider ones that one subscriber may have.
import type { FailureLimit } from './failure-limit.ts'
import { type Network, networksOf } from './network-of.ts'

/**
 * A limit whose keys are addresses. `make` makes the limit of all networks of one width; a wide network may try
 * `share` times as often, because several subscribers may be in it. A try counts for all networks or for none.
 */
export function limitByNetwork(
  make: (share: number) => FailureLimit,
  networks: (address: string) => readonly Network[] = networksOf,
): FailureLimit {
  const limits = new Map<number, FailureLimit>()
  const limitOf = (share: number): FailureLimit => {
    const limit = limits.get(share) ?? make(share)
    limits.set(share, limit)
    return limit
  }
  const wait: FailureLimit['wait'] = (address, now) =>
    Math.max(0, ...networks(address).map(({ network, share }) => limitOf(share).wait(network, now)))
  return {
    wait,
    spend: (address, now) => {
      const seconds = wait(address, now)
      if (seconds === 0) for (const { network, share } of networks(address)) limitOf(share).spend(network, now)
      return seconds
    },
    giveBack: (address, now) => {
      for (const { network, share } of networks(address)) limitOf(share).giveBack(network, now)
    },
  }
}
