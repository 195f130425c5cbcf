// The outbox: sends messages, mails and notices in the background, each at least once. It takes one, tries, and records
// how it went.
import { nextTry } from '#domain/guests/contact.ts'
import { runOneAtATime } from '#server/repeated-job.ts'
import type { Store } from '#server/store/open.ts'
import { type QueuedPiece, settleQueued, type TryOutcome, takeQueued } from '#server/store/outbox-store.ts'
import type { FailedTry, OutboxJob, Tried } from './outbox-job.ts'

export interface Outbox {
  /** Looks for pieces to send now. */
  wake(): void
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  /** Finishes what is under way, within some seconds; the rest is left for the next start. */
  close(): Promise<void>
}

interface OutboxOptions {
  readonly store: Store
  /** What goes out. No kind waits for another. */
  readonly jobs: readonly OutboxJob[]
  readonly now: () => number
  readonly failed: (error: unknown) => void
  /** How long a stop waits for a try that is under way, in ms. */
  readonly graceMs?: number
}

/** How often it looks unasked: for retries, and for pieces that a stopped server left behind. */
const lookEveryMs = 15_000
/** How long one try may take, in ms. */
const patience = 60_000
/** How long a server may keep a message that it took, in ms; longer than any try. */
export const leaseMs = 3 * 60_000
const batch = 20

export function openOutbox(options: OutboxOptions): Outbox {
  const { store, jobs, now, failed, graceMs = 5000 } = options
  const stopping = new AbortController()
  let closing = false

  /** False if the other side did not accept it, or its turn has not come. */
  const handOn = async (job: OutboxJob, piece: QueuedPiece): Promise<boolean> => {
    const begun = now()
    const until = begun + (job.leaseMs ?? leaseMs)
    const mine = await store.write(async (trx) => {
      const isItsTurn = (await job.mayTake?.(trx, piece)) ?? true
      return isItsTurn && (await takeQueued(trx, piece, { now: begun, until }))
    })
    if (!mine) return !job.mayTake
    const taken = { ...piece, tries: piece.tries + 1 }
    const tried = await tryOf(job, piece, AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]))
    const { failure } = tried
    const outcome = outcomeOf(job, failure, taken, { now: now(), stopped: stopping.signal.aborted })
    await store.write(async (trx) => {
      if (await settleQueued(trx, taken, outcome, now())) await job.settled?.(trx, taken, now(), tried)
    })
    if ('error' in outcome && outcome.next === null) failed(new Error(`given up: ${outcome.error}`))
    return failure === undefined
  }

  /** Hands on the pieces of one lane in turn; false if it stopped at one that failed. */
  const handOnLane = async (job: OutboxJob, pieces: readonly QueuedPiece[]): Promise<boolean> => {
    for (const piece of pieces) if (!closing && !(await handOn(job, piece)) && job.laneOf) return false
    return true
  }

  const carry = async (job: OutboxJob): Promise<void> => {
    const stuck = new Set<string>()
    while (!closing) {
      const pieces = await job.toSend(now(), batch)
      const lanes = [...Map.groupBy(pieces, (piece) => job.laneOf?.(piece) ?? '')].filter(([lane]) => !stuck.has(lane))
      const through = await Promise.all(lanes.map(([, pieces]) => handOnLane(job, pieces)))
      for (const [place, [lane]] of lanes.entries()) if (!through[place]) stuck.add(lane)
      if (lanes.length === 0 || (!job.laneOf && pieces.length < batch)) return
    }
  }

  const rounds = jobs.map((job) => runOneAtATime(() => carry(job), failed))
  const wake = (): void => {
    if (!closing) for (const round of rounds) round.start()
  }
  const idle = async (): Promise<void> => {
    for (const round of rounds) await round.idle()
  }
  const timer = setInterval(wake, lookEveryMs).unref()
  wake()

  return {
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

async function tryOf(job: OutboxJob, piece: QueuedPiece, signal: AbortSignal): Promise<Tried<QueuedPiece, unknown>> {
  try {
    return { answer: await Promise.race([job.hand(piece, signal), whenAborted(signal)]) }
  } catch (error) {
    return { failure: { piece, error } }
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const late = () => reject(new Error('no answer in time'))
    if (signal.aborted) late()
    else signal.addEventListener('abort', late)
  })

/** A try that our own shutdown interrupted is made again at the next start. */
function outcomeOf(
  job: OutboxJob,
  failure: FailedTry<QueuedPiece> | undefined,
  taken: QueuedPiece,
  { now, stopped }: { readonly now: number; readonly stopped: boolean },
): TryOutcome {
  if (failure === undefined) return { done: true }
  const later = () => (job.nextTry ?? nextTry)(taken.tries, taken.since, now, failure)
  const next = isForGood(failure.error) ? null : stopped ? now : later()
  return { error: reasonOf(failure.error), next }
}

/**
 * Whether the mail server refused the mail itself or whom it is for, and said that another try is in vain. A wrong
 * password is none of that: the owner can mend it.
 */
function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600
}

/** The other side's own words, shortened: staff show them to the person who runs the mail. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const words = [error, cause].map((one) => (one instanceof Error ? one.message : '')).filter(Boolean)
  return (words.join(': ') || 'unknown').replace(/\s+/g, ' ').slice(0, 200)
}
