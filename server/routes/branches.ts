// The branches for the owner: everything that is set for one, and a new one.
import type { FastifyInstance } from 'fastify'
import parsePhone from 'libphonenumber-js/min'
import type { Checked, OwnBranch } from '../../contract/index.ts'
import { type BranchSettings, branchIdFor, checkBranch, tidyBranch } from '../../domain/branch-settings.ts'
import type { Parts } from '../http/parts.ts'
import { type Answer, imageGone, no, yes } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import { publish } from '../live/publish.ts'
import {
  addBranch,
  lockBranches,
  readBranches,
  saveBranch,
  type VersionedBranch,
  versionOf,
} from '../store/branches.ts'
import type { Trx } from '../store/lane.ts'
import { takeImage } from '../store/pictures.ts'

export function branchRoutes(app: FastifyInstance, { store, ...rest }: Parts): void {
  const parts = { store, ...rest }

  serve(app, parts, 'branches.read', async () => yes({ branches: (await readBranches(store.db)).map(shown) }))

  serve(app, parts, 'branches.add', async ({ input, now }) => {
    const read = readSettings(input.settings)
    if (!read.ok) return read
    const settings = read.value
    return await store.write(async (trx) => {
      await lockBranches(trx)
      const before = await readBranches(trx)
      // A request that was sent again, because its answer was lost, finds the branch that it made.
      const made = before.find(({ version }) => version === versionOf(settings))
      if (made) return yes(shown(made))

      if (!(await takeImage(trx, settings.image, now))) return imageGone
      const taken = before.map(({ id }) => id)
      const id = branchIdFor(settings.name, taken)
      await addBranch(trx, { ...settings, id, shop: { open: false, date: '', desc: {} } })
      return await changed(trx, id, now)
    })
  })

  serve(app, parts, 'branches.save', async ({ input, now }) => {
    const read = readSettings(input.settings)
    if (!read.ok) return read
    const settings = read.value
    return await store.write(async (trx) => {
      await lockBranches(trx)
      const branch = (await readBranches(trx)).find(({ id }) => id === input.id)
      if (!branch) return no('not_found')
      // Nothing changed, or this very change arrived before.
      if (branch.version === versionOf(settings)) return yes(shown(branch))
      if (branch.version !== input.version) return no('changed_meanwhile')

      if (!(await takeImage(trx, settings.image, now))) return imageGone
      await saveBranch(trx, branch.id, settings)
      return await changed(trx, branch.id, now)
    })
  })
}

/** Tells of the change, and answers the branch as it is kept now. */
async function changed(trx: Trx, id: string, now: number): Promise<Answer<OwnBranch>> {
  await publish(trx, now, 'shop.changed', { branches: [id] })
  const branch = (await readBranches(trx)).find((one) => one.id === id)
  return branch ? yes(shown(branch)) : no('not_found')
}

/** The settings tidied, with the telephone number as E.164; or every problem with its field. */
function readSettings(typed: Checked<'branches.save'>['settings']): Answer<BranchSettings> {
  const problems = checkBranch(typed, (phone) => phoneNumber(phone) !== null)
  if (problems.length > 0) return no('bad_input', { problems })
  return yes(tidyBranch({ ...typed, phone: phoneNumber(typed.phone) ?? typed.phone }))
}

function phoneNumber(typed: string): string | null {
  const parsed = parsePhone(typed, 'BE')
  return parsed?.isValid() ? parsed.number : null
}

const shown = (branch: VersionedBranch): OwnBranch => ({
  ...branch,
  hours: branch.hours as OwnBranch['hours'],
  exceptions: branch.exceptions as OwnBranch['exceptions'],
  forms: [...branch.forms],
  shop: { ...branch.shop },
})
