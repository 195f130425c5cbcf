// What the owner decides about accounts: who works where, as what, and who no longer.
import type { FastifyInstance } from 'fastify'
import { may } from '../../domain/staff.ts'
import type { Parts } from '../http/parts.ts'
import { no, yes } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import { publish } from '../live/publish.ts'
import { dropPasswordLink } from '../store/password-links.ts'
import { allStaff, appoint, lockOwners, ownerCount, type StaffAccount, staffById } from '../store/staff.ts'

export function staffRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts

  serve(app, parts, 'staff.list', async ({ member }) => {
    if (!may(member, 'staff')) return no('not_allowed')
    return yes({ accounts: (await allStaff(store.db)).map(shown) })
  })

  serve(app, parts, 'staff.appoint', async ({ input, member, now }) => {
    if (!may(member, 'staff')) return no('not_allowed')
    return await store.write(async (trx) => {
      await lockOwners(trx)
      const account = await staffById(trx, input.id)
      if (!account) return no('not_found')
      const { branches } = await store.catalogue.current(trx)
      if (input.branches.some((post) => !branches.some(({ id }) => id === post.branch))) return no('branch_unknown')
      const losesOwner = account.owner && account.state === 'active' && !(input.owner && input.state === 'active')
      if (losesOwner && (await ownerCount(trx)) === 1) return no('last_owner')

      await appoint(trx, account.id, input)
      if (input.state !== 'active') await dropPasswordLink(trx, account.id)
      await publish(trx, now, 'staff.changed', { staff: account.id })
      const appointed = await staffById(trx, account.id)
      return appointed ? yes(shown(appointed)) : no('not_found')
    })
  })
}

const shown = ({ password: _password, ...account }: StaffAccount) => ({ ...account, branches: [...account.branches] })
