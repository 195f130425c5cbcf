// Tells the staff of every branch that something happened to a message.
import { publish } from '../live/publish.ts'
import type { Store } from '../store/open.ts'
import type { Trx } from '../store/write-queue.ts'

type News = 'messages.received' | 'messages.changed'

export async function tellStaff(store: Store, trx: Trx, now: number, name: News, id: number): Promise<void> {
  const { branches } = await store.catalogue.current(trx)
  for (const { id: branch } of branches) await publish(trx, now, name, { id }, { branch })
}
