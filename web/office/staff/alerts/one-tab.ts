// One tab of a browser rings, not all: by a web lock, or over plain http by a lease in the browser's storage.
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { randomKey } from '#web/data/http/new-key.ts'

export interface RingingTurn {
  /** Whether this tab rings now. */
  readonly isMine: () => boolean
  /** This tab can ring, and takes the turn as soon as no other has it. */
  readonly want: () => void
  /** This tab cannot ring any longer; the next one takes over. */
  readonly giveUp: () => void
}

const lockName = 'noisette.ring'

/** The turn to ring in this browser. */
export const ringTurn = (): RingingTurn =>
  globalThis.navigator?.locks ? lockTurn(navigator.locks) : leaseTurn({ id: randomKey(), now: Date.now, ...stored })

function lockTurn(locks: LockManager): RingingTurn {
  let release: (() => void) | undefined
  let asked: AbortController | undefined
  return {
    isMine: () => release !== undefined,
    want() {
      if (asked) return
      const mine = new AbortController()
      asked = mine
      const held = () =>
        new Promise<void>((done) => {
          release = done
        })
      void locks.request(lockName, { signal: mine.signal }, held).catch(() => undefined)
    },
    giveUp() {
      release?.()
      release = undefined
      asked?.abort()
      asked = undefined
    },
  }
}

const noteName = 'staff.ring'
/** A tab that was closed or frozen has let the lease run out by then; a hidden one wakes only once a minute. */
export const tabLeaseMs = { seen: 6000, hidden: 75_000 }
const renewMs = 2000

interface Lease {
  readonly tab: string
  readonly until: number
}

interface Shelf {
  readonly id: string
  readonly now: () => number
  readonly read: () => unknown
  readonly write: (lease: Lease | undefined) => void
}

const stored = {
  read: () => readStored(noteName),
  write: (lease: Lease | undefined) => writeStored(noteName, lease),
}

/** Takes turns by a lease: a tab that finds none, or one that ran out, takes it and renews it. */
export function leaseTurn({ id, now, read, write }: Shelf): RingingTurn {
  let timer: ReturnType<typeof setInterval> | undefined
  const holder = () => {
    const lease = read() as Partial<Lease> | undefined
    return lease?.tab !== undefined && (lease.until ?? 0) > now() ? lease.tab : undefined
  }
  const renew = () => {
    const held = holder()
    if (held !== undefined && held !== id) return
    write({ tab: id, until: now() + (globalThis.document?.hidden ? tabLeaseMs.hidden : tabLeaseMs.seen) })
  }
  return {
    isMine() {
      if (timer === undefined) return false
      renew()
      return holder() === id
    },
    want() {
      if (timer !== undefined) return
      renew()
      timer = setInterval(renew, renewMs)
    },
    giveUp() {
      clearInterval(timer)
      timer = undefined
      if (holder() === id) write(undefined)
    },
  }
}
