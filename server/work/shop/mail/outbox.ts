// The outbox: sends messages, mails and notices in the background, each at least once. It takes one, tries, and records
// how it went.
import { nextTry } from '#domain/guests/contact.ts'
import { publish } from '#server/door/live/publish.ts'
import { runOneAtATime } from '#server/patrol.ts'
import {
  type ChannelName,
  type DueMessage,
  dueMessages,
  settleTry,
  takeMessage,
} from '#server/store/guests/message-store.ts'
import type { Store } from '#server/store/open.ts'
import type { TryOutcome } from '#server/store/outboxes.ts'
import { type Channel, joinLetters } from './channel.ts'
import type { MailSettings } from './mail-settings.ts'
import type { Carry, FailedTry, OutboxJob, QueuedMail } from './outbox-job.ts'
import { reservationJob } from './reservation-job.ts'

export interface Outbox {
  /** The channels that are set up; a new message goes out by each of them. */
  readonly channels: readonly ChannelName[]
  /** Whether reservations are mailed to their branch. */
  readonly mailsReservations: boolean
  /** Looks for due pieces now. */
  wake(): void
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  /** Finishes what is under way, within some seconds; the rest is left for the next start. */
  close(): Promise<void>
}

export interface OutboxOptions {
  readonly store: Store
  readonly channels: readonly Channel[]
  /** The mail settings for reservations; null if mail is not set up. */
  readonly mail?: MailSettings | null
  /** What else goes out in the background. */
  readonly jobs?: readonly ((carry: Carry) => Promise<void>)[] | undefined
  readonly now: () => number
  readonly failed: (error: unknown) => void
  /** How long a stop waits for a try that is under way, in ms. */
  readonly graceMs?: number
}

/** How often it looks unasked: for retries, and for pieces that a stopped server left behind. */
const patrol = 15_000
/** How long one try may take, in ms. */
const patience = 60_000
/** How long a server may keep a message that it took, in ms; longer than any try. */
export const leaseMs = 3 * 60_000
const page = 20

export function openOutbox(options: OutboxOptions): Outbox {
  const { store, channels, mail = null, jobs = [], now, failed, graceMs = 5000 } = options
  const stopping = new AbortController()
  let closing = false

  /** False if the other side did not accept it. */
  const handOn = async <One extends QueuedMail>(job: OutboxJob<One>, piece: One): Promise<boolean> => {
    const begun = now()
    const until = begun + (job.leaseMs ?? leaseMs)
    const mine = await store.write((trx) => job.take(trx, piece, { now: begun, until }))
    if (!mine) return true
    const taken = { ...piece, tries: piece.tries + 1 }
    const failure = await failureOf(job, piece, AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]))
    const outcome = outcomeOf(job, failure, taken, { now: now(), stopped: stopping.signal.aborted })
    await store.write((trx) => job.settle(trx, taken, outcome, now()))
    if ('error' in outcome && outcome.next === null) failed(new Error(`given up: ${outcome.error}`))
    return failure === undefined
  }

  /** Hands on the pieces of one lane in turn; false if it stopped at one that failed. */
  const handOnLane = async <One extends QueuedMail>(job: OutboxJob<One>, pieces: readonly One[]): Promise<boolean> => {
    for (const piece of pieces) if (!closing && !(await handOn(job, piece)) && job.laneOf) return false
    return true
  }

  const carry: Carry = async (job) => {
    const stuck = new Set<string>()
    while (!closing) {
      const due = await job.due(now(), page)
      const lanes = [...Map.groupBy(due, (piece) => job.laneOf?.(piece) ?? '')].filter(([lane]) => !stuck.has(lane))
      const through = await Promise.all(lanes.map(([, pieces]) => handOnLane(job, pieces)))
      for (const [place, [lane]] of lanes.entries()) if (!through[place]) stuck.add(lane)
      if (lanes.length === 0 || (!job.laneOf && due.length < page)) return
    }
  }

  const rounds = [
    ...channels.map((channel) => () => carry(messageJob(store, channel))),
    ...(mail ? [() => carry(reservationJob(store, mail))] : []),
    ...jobs.map((job) => () => job(carry)),
  ].map((round) => runOneAtATime(round, failed))
  const wake = (): void => {
    if (!closing) for (const round of rounds) round.start()
  }
  const idle = async (): Promise<void> => {
    for (const round of rounds) await round.idle()
  }
  const timer = rounds.length > 0 ? setInterval(wake, patrol) : undefined
  timer?.unref()
  wake()

  return {
    channels: channels.map(({ name }) => name),
    mailsReservations: mail !== null,
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

/** Undefined if the other side accepted it. */
async function failureOf<One extends QueuedMail>(
  job: OutboxJob<One>,
  piece: One,
  signal: AbortSignal,
): Promise<FailedTry<One> | undefined> {
  try {
    await Promise.race([job.hand(piece, signal), whenAborted(signal)])
    return undefined
  } catch (error) {
    return { piece, error }
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const late = () => reject(new Error('no answer in time'))
    if (signal.aborted) late()
    else signal.addEventListener('abort', late)
  })

/** A try that our own shutdown interrupted is due at once at the next start. */
function outcomeOf<One extends QueuedMail>(
  job: OutboxJob<One>,
  failure: FailedTry<One> | undefined,
  taken: QueuedMail,
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

/** Messages that go out as one: those that waited for the same hour and were tried as often. */
interface Bundle extends QueuedMail {
  readonly messages: readonly [DueMessage, ...DueMessage[]]
}

/** As many are looked at, and go out as one. */
const mostDue = 500
const mostTogether = 100

export const messageJob = (store: Store, channel: Channel): OutboxJob<Bundle> => ({
  due: async (now, limit) => bundlesOf(await dueMessages(store.db, channel.name, now, mostDue)).slice(0, limit),
  take: async (trx, { messages }, turn) => {
    let taken = 0
    for (const message of messages) if (await takeMessage(trx, channel.name, message, turn)) taken++
    // Another server took all of them, or staff deleted the last one.
    return taken > 0
  },
  hand: ({ messages }, signal) => channel.hand(joinLetters(messages), signal),
  settle: async (trx, { messages, tries }, outcome, now) => {
    for (const { id } of messages)
      if (await settleTry(trx, channel.name, { id, tries }, outcome))
        await publish(trx, now, 'messages.changed', { id })
  },
})

/** A message of a flood was due later than it came. */
const waited = ({ since, at }: DueMessage): boolean => since > at

function bundlesOf(due: readonly DueMessage[]): Bundle[] {
  const bundles: DueMessage[][] = []
  for (const message of due) {
    const last = bundles.at(-1)
    const [first] = last ?? []
    const isAlike = first && waited(message) && first.since === message.since && first.tries === message.tries
    if (last && isAlike && last.length < mostTogether) last.push(message)
    else bundles.push([message])
  }
  return bundles.flatMap(([first, ...more]) =>
    first ? { since: first.since, tries: first.tries, messages: [first, ...more] as const } : [],
  )
}
