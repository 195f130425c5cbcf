// Writes the events of the contract into the log. The contract says who hears each, so that no caller can get it wrong.
import { audienceOf, type EventData, type EventName } from '#contract/live-events.ts'
import { insertEvents } from '#server/store/events.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** Logs an event within the transaction that makes it true; it is delivered after the commit. */
export async function publish<Name extends EventName>(
  trx: Trx,
  now: number,
  name: Name,
  data: EventData[Name],
): Promise<void> {
  await publishEach(trx, name, [{ at: now, data }])
}

/** The same for several events of one name, in order. */
export async function publishEach<Name extends EventName>(
  trx: Trx,
  name: Name,
  events: readonly { readonly at: number; readonly data: EventData[Name] }[],
): Promise<void> {
  await insertEvents(
    trx,
    events.map(({ at, data }) => ({ at, name, data, audience: audienceOf(name, data) })),
  )
}
