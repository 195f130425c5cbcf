// Hands kept messages on in the background, at least once each: it takes one, tries, writes down what came of it.
import { nextTry } from '../../domain/contact.ts'
import { type DueMessage, dueMessages, settleTry, type TryOutcome, takeMessage } from '../store/hand-on.ts'
import type { HandOnWay } from '../store/messages.ts'
import type { Store } from '../store/open.ts'
import { singly } from './singly.ts'
import { tellStaff } from './tell-staff.ts'
import type { Way } from './way.ts'

export interface Courier {
  /** The ways that are set up; a new message is to go by each of them. */
  readonly ways: readonly HandOnWay[]
  /** Looks now for what is due. */
  wake(): void
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  /** Finishes what is under way, within some seconds; what is left is for the next start. */
  close(): Promise<void>
}

export interface CourierOptions {
  readonly store: Store
  readonly ways: readonly Way[]
  readonly now: () => number
  readonly failed: (error: unknown) => void
  /** How long a stop waits for a try that is under way, in ms. */
  readonly graceMs?: number
}

/** How often it looks without being woken: for retries, and for what a server left that is gone. */
const patrol = 15_000
/** How long one try may take, in ms. */
const patience = 60_000
/** A message that a server has taken is free again after this long, in ms: longer than any try. */
export const leaseMs = 3 * 60_000
const page = 20

export function openCourier({ store, ways, now, failed, graceMs = 5000 }: CourierOptions): Courier {
  const stopping = new AbortController()
  let closing = false

  const handOn = async (way: Way, message: DueMessage): Promise<void> => {
    const begun = now()
    const mine = await store.write((trx) => takeMessage(trx, way.name, message, { now: begun, until: begun + leaseMs }))
    if (!mine) return
    const taken = { ...message, tries: message.tries + 1 }
    const reason = await whyNot(way, message, AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]))
    const outcome = outcomeOf(reason, taken, now(), stopping.signal.aborted)
    await store.write(async (trx) => {
      if (await settleTry(trx, way.name, taken, outcome))
        await tellStaff(store, trx, now(), 'messages.changed', taken.id)
    })
  }

  const handOnDue = async (way: Way): Promise<void> => {
    while (!closing) {
      const due = await dueMessages(store.db, way.name, now(), page)
      for (const message of due) if (!closing) await handOn(way, message)
      if (due.length < page) return
    }
  }

  const rounds = ways.map((way) => singly(() => handOnDue(way), failed))
  const wake = (): void => {
    if (!closing) for (const round of rounds) round.start()
  }
  const idle = async (): Promise<void> => {
    for (const round of rounds) await round.idle()
  }
  const timer = ways.length > 0 ? setInterval(wake, patrol) : undefined
  timer?.unref()
  wake()

  return {
    ways: ways.map(({ name }) => name),
    wake,
    idle,
    close: async () => {
      closing = true
      clearInterval(timer)
      const late = setTimeout(() => stopping.abort(), graceMs)
      await idle()
      clearTimeout(late)
    },
  }
}

/** Undefined when the other side has taken it. */
async function whyNot(way: Way, message: DueMessage, signal: AbortSignal): Promise<string | undefined> {
  try {
    await Promise.race([way.hand(message, signal), whenAborted(signal)])
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const late = () => reject(new Error('no answer in time'))
    if (signal.aborted) late()
    else signal.addEventListener('abort', late)
  })

/** A try that our own stop broke off is for the next start, at once. */
function outcomeOf(reason: string | undefined, taken: DueMessage, now: number, stopped: boolean): TryOutcome {
  if (reason === undefined) return { done: true }
  return { error: reason, next: stopped ? now : nextTry(taken.tries, taken.since, now) }
}

/** The other side's own words, short: staff show them to whoever runs the mail. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const words = [error, cause].map((one) => (one instanceof Error ? one.message : '')).filter(Boolean)
  return (words.join(': ') || 'unknown').replace(/\s+/g, ' ').slice(0, 200)
}
