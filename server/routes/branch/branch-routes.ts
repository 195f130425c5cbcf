// The branches for the owner: all settings of a branch, and new branches.

import type { FastifyInstance } from 'fastify'
import parsePhone from 'libphonenumber-js/min'
import type { Checked, OwnBranch } from '#contract/index.ts'
import { type BranchSettings, branchIdFor, checkBranch, checkDays, tidyBranch } from '#domain/branch/branch-settings.ts'
import { brokenBy, type Closure, leaveSight, type PromisedThing, withClosure } from '#domain/branch/closure.ts'
import { localTime } from '#domain/branch/hours.ts'
import { closedBranch } from '#domain/branch/new-branch.ts'
import { letterFor } from '#domain/order/counter/code.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { daysPromised, imageGone, no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  addBranch,
  branchVersionOf,
  hasOrders,
  hideBranch,
  lockBranches,
  othersShown,
  readBranch,
  readBranches,
  removeBranch,
  saveBranch,
  sellLike,
  stillPromised,
  type VersionedBranch,
} from '#server/store/branch/branch-store.ts'
import { readRegions } from '#server/store/branch/region-rows.ts'
import { promisedAt } from '#server/store/order/promised.ts'
import { staffOfRegions } from '#server/store/people/staff-store.ts'
import { takeImage } from '#server/store/shop/picture-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { keepAddress } from '#work/shop/images/keep-address.ts'

export function branchRoutes(app: FastifyInstance, { store, ...rest }: Deps): void {
  const deps = { store, ...rest }
  leavingRoutes(app, deps)

  serve(app, deps, 'branches.read', async () => yes({ branches: await readBranches(store.db) }))

  serve(app, deps, 'branches.add', async ({ input, now, write, tell, unchanged }) => {
    const read = readSettings(input.settings)
    if (!read.ok) return read
    const image = await keepAddress(deps, read.value.image, null, now)
    if (!image.ok) return image
    const settings = { ...read.value, image: image.value }
    return await write(async (trx) => {
      await lockBranches(store.engine, trx, [])
      const before = await readBranches(trx)
      // A retry after a lost response finds the branch that it made.
      const made = before.find(({ version, removed }) => version === branchVersionOf(settings) && !removed)
      if (made) return unchanged(made)

      const like = before.find(({ id, removed }) => id === input.like && !removed)
      if (input.like !== undefined && !like) return no('bad_input', { problems: [{ ...unknownBranch, field: 'like' }] })
      if (!(await isRegion(trx, settings.region))) return regionGone
      if (!(await takeImage(trx, settings.image, now))) return imageGone
      const taken = before.map(({ id }) => id)
      const id = branchIdFor(settings.name, taken)
      tell({ branches: [id] })
      const letter = letterFor(settings.name.nl || settings.name.en || id, new Set(before.map((one) => one.letter)))
      const closed = closedBranch(id, settings.name, letter)
      await addBranch(trx, { ...closed, ...settings, ...(like && paceLike(like)) })
      if (like) await sellLike(trx, like.id, id)
      await rightsMoved(trx, now, [settings.region])
      return await changed(trx, id, now)
    })
  })

  serve(app, deps, 'branches.save', async ({ input, now, write, unchanged }) => {
    const read = readSettings(input.settings)
    if (!read.ok) return read
    const shownNow = (await readBranch(store.db, input.id))?.image
    const image = await keepAddress(deps, read.value.image, shownNow, now)
    if (!image.ok) return image
    return await write(async (trx) => {
      await lockBranches(store.engine, trx, [input.id])
      const branch = await readBranch(trx, input.id)
      if (!branch) return no('not_found')
      const { region = branch.region } = input.settings
      const settings = { ...read.value, image: image.value, region }
      if (branch.version === branchVersionOf(settings)) return unchanged(branch)
      if (branch.version !== input.version) return no('changed_meanwhile')
      if (!(await isRegion(trx, region))) return regionGone
      if (settings.timeZone !== branch.timeZone && (await hasOrders(trx, branch.id))) return timeZoneKept
      const broken = await promisesBroken(trx, branch, settings, now)
      if (broken.length > input.accepts) return daysPromised(broken)

      if (!(await takeImage(trx, settings.image, now))) return imageGone
      await saveBranch(trx, branch.id, settings)
      if (region !== branch.region) await rightsMoved(trx, now, [branch.region, region])
      return await changed(trx, branch.id, now)
    })
  })

  serve(app, deps, 'branches.closeDays', async ({ input, now, write }) => {
    const problems = input.days.flatMap((days, index) => checkDays(days, `days.${index}`))
    if (problems.length > 0) return no('bad_input', { problems })
    return await write(async (trx) => {
      await lockBranches(store.engine, trx, input.branches)
      const all = await readBranches(trx)
      const chosen = all.filter(({ id }) => input.branches.includes(id))
      if (chosen.length < input.branches.length) return no('bad_input', { problems: [unknownBranch] })
      const next = chosen.map((branch) => ({ branch, settings: closing(branch, input.days) }))
      const wrong = next.flatMap(({ settings }) => checkBranch(settings, () => true))
      if (wrong.some(({ problem }) => problem === 'too_many_exceptions')) return no('bad_input', { problems: wrong })

      const broken: PromisedThing[] = []
      for (const { branch, settings } of next) broken.push(...(await promisesBroken(trx, branch, settings, now)))
      if (broken.length > input.accepts) return daysPromised(broken)
      for (const { branch, settings } of next) await saveBranch(trx, branch.id, settings)
      await publish(trx, now, 'shop.changed', { branches: input.branches })
      return yes({ branches: await readBranches(trx) })
    })
  })
}

const paceLike = ({ capacity, autoAccept, usualHands, latePercent, keptShown }: VersionedBranch) => ({
  capacity,
  autoAccept,
  usualHands,
  latePercent,
  keptShown,
})

const unknownBranch = { problem: 'branch_unknown', field: 'branches' }

/** The days of the books, of figures and of what was baked are those of its time zone, and do not change any more. */
const timeZoneKept = no('bad_input', { problems: [{ problem: 'time_zone_kept', field: 'timeZone' }] })

const regionGone = no('bad_input', { problems: [{ problem: 'region_unknown', field: 'region' }] })

const isRegion = async (trx: Trx, region: string | null): Promise<boolean> =>
  region === null || (await readRegions(trx)).some(({ id }) => id === region)

/** Those who work in these regions work at other branches from now on: their pages open their streams anew. */
async function rightsMoved(trx: Trx, now: number, moved: readonly (string | null)[]): Promise<void> {
  const regions = moved.filter((one) => one !== null)
  if (regions.length === 0) return
  for (const staff of await staffOfRegions(trx, regions)) await publish(trx, now, 'staff.changed', { staff })
  await publish(trx, now, 'regions.changed', {})
}

/** The settings of a branch with these days closed as well. */
function closing({ id: _id, version: _version, shop: _shop, ...settings }: VersionedBranch, days: readonly Closure[]) {
  const exceptions = days.reduce<BranchSettings['exceptions']>(withClosure, settings.exceptions)
  return tidyBranch({ ...settings, exceptions })
}

/** Promises that fit the branch's old hours and do not fit the new ones. */
const promisesBroken = async (
  trx: Trx,
  branch: VersionedBranch,
  after: BranchSettings,
  now: number,
): Promise<PromisedThing[]> => brokenBy(await promisedAt(trx, branch, now), branch, after)

function leavingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'branches.hide', async ({ input, now, write, unchanged }) =>
    write(async (trx) => {
      const left = await leaving(store, trx, { id: input.id, now })
      if (!left.ok) return left
      if (left.value.hidden) return unchanged(left.value)
      await hideBranch(trx, input.id, true)
      return await changed(trx, input.id, now)
    }),
  )

  serve(app, deps, 'branches.show', async ({ input, now, write }) =>
    write(async (trx) => {
      await lockBranches(store.engine, trx, [input.id])
      const branch = await readBranch(trx, input.id)
      if (!branch) return no('not_found')
      if (branch.removed) await removeBranch(trx, branch.id, null)
      else await hideBranch(trx, branch.id, false)
      return await changed(trx, branch.id, now)
    }),
  )

  serve(app, deps, 'branches.remove', async ({ input, now, write, unchanged }) =>
    write(async (trx) => {
      const left = await leaving(store, trx, { id: input.id, now })
      if (!left.ok) return left
      if (left.value.removed) return unchanged(left.value)
      await removeBranch(trx, input.id, now)
      return await changed(trx, input.id, now)
    }),
  )
}

/** It may be hidden or removed already, so that a repeated request is harmless. */
async function leaving(
  { engine }: Deps['store'],
  trx: Trx,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<RouteAnswer<OwnBranch>> {
  await lockBranches(engine, trx, [id])
  const branch = await readBranch(trx, id)
  if (!branch) return no('not_found')
  const others = await othersShown(trx, id)
  const today = localTime(now, branch.timeZone).date
  const left = leaveSight(await stillPromised(trx, id, today), others)
  return left.ok ? yes(branch) : no(left.refusal)
}

/** Publishes the change and returns the branch as it is stored now. */
async function changed(trx: Trx, id: string, now: number): Promise<RouteAnswer<OwnBranch>> {
  await publish(trx, now, 'shop.changed', { branches: [id] })
  const branch = await readBranch(trx, id)
  return branch ? yes(branch) : no('not_found')
}

/** The settings tidied, with the telephone number as E.164; or every problem with its field. */
function readSettings(typed: Checked<'branches.save'>['settings']): RouteAnswer<BranchSettings> {
  const problems = checkBranch({ ...typed, region: typed.region ?? null }, (phone) => phoneNumber(phone) !== null)
  if (problems.length > 0) return no('bad_input', { problems })
  return yes(tidyBranch({ ...typed, region: typed.region ?? null, phone: phoneNumber(typed.phone) ?? typed.phone }))
}

function phoneNumber(typed: string): string | null {
  const parsed = parsePhone(typed, 'BE')
  return parsed?.isValid() ? parsed.number : null
}
