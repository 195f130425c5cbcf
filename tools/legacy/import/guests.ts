// Imports what guests left: reviews and reservations, each once.

import {
  allReservations,
  allReviews,
  deleteReviews,
  insertReservations,
  insertReviews,
} from '#server/store/legacy/legacy-guest-store.ts'
import { importedBefore, type LegacyKind, markTaken } from '#server/store/legacy/taken-over.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { demo } from '#tools/demo/index.ts'
import type { LegacyReservation, LegacyReview } from '../read/guest-entries.ts'
import { leftAlone, type ReadEntry } from '../read/notes.ts'
import { countingFingerprints, fingerprintOf } from './fingerprint.ts'
import { type BranchOptions, type ImportOutcome, openTally } from './import-job.ts'

export async function importReviews(
  trx: Trx,
  entries: readonly ReadEntry<LegacyReview>[],
  wish: BranchOptions,
): Promise<ImportOutcome> {
  const here = await allReviews(trx)
  const { fresh, brought } = await sift(
    trx,
    'review',
    entries,
    here.map(({ id: _, ...said }) => said),
    'a review',
  )
  if (wish.dryRun) return brought
  await insertReviews(trx, fresh, wish.at)
  await markTaken(
    trx,
    'review',
    fresh.map(({ key }) => key),
    wish.now,
  )
  if (wish.replaceDemo) await deleteDemoReviews(trx, here)
  return brought
}

async function deleteDemoReviews(trx: Trx, here: Awaited<ReturnType<typeof allReviews>>): Promise<void> {
  const demoPrints = new Set(
    demo.reviews.map(({ food, service, value, atmosphere, userName, text }) =>
      fingerprintOf({ food, service, value, atmosphere, userName, text }),
    ),
  )
  await deleteReviews(
    trx,
    here.filter(({ id: _, ...said }) => demoPrints.has(fingerprintOf(said))).map(({ id }) => id),
  )
}

export async function importReservations(
  trx: Trx,
  entries: readonly ReadEntry<LegacyReservation>[],
  wish: BranchOptions,
): Promise<ImportOutcome> {
  const { fresh, brought } = await sift(trx, 'reservation', entries, await allReservations(trx), 'a reservation')
  if (wish.dryRun) return brought
  await insertReservations(trx, fresh, wish.branch, wish.at)
  await markTaken(
    trx,
    'reservation',
    fresh.map(({ key }) => key),
    wish.now,
  )
  return brought
}

/** The entries that were never imported and that are not here already, word for word. */
async function sift<Value extends { readonly key: string }>(
  trx: Trx,
  kind: LegacyKind,
  entries: readonly ReadEntry<Value>[],
  here: readonly object[],
  as: string,
): Promise<{ fresh: Value[]; brought: ImportOutcome }> {
  const before = await importedBefore(
    trx,
    kind,
    entries.map(({ value }) => value.key),
  )
  const prints = new Set(here.map(countingFingerprints()))
  const bringing = openTally()
  const fresh: Value[] = []
  for (const entry of entries) {
    const { key } = entry.value
    if (before.has(key)) bringing.leave(leftAlone(entry.path, 'taken over before'))
    else if (prints.has(key)) bringing.leave(leftAlone(entry.path, 'here already'))
    else {
      fresh.push(entry.value)
      bringing.take(entry, as)
    }
  }
  return { fresh, brought: bringing.brought }
}
