// Sends messages of the contact form on by one channel, in a flood many as one, and tells staff the outcome (F-75).
import { publish } from '../live/publish.ts'
import { type DueMessage, dueMessages, settleTry, takeMessage } from '../store/guests/message-outbox.ts'
import type { Store } from '../store/open.ts'
import { type Channel, together } from './channel.ts'
import type { OutboxJob, Piece } from './outbox-job.ts'

/** Messages that go out as one: those that waited for the same hour and were tried as often. */
interface Bundle extends Piece {
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
  hand: ({ messages }, signal) => channel.hand(together(messages), signal),
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
