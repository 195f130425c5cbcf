// Erasing chosen records because their person asked for it: noted, so that a restored backup forgets them again.
import type { Instant } from '../../domain/branch/hours.ts'
import { idsOf, type RecordKind, type RecordRef, recordKinds } from '../../domain/retention/person.ts'
import { publish, publishEach } from '../live/publish.ts'
import { forgetAsksBy } from '../store/guard/asks.ts'
import { reservationBranches } from '../store/guests/reservation-store.ts'
import { eraseOrders } from '../store/retention/erase-orders.ts'
import { forgetForms, madeAt, namesIn, noteErasures, removeGuests } from '../store/retention/erasures.ts'
import type { Trx } from '../store/write-queue.ts'

/** Returns those that were there. Open pages of staff, and of customers who follow one of the orders, read again. */
export async function eraseRecords(trx: Trx, refs: readonly RecordRef[], now: Instant): Promise<RecordRef[]> {
  const erased: RecordRef[] = []
  for (const kind of recordKinds) {
    const made = await madeAt(trx, kind, idsOf(refs, kind))
    const ids = [...made.keys()]
    if (ids.length === 0) continue
    await forgetAsksBy(trx, await namesIn(trx, kind, ids), now)
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
  if (kind === 'reservation')
    for (const branch of await reservationBranches(trx, ids))
      await publish(trx, now, 'reservations.changed', { branch })
  await removeGuests(trx, kind, ids)
  if (kind === 'message') for (const id of ids) await publish(trx, now, 'messages.changed', { id })
  if (kind === 'review') for (const id of ids) await publish(trx, now, 'reviews.removed', { id })
}
