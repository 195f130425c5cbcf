// Keeps tokens from being guessed: an address may look up only so many different tokens in a while (TRACK-6).

export interface GuessLimit {
  /** 0 when the look-up may go on, else the seconds to wait. A token asked before costs nothing again, right or wrong. */
  spend(address: string, token: string, now: number): number
}

/** At most `most` different tokens an address within `windowMs`; following one's own order is free. */
export function guessLimit(most = 30, windowMs = 60_000, mostAddresses = 50_000): GuessLimit {
  const asked = new Map<string, { tokens: Set<string>; until: number }>()
  return {
    spend: (address, token, now) => {
      let entry = asked.get(address)
      if (!entry || entry.until <= now) {
        if (asked.size >= mostAddresses) forgetOld(asked, now, mostAddresses)
        entry = { tokens: new Set(), until: now + windowMs }
        asked.set(address, entry)
      }
      if (entry.tokens.has(token)) return 0
      if (entry.tokens.size >= most) return Math.max(1, Math.ceil((entry.until - now) / 1000))
      entry.tokens.add(token)
      return 0
    },
  }
}

function forgetOld(asked: Map<string, { until: number }>, now: number, most: number): void {
  for (const [address, { until }] of asked) if (until <= now || asked.size >= most) asked.delete(address)
}
