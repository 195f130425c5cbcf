// The clock of personal data: erases people some days after they ordered, reserved or wrote, in small batches (SAFE-4).
import { setImmediate as turn } from 'node:timers/promises'
import { personalMs } from '#domain/guests/retention/personal-days.ts'
import { publish, publishEach } from '#server/door/live/publish.ts'
import { erasedUpTo, eraseOrders, nextStretch, noteErasedUpTo } from '#server/store/guests/erase-orders.ts'
import { daysKept, eraseMessagesBefore, eraseReservationsBefore } from '#server/store/guests/erasures.ts'
import { forgetArchivesBefore, forgetInvoicesBefore, forgetOrdersBefore } from '#server/store/guests/forget-old.ts'
import { eraseGiftsBefore, forgetGiftCodes } from '#server/store/money/gift/gift-store.ts'
import type { Store } from '#server/store/open.ts'
import { noteClockAct } from '#server/store/people/staff-log-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** Orders in one transaction: it takes some milliseconds, and orders placed meanwhile wait for no more than that. */
const batch = 100
/** Orders looked at in one query. */
const stretch = 1000

/** Erases whatever is older than the shop keeps. It may be interrupted anywhere, and goes on at the next call. */
export async function erasePersonal(store: Store, now: number): Promise<void> {
  for (const erase of Object.values(personalErasures)) await erase(store, now)
}

/** The parts of it, none of which needs another. */
export const personalErasures: Readonly<Record<string, (store: Store, now: number) => Promise<void>>> = {
  'names of orders': eraseOldOrders,
  reservations: async (store, now) => {
    const before = await keptSince(store, now)
    await inBatches(store, now, 'reservations', (trx) => eraseReservationsBefore(trx, before, batch))
  },
  messages: async (store, now) => {
    const before = await keptSince(store, now)
    await inBatches(store, now, 'messages', (trx) => eraseMessagesBefore(trx, before, batch))
  },
  'names on gift cards': async (store, now) => {
    const before = await keptSince(store, now)
    await store.write((trx) => forgetGiftCodes(trx, now))
    while ((await store.write((trx) => eraseGiftsBefore(trx, before, batch, now))) === batch) await turn()
  },
}

const keptSince = async (store: Store, now: number): Promise<number> => now - personalMs(await daysKept(store.db))

async function eraseOldOrders(store: Store, now: number): Promise<void> {
  const before = await keptSince(store, now)
  let after: number | null = await erasedUpTo(store.db)
  let isWhole = true
  while (after !== null) {
    const { last, toErase, doneUpTo } = await nextStretch(store.db, { after, before, limit: stretch, isWhole })
    for (let at = 0; at < toErase.length; at += batch)
      await store.write((trx) => eraseBatch(trx, toErase.slice(at, at + batch), now))
    if (doneUpTo !== null) await store.write((trx) => noteErasedUpTo(trx, doneUpTo))
    isWhole &&= doneUpTo !== null && doneUpTo === last
    after = last
    await turn()
  }
}

async function eraseBatch(trx: Trx, ids: readonly number[], now: number): Promise<void> {
  const erased = await eraseOrders(trx, ids, now)
  const branches = [...new Set(erased.map(({ branch }) => branch))]
  await publishEach(
    trx,
    'orders.erased',
    branches.map((branch) => ({ at: now, data: { branch } })),
  )
  await noteClockAct(trx, now, 'clock.erase', { orders: erased.length })
}

/** What open pages of staff hear, so that they read again. */
const tell = {
  reservations: (trx: Trx, now: number) => publish(trx, now, 'reservations.changed', { branch: null }),
  messages: (trx: Trx, now: number) => publish(trx, now, 'messages.changed', { id: 0 }),
}

async function inBatches(
  store: Store,
  now: number,
  what: keyof typeof tell,
  erase: (trx: Trx) => Promise<number>,
): Promise<void> {
  for (let erased = batch; erased === batch; ) {
    erased = await store.write(async (trx) => {
      const count = await erase(trx)
      if (count === 0) return 0
      await noteClockAct(trx, now, 'clock.erase', { [what]: count })
      await tell[what](trx, now)
      return count
    })
  }
}

export async function forgetBooks(store: Store, before: number, now: number): Promise<void> {
  while ((await store.write((trx) => forgetOrdersBefore(trx, before, batch, now))) === batch) await turn()
  await store.write((trx) => forgetArchivesBefore(trx, before))
  await store.write((trx) => forgetInvoicesBefore(trx, before))
}
