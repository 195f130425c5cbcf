// Whether the database responds, and whether it can be written to.
import type { Db } from './engines/engine.ts'
import type { Store } from './open.ts'
import { writeSetting } from './shop/setting-store.ts'

/** False if a small query fails or takes longer than `patience` ms. */
export async function databaseAnswers(db: Db, patience = 2000): Promise<boolean> {
  const asked = db.selectFrom('setting').select('key').limit(1).execute()
  return await within(patience, false, succeeds(asked))
}

/** As large as the largest form of a customer, so that a disk on which that does not fit counts as full. */
const probe = 'x'.repeat(32 * 1024)
/** A result holds for so long, in ms: asking often costs nothing. */
const probeEvery = 1000

/**
 * Whether orders can be stored now: it stores as much as one and takes it back, in the queue in which orders are
 * stored. While that is still under way after `patience` ms, what was known before holds: a short lock is no failure.
 */
export function writeProbe(store: Store, now: () => number = () => performance.now()) {
  let known = true
  let probing: Promise<boolean> | undefined
  let doneAt = Number.NEGATIVE_INFINITY

  const look = async (): Promise<boolean> => {
    known = await succeeds(
      store.write(async (trx) => {
        await writeSetting(trx, 'health.probe', probe)
        await writeSetting(trx, 'health.probe', '')
      }),
    )
    doneAt = now()
    probing = undefined
    return known
  }

  return async (patience = 500): Promise<boolean> => {
    if (now() - doneAt < probeEvery) return known
    probing ??= look()
    return await within(patience, known, probing)
  }
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

async function within<Value>(patience: number, otherwise: Value, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience)
  })
  const value = await Promise.race([work, late])
  clearTimeout(timer)
  return value
}
