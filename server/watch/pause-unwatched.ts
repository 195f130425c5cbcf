// Pauses the branches that are set so while nobody watches, and lets them go on when a board is there again.
import type { Branch } from '../../domain/branch/branch.ts'
import { hoursAround, isLive, type PauseAct, pauseAct } from '../../domain/watch/alerts.ts'
import { publish } from '../live/publish.ts'
import { noteClockAct } from '../store/accounts/clock-log.ts'
import { setPause } from '../store/catalogue/pace-settings-store.ts'
import type { Db } from '../store/engines/engine.ts'
import type { Store } from '../store/open.ts'
import { openAlerts } from '../store/watch/alert-store.ts'
import { boardsByBranch } from '../store/watch/open-boards.ts'
import { type OwnPauses, readOwnPauses, readPausing, writeOwnPauses } from '../store/watch/pausing-store.ts'
import type { Trx } from '../store/write-queue.ts'

export async function pauseUnwatched(store: Store, now: number): Promise<void> {
  if ((await actsNow(store, store.db, now)).length === 0) return
  // Decided once more where it is saved: a board may have come, or staff may have paused meanwhile.
  await store.write(async (trx) => {
    let own = await readOwnPauses(trx)
    for (const { branch, act } of await actsNow(store, trx, now)) own = await carryOut(trx, { branch, act, own, now })
    await writeOwnPauses(trx, own)
  })
}

interface Due {
  readonly branch: Branch
  readonly act: PauseAct
}

async function actsNow(store: Store, db: Db, now: number): Promise<Due[]> {
  const [wanted, own] = [await readPausing(db), await readOwnPauses(db)]
  if (wanted.length === 0 && Object.keys(own).length === 0) return []
  const boards = await boardsByBranch(db, now)
  const alerts = await openAlerts(db, 'branches')
  const { branches } = await store.catalogue.current(db)
  return branches.flatMap((branch) => {
    const { id, pause } = branch
    const unwatched = {
      wanted: wanted.includes(id),
      alerted: alerts.some((alert) => alert.kind === 'no-board' && alert.place === id),
      watched: isLive(boards.get(id)?.seen ?? null, now),
      pause,
      own: own[id],
      closes: hoursAround(branch, now)?.to,
    }
    const act = pauseAct(unwatched, now)
    return act ? [{ branch, act }] : []
  })
}

async function carryOut(
  trx: Trx,
  { branch: { id, name }, act, own, now }: Due & { readonly own: OwnPauses; readonly now: number },
): Promise<OwnPauses> {
  const { [id]: _ended, ...others } = own
  if (act.do === 'forget') return others
  await setPause(trx, id, act.do === 'pause' ? { until: act.until, reason: 'staff' } : null)
  await publish(trx, now, 'shop.changed', { branches: [id] })
  await noteClockAct(trx, now, 'clock.pause', { paused: act.do === 'pause' }, { branches: [{ branch: id, name }] })
  return act.do === 'pause' ? { ...others, [id]: act.until } : others
}
