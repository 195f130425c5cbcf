// Keeps tokens from being guessed: an address may ask for only a few wrong ones in a while (TRACK-6, decision 4).
import { networkOf } from './network-of.ts'
import { limitByNetwork, makeRoom, windowLimit } from './try-limit.ts'

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

/** What a network asked for. */
interface NetworkGuesses {
  /** Those that counted. */
  readonly tokens: Set<string>
  readonly until: number
  /** Counted look-ups that may still turn out right. */
  undecided: number
  readonly waiting: (() => void)[]
}

const mostWaiting = 2000

/** At most `most` different tokens per address within `windowMs`; wider networks may ask for more. */
export function guessLimit(most = 30, windowMs = 60_000, mostAddresses = 50_000): GuessLimit {
  const limit = limitByNetwork((share) => windowLimit(most * share, windowMs, mostAddresses))
  const asked = new Map<string, NetworkGuesses>()

  const askedBy = (address: string, now: number): NetworkGuesses => {
    const network = networkOf(address)
    const known = asked.get(network)
    if (known && known.until > now) return known
    asked.delete(network)
    makeRoom(asked, mostAddresses, ({ until }) => until <= now)
    const first: NetworkGuesses = { tokens: new Set(), until: now + windowMs, undecided: 0, waiting: [] }
    asked.set(network, first)
    return first
  }

  return {
    lookUp: async ({ address, token, now }, find) => {
      const by = askedBy(address, now)
      const isFull = () => !by.tokens.has(token) && limit.wait(address, now) > 0
      while (isFull() && by.undecided > 0 && by.waiting.length < mostWaiting)
        await new Promise<void>((turn) => by.waiting.push(turn))
      const counts = !by.tokens.has(token)
      const wait = counts ? limit.spend(address, now) : 0
      if (wait > 0) return { wait, found: undefined }
      if (counts) {
        by.tokens.add(token)
        by.undecided++
      }
      try {
        const found = await find()
        // If several requests ask for the same right token at once, the first to finish gives back what it cost them
        // all.
        if (found !== undefined && by.tokens.delete(token)) limit.giveBack(address, now)
        return { wait: 0, found }
      } finally {
        if (counts) by.undecided--
        for (const turn of by.waiting.splice(0)) turn()
      }
    },
  }
}
