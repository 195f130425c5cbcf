// Keeps tokens from being guessed: an address may look up only so many different tokens in a while (TRACK-6).
import { networkOf } from './network-of.ts'

export interface GuessLimit {
  /** 0 when the look-up may go on, else the seconds to wait. A token asked before costs nothing again, right or wrong. */
  spend(address: string, token: string, now: number): number
  /** A token that was given out to this address just now: following it costs nothing. */
  give(address: string, token: string, now: number): void
}

interface Entry {
  readonly tokens: Set<string>
  spent: number
  readonly until: number
}

/** At most `most` different tokens an address within `windowMs`; following one's own order is free. */
export function guessLimit(most = 30, windowMs = 60_000, mostAddresses = 50_000): GuessLimit {
  const asked = new Map<string, Entry>()
  const entryOf = (address: string, now: number): Entry => {
    const network = networkOf(address)
    const known = asked.get(network)
    if (known && known.until > now) return known
    if (asked.size >= mostAddresses) forgetOld(asked, now, mostAddresses)
    const entry = { tokens: new Set<string>(), spent: 0, until: now + windowMs }
    asked.set(network, entry)
    return entry
  }
  return {
    spend: (address, token, now) => {
      const entry = entryOf(address, now)
      if (entry.tokens.has(token)) return 0
      if (entry.spent >= most) return Math.max(1, Math.ceil((entry.until - now) / 1000))
      entry.spent++
      entry.tokens.add(token)
      return 0
    },
    give: (address, token, now) => {
      entryOf(address, now).tokens.add(token)
    },
  }
}

function forgetOld(asked: Map<string, { until: number }>, now: number, most: number): void {
  for (const [address, { until }] of asked) if (until <= now || asked.size >= most) asked.delete(address)
}
