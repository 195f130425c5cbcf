// The pace of branches: what times follow from, pauses and more minutes, and what the owner sets (TIME-1 to TIME-7).
import type { FastifyInstance } from 'fastify'
import type { Checked, Output } from '#contract/index.ts'
import { type Branch, closingToday, nextOpening, orderDay } from '#domain/branch/branch.ts'
import { loadOf } from '#domain/branch/capacity/hold.ts'
import { checkPace, type PaceSettings, tidyPace } from '#domain/branch/capacity/pace-settings.ts'
import { extraHoldsMs, keptReport, stillOn } from '#domain/branch/capacity/quote.ts'
import { freePace, readyAt } from '#domain/branch/capacity/ready-at.ts'
import { capacityOnShift } from '#domain/branch/capacity/shift.ts'
import { localTime } from '#domain/branch/hours.ts'
import { closedBranch } from '#domain/branch/new-branch.ts'
import type { LogData } from '#domain/people/staff-log.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ownBranches } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockBranches } from '#server/store/branch/branch-store.ts'
import { keptBetween, promisesKept } from '#server/store/branch/made-orders.ts'
import { paceVersion, savePace, setExtra, setPause, setShift } from '#server/store/branch/pace-settings-store.ts'
import { weighAnew } from '#work/branch/pace/hold-again.ts'
import { timesShelf } from '#work/branch/pace/pace-times.ts'

const minute = 60_000

export function paceRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const shelf = timesShelf(deps)

  serve(app, deps, 'times.read', async ({ input }) => yes(await shelf.read(input.branches)))

  serve(app, deps, 'pace.set', async ({ input, now, write, tell }) =>
    write(async (trx) => {
      // Nobody places an order until what was promised is weighed with those who are there.
      if (input.shift !== undefined) await lockBranches(store.engine, trx, [input.branch])
      const { branches } = await store.catalogue.current(trx)
      const branch = branches.find(({ id }) => id === input.branch)
      if (!branch) return no('not_allowed')
      const { pause, extra, shift } = wished(input, branch, now)
      if (input.pause !== undefined) await setPause(trx, branch.id, pause)
      if (input.extra !== undefined) await setExtra(trx, branch.id, extra)
      if (input.shift !== undefined) {
        await setShift(trx, branch.id, shift)
        await weighAnew(trx, { ...branch, shift }, now)
      }
      await publish(trx, now, 'shop.changed', { branches: [branch.id] })
      tell({ data: changeIn(input, pause?.until ?? null) })
      return yes({ branch: branch.id, pause, extra, shift })
    }),
  )

  serve(app, deps, 'pace.read', async ({ member, now }) =>
    yes({
      branches: ownBranches(await store.catalogue.current(store.db), member, 'pace.see').map((branch) =>
        ownPace(branch, now),
      ),
    }),
  )

  serve(app, deps, 'pace.now', async ({ input, member, now }) => {
    const [branch] = ownBranches(await store.catalogue.current(store.db), member, 'orders.see', input)
    if (!branch) return no('not_allowed')
    // As customers read it, and as cheap.
    const [times] = (await shelf.read([branch.id])).branches
    const { date } = localTime(now, branch.timeZone)
    const today = orderDay(branch, date, now)
    const pace = times && { ...freePace, ...times, capacity: capacityOnShift(branch), load: loadOf(times.loads) }
    const at = pace && today.ok ? readyAt({ branch, pace, day: today.value, lines: [], now }) : null
    return yes({
      learns: pace !== undefined && pace.quote.rule !== null,
      shift: stillOn(branch.shift, now),
      usualHands: branch.usualHands,
      next: pace && at !== null ? { at, work: Math.round(pace.quote.ahead) } : null,
      ...(await keptBetween(store.db, branch.id, date, date)),
    })
  })

  serve(app, deps, 'pace.save', async ({ input: { branch: id, version, ...typed }, member, now, write, unchanged }) => {
    const problems = checkPace(settingsFrom(typed, closedBranch('', {})))
    if (problems.length > 0) return no('bad_input', { problems })
    return await write(async (trx) => {
      // Nobody places an order until what was promised is weighed by the new capacity.
      await lockBranches(store.engine, trx, [id])
      const [branch] = ownBranches(await store.catalogue.current(trx), member, 'pace.set', { branch: id })
      if (!branch) return no('not_allowed')
      const settings = tidyPace(settingsFrom(typed, branch))
      const next = { ...branch, ...settings }
      if (paceVersion(branch) === paceVersion(settings)) return unchanged(ownPace(branch, now))
      if (paceVersion(branch) !== version) return no('changed_meanwhile')
      await savePace(trx, id, settings)
      await weighAnew(trx, next, now)
      await publish(trx, now, 'shop.changed', { branches: [id] })
      return yes(ownPace(next, now))
    })
  })

  serve(app, deps, 'pace.report', async ({ input, member, now }) => {
    const chosen = ownBranches(await store.catalogue.current(store.db), member, 'pace.see', { branch: input.branch })
    if (input.branch && chosen.length === 0) return no('not_allowed')
    const from = now - reportedMs
    const kept = await promisesKept(
      store.db,
      chosen.map(({ id }) => id),
      from,
    )
    return yes({
      from,
      branches: chosen.map(({ id, timeZone }) => ({ branch: id, ...keptReport(kept.get(id) ?? [], timeZone) })),
    })
  })
}

/** What the staff log says of it. */
function changeIn({ pause, extra, shift }: Checked<'pace.set'>, until: number | null): LogData {
  if (shift !== undefined) return shift ? { change: 'shift', hands: shift } : { change: 'noShift' }
  if (pause !== undefined) return { change: pause === null ? 'resume' : 'pause', until }
  return extra ? { change: 'extra', minutes: extra } : { change: 'noExtra' }
}

/** The pause and the more minutes that hold from now on. */
function wished({ pause, reason, extra, shift }: Checked<'pace.set'>, branch: Branch, now: number) {
  const until = pause === 'tomorrow' ? nextOpening(branch, now) : now + (pause ?? 0) * minute
  return {
    pause: pause === undefined ? stillOn(branch.pause, now) : pause === null ? null : { until, reason },
    extra:
      extra === undefined
        ? stillOn(branch.extra, now)
        : extra === null
          ? null
          : { minutes: extra, until: now + extraHoldsMs },
    shift:
      shift === undefined
        ? stillOn(branch.shift, now)
        : shift === null
          ? null
          : { hands: shift, until: closingToday(branch, now) },
  }
}

const reportedMs = 28 * 24 * 3_600_000

/** What was not typed stays. */
const settingsFrom = (typed: Omit<Checked<'pace.save'>, 'branch' | 'version'>, before: PaceSettings): PaceSettings => ({
  letter: typed.letter,
  capacity: typed.capacity,
  autoAccept: typed.autoAccept,
  usualHands: typed.usualHands ?? before.usualHands,
  latePercent: typed.latePercent ?? before.latePercent,
  keptShown: typed.keptShown ?? before.keptShown,
})

const paceSettingsOfBranch = ({
  letter,
  capacity,
  autoAccept,
  usualHands,
  latePercent,
  keptShown,
}: PaceSettings): PaceSettings => ({ letter, capacity, autoAccept, usualHands, latePercent, keptShown })

const ownPace = (branch: Branch, now: number): Output<'pace.save'> => ({
  branch: branch.id,
  version: paceVersion(branch),
  ...paceSettingsOfBranch(branch),
  pause: stillOn(branch.pause, now),
  extra: stillOn(branch.extra, now),
  shift: stillOn(branch.shift, now),
})
