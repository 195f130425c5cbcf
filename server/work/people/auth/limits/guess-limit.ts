// Keeps tokens from being guessed: an address may ask for only a few wrong ones in a while (TRACK-6, decision 4).
import { failureLimit, limitByNetwork, makeRoom } from './failure-limit.ts'
import { networkOf, networksOf } from './network-of.ts'

export interface GuessLimit {
  /**
   * Looks a token up. Only tokens that are not found count, and each of them once. Beyond the limit nothing is looked
   * up, so that right and wrong tokens are refused alike. While as many look-ups are under way as could still be wrong,
   * the next one waits for its turn.
   */
  lookUp<Found>(guess: Guess, find: () => Promise<Found | undefined>): Promise<LookedUp<Found>>
}

export interface Guess {
  readonly address: string
  readonly token: string
  /** Milliseconds, by a clock that only goes forward. */
  readonly now: number
}

/** `wait`: the seconds to wait; 0 if the token was looked up. */
export interface LookedUp<Found> {
  readonly wait: number
  readonly found: Found | undefined
}

interface Entry {
  readonly tokens: Set<string>
  spent: number
  readonly until: number
  /** Counted look-ups that may still turn out right. */
  undecided: number
  readonly waiting: (() => void)[]
}

const mostWaiting = 2000

/** At most `most` different tokens per address within `windowMs`; wider networks may ask for more. */
export function guessLimit(most = 30, windowMs = 60_000, mostAddresses = 50_000): GuessLimit {
  const asked = new Map<string, Entry>()
  const wide = limitByNetwork(
    (share) => failureLimit(most * share, windowMs, mostAddresses),
    (address) => networksOf(address).slice(1),
  )

  const entryOf = (address: string, now: number): Entry => {
    const network = networkOf(address)
    const known = asked.get(network)
    if (known && known.until > now) return known
    asked.delete(network)
    makeRoom(asked, mostAddresses, ({ until }) => until <= now)
    const entry: Entry = { tokens: new Set(), spent: 0, until: now + windowMs, undecided: 0, waiting: [] }
    asked.set(network, entry)
    return entry
  }

  const isFull = (entry: Entry, token: string): boolean => entry.spent >= most && !entry.tokens.has(token)

  /** Returns 0 if the look-up may go on, else the seconds to wait. */
  const spend = (entry: Entry, token: string, now: number): number => {
    if (entry.tokens.has(token)) return 0
    if (isFull(entry, token)) return Math.max(1, Math.ceil((entry.until - now) / 1000))
    entry.spent++
    entry.tokens.add(token)
    return 0
  }

  return {
    lookUp: async ({ address, token, now }, find) => {
      const entry = entryOf(address, now)
      while (isFull(entry, token) && entry.undecided > 0 && entry.waiting.length < mostWaiting)
        await new Promise<void>((turn) => entry.waiting.push(turn))
      const counted = !entry.tokens.has(token)
      const wait = counted ? wide.wait(address, now) || spend(entry, token, now) : 0
      if (wait > 0) return { wait, found: undefined }
      if (counted) wide.spend(address, now)
      if (counted) entry.undecided++
      try {
        const found = await find()
        // If several requests ask for the same right token at once, the first to finish gives back what it cost them
        // all.
        if (found !== undefined && entry.tokens.delete(token)) entry.spent--
        if (counted && found !== undefined) wide.giveBack(address, now)
        return { wait: 0, found }
      } finally {
        if (counted) entry.undecided--
        for (const turn of entry.waiting.splice(0)) turn()
      }
    },
  }
}
