// Sends messages of guests to the shop, by mail or by a form service; those of a flood go out as one.
import { publish } from '#server/door/live/publish.ts'
import { type MessageToSend, messagesToSend } from '#server/store/guests/message-store.ts'
import type { Store } from '#server/store/open.ts'
import type { QueuedPiece } from '#server/store/outbox-store.ts'
import { type Channel, joinLetters } from './channel.ts'
import type { OutboxJob } from './outbox-job.ts'

/** Messages that go out as one: those that waited for the same hour and were tried as often. */
interface Bundle extends QueuedPiece {
  readonly messages: readonly [MessageToSend, ...MessageToSend[]]
}

/** As many are looked at, and go out as one. */
const mostAtOnce = 500
const mostTogether = 100

export const messageJob = (store: Store, channel: Channel): OutboxJob<Bundle> => ({
  toSend: async (now, limit) =>
    bundlesOf(await messagesToSend(store.db, channel.name, now, mostAtOnce)).slice(0, limit),
  hand: async ({ messages }, signal) => {
    const { brand } = await store.catalogue.current(store.db)
    await channel.hand(joinLetters(messages), brand.name, signal)
  },
  settled: async (trx, { messages }, now) => {
    for (const { id } of messages) await publish(trx, now, 'messages.changed', { id })
  },
})

/** A message of a flood goes out later than it came. */
const waited = ({ since, at }: MessageToSend): boolean => since > at

function bundlesOf(waiting: readonly MessageToSend[]): Bundle[] {
  const bundles: MessageToSend[][] = []
  for (const message of waiting) {
    const last = bundles.at(-1)
    const [first] = last ?? []
    const isAlike = first && waited(message) && first.since === message.since && first.tries === message.tries
    if (last && isAlike && last.length < mostTogether) last.push(message)
    else bundles.push([message])
  }
  return bundles.flatMap(([first, ...more]) => {
    if (!first) return []
    const messages = [first, ...more] as const
    return [{ messages, rows: messages.flatMap(({ rows }) => rows), since: first.since, tries: first.tries }]
  })
}
