// The list of what was erased on request, kept beside the backups: a backup that is put back is erased again by it.

import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instant } from '#domain/branch/hours.ts'
import { idsOf, type RecordKind, type RecordRef, recordKinds } from '#domain/guests/retention/person.ts'
import { publish, publishEach } from '#server/door/live/publish.ts'
import { eraseOrders } from '#server/store/guests/erase-orders.ts'
import {
  type Erasure,
  forgetForms,
  listErasures,
  madeAt,
  namesOfRecords,
  noteErasures,
  removeGuests,
} from '#server/store/guests/erasures.ts'
import { reservationBranches } from '#server/store/guests/reservation-store.ts'
import { eraseGifts } from '#server/store/money/gift/gift-store.ts'
import type { Store } from '#server/store/open.ts'
import { forgetAsksBy, forgetAsksOf } from '#server/store/order/asks.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { makeFolder } from '#work/shop/backup/folder.ts'

const fileIn = (folder: string): string => join(folder, 'erased.jsonl')

/** [] if there is no list. A line that was cut off, or is none of ours, is left out. */
export async function readErasedList(folder: string): Promise<Erasure[]> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(erasureFrom)
}

function erasureFrom(line: string): Erasure[] {
  try {
    const { kind, id, madeAt, at } = JSON.parse(line) as Partial<Erasure>
    const isWhole = [id, madeAt, at].every(Number.isInteger) && kind !== undefined && recordKinds.includes(kind)
    return isWhole ? [{ kind, id, madeAt, at } as Erasure] : []
  } catch {
    return []
  }
}

/** What is being written into each folder: of several erasures at once, the next begins when the last is done. */
const underWay = new Map<string, Promise<void>>()

/** Rewrites the list from what the database knows. Only the user of the shop may read it. */
export async function writeErasedList(store: Store, folder: string): Promise<void> {
  const before = underWay.get(folder) ?? Promise.resolve()
  const mine = before.catch(() => undefined).then(() => writeNewest(store, folder))
  underWay.set(folder, mine)
  try {
    await mine
  } finally {
    if (underWay.get(folder) === mine) underWay.delete(folder)
  }
}

/**
 * Another server may put an older list in place of a newer one: the one that did so sees it afterwards and writes
 * again.
 */
const mostTries = 20

async function writeNewest(store: Store, folder: string): Promise<void> {
  for (let tries = 0, written = ''; tries < mostTries; tries++) {
    const text = (await listErasures(store.db)).map((erasure) => `${JSON.stringify(erasure)}\n`).join('')
    if (tries > 0 && text === written) return
    const unfinished = `${fileIn(folder)}.${randomUUID()}.new`
    await writeFile(unfinished, text, { mode: 0o600, flush: true })
    await rename(unfinished, fileIn(folder))
    written = text
  }
}

/** Records in one transaction. */
const batch = 100

/** Erases again what an older copy of the database still has. Returns how many records that were. */
export async function eraseAgain(store: Store, list: readonly Erasure[], now: number): Promise<number> {
  let erased = 0
  for (let at = 0; at < list.length; at += batch)
    erased += await store.write(async (trx) => {
      const known = new Set((await listErasures(trx)).map(nameOf))
      const left = list.slice(at, at + batch).filter((erasure) => !known.has(nameOf(erasure)))
      const meant = []
      for (const kind of recordKinds) {
        const ofKind = left.filter((erasure) => erasure.kind === kind)
        const made = await madeAt(
          trx,
          kind,
          ofKind.map(({ id }) => id),
        )
        meant.push(...ofKind.filter((erasure) => made.get(erasure.id) === erasure.madeAt))
      }
      return (await eraseRecords(trx, meant, now)).length
    })
  return erased
}

const nameOf = ({ kind, id, madeAt }: Erasure): string => `${kind} ${id} ${madeAt}`

/** By the list beside the backups; the list then has what the database knows as well. Returns how many records. */
export async function forgetAgain(store: Store, folder: string, now: number): Promise<number> {
  const erased = await eraseAgain(store, await readErasedList(folder), now)
  await makeFolder(folder)
  await writeErasedList(store, folder)
  return erased
}

/** Returns those that were there. Open pages of staff, and of customers who follow one of the orders, read again. */
export async function eraseRecords(trx: Trx, refs: readonly RecordRef[], now: Instant): Promise<RecordRef[]> {
  const erased: RecordRef[] = []
  for (const kind of recordKinds) {
    const made = await madeAt(trx, kind, idsOf(refs, kind))
    const ids = [...made.keys()]
    if (ids.length === 0) continue
    if (kind === 'order') await forgetAsksOf(trx, ids)
    await forgetAsksBy(trx, await namesOfRecords(trx, kind, ids), now)
    await forgetForms(trx, kind, ids)
    await eraseKind(trx, kind, ids, now)
    await noteErasures(
      trx,
      [...made].map(([id, madeAt]) => ({ kind, id, madeAt, at: now })),
    )
    erased.push(...ids.map((id) => ({ kind, id })))
  }
  return erased
}

async function eraseKind(trx: Trx, kind: RecordKind, ids: readonly number[], now: Instant): Promise<void> {
  if (kind === 'order') {
    const orders = await eraseOrders(trx, ids, now)
    const events = orders.map(({ branch, token }) => ({ at: now, data: { branch, token } }))
    return await publishEach(trx, 'orders.erased', events)
  }
  if (kind === 'gift') {
    await eraseGifts(trx, ids, now)
    return
  }
  if (kind === 'reservation')
    for (const branch of await reservationBranches(trx, ids))
      await publish(trx, now, 'reservations.changed', { branch })
  await removeGuests(trx, kind, ids)
  if (kind === 'message') for (const id of ids) await publish(trx, now, 'messages.changed', { id })
  if (kind === 'review') for (const id of ids) await publish(trx, now, 'reviews.removed', { id })
}
