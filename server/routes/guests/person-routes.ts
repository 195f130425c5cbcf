// One person's data: found, taken out and erased, by staff or by the customer of an order; and for how long names are
// kept.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localTime } from '#domain/branch/hours.ts'
import { mostRecords, type RecordRef } from '#domain/guests/retention/person.ts'
import { readToken } from '#domain/order/token.ts'
import { may, type StaffMember } from '#domain/people/staff.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RefusedAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { phoneReadingOf } from '#server/read-phone.ts'
import { daysKept, saveDaysKept } from '#server/store/guests/erasures.ts'
import { findRecords, orderWithToken, type PersonRecord, readRecords } from '#server/store/guests/records.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { eraseRecords, writeErasedList } from '#work/guests/retention/erased-list.ts'
import { makeFolder } from '#work/shop/backup/folder.ts'

export function personRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  /** Those on which the member may act; today is where the day began last, so that nothing of today counts as over. */
  const readFor = async (member: StaffMember, act: PersonsAct, refs: readonly RecordRef[], now: number, trx?: Trx) => {
    const { branches } = await store.catalogue.current(trx ?? store.db)
    const today = branches.map(({ timeZone }) => localTime(now, timeZone).date).sort()[0] ?? ''
    return (await readRecords(trx ?? store.db, refs, today)).filter((record) => isIn(record, member, act))
  }

  serve(app, deps, 'persons.find', async ({ input, member, now }) => {
    const { search } = input
    const phone = phoneReadingOf(search).number
    const branches = member.owner ? undefined : branchesOf(member)
    const sought = { text: search, phone, token: readToken(search), branches, limit: mostRecords + 1 }
    const refs = await findRecords(store.db, sought)
    const records = await readFor(member, 'persons.see', refs, now)
    return yes({ records: records.slice(0, mostRecords), more: records.length > mostRecords })
  })

  serve(app, deps, 'persons.takeOut', async ({ input, member, now, write }) =>
    write(async (trx) => yes({ records: await readFor(member, 'persons.handle', input.records, now, trx) })),
  )

  serve(app, deps, 'persons.erase', async ({ input, member, now, write, tell, request }) => {
    const done = await write(async (trx) => {
      const records = await readFor(member, 'persons.handle', input.records, now, trx)
      const open = records.filter(({ isOpen }) => isOpen).map(refOf)
      const erased = await eraseRecords(trx, records.filter(({ isOpen }) => !isOpen).map(refOf), now)
      tell(erased.length === 0 ? 'nothing' : { data: { erased: erased.length, records: named(erased) } })
      return yes({ erased: erased.length, open })
    })
    if (done.ok) await afterErasing(deps, request)
    return done
  })

  serve(app, deps, 'persons.readDays', async () => yes(versioned(await daysKept(store.db))))

  serve(app, deps, 'persons.setDays', async ({ input, write, unchanged }) =>
    write(async (trx) => {
      await store.engine.lockWords(trx, ['personal.days'])
      const before = versioned(await daysKept(trx))
      if (before.days === input.days) return unchanged(before)
      if (input.version !== undefined && input.version !== before.version) return no('changed_meanwhile')
      await saveDaysKept(trx, input.days)
      return yes(versioned(input.days))
    }),
  )

  serve(app, deps, 'orders.ownData', async ({ input, request }) => {
    const found = await provenOrder(deps, request, input)
    if (!found.ok) return found
    const { id: _id, ...record } = found.record
    return yes({ record })
  })

  serve(app, deps, 'orders.eraseOwn', async ({ input, request, now }) => {
    const found = await provenOrder(deps, request, input)
    if (!found.ok) return found
    if (found.record.isOpen) return no('step_not_allowed')
    await store.write((trx) => eraseRecords(trx, [{ kind: 'order', id: found.record.id }], now))
    await afterErasing(deps, request)
    return yes({})
  })
}

const versioned = (days: number) => ({ days, version: versionOfSettings({ days }) })

const branchesOf = (member: StaffMember): string[] =>
  member.branches.flatMap(({ branch }) => (may(member, 'persons.see', branch) ? branch : []))

type PersonsAct = 'persons.see' | 'persons.handle'

const isIn = ({ branch }: PersonRecord, member: StaffMember, act: PersonsAct): boolean =>
  branch === null ? may(member, act) : may(member, act, branch)

const refOf = ({ kind, id }: PersonRecord): RecordRef => ({ kind, id })
const named = (refs: readonly RecordRef[]): string => refs.map(({ kind, id }) => `${kind} ${id}`).join(', ')

type OrderProof = { readonly token: string; readonly given: string }

type Proven = { readonly ok: true; readonly record: PersonRecord } | RefusedAnswer

/** A wrong name counts as a wrong token, so names are not guessed any faster than tokens. */
async function provenOrder(deps: Deps, request: FastifyRequest, { token: typed, given }: OrderProof): Promise<Proven> {
  const { store } = deps
  const token = readToken(typed) ?? ''
  const find = async () => {
    const id = await orderWithToken(store.db, token)
    const [record] = id === undefined ? [] : await readRecords(store.db, [{ kind: 'order', id }], '')
    return record && isGiven(record, given) ? record : undefined
  }
  // Each name that is tried counts, also by a browser that knows the token: it may not know whose it is.
  const { wait, found } = await deps.guessLimit.lookUp(
    { address: request.ip, token: `${token} ${tidy(given)}`, now: deps.elapsed() },
    find,
  )
  if (wait > 0) return no('too_many', { retryAfter: wait })
  return found ? { ok: true, record: found } : no('not_found')
}

const tidy = (name: string): string => foldForSearch(name).replace(/\s+/g, ' ')

const isGiven = ({ name, phone }: PersonRecord, given: string): boolean =>
  (tidy(name) !== '' && tidy(name) === tidy(given)) || (phone !== '' && phoneReadingOf(given).number === phone)

/** What was erased stays erased without it; the list is written again at the next start, the log emptied every hour. */
export async function afterErasing({ config: { backup }, store }: Deps, { log }: FastifyRequest): Promise<void> {
  await store.engine.emptyLog().catch((err) => log.error({ err }, 'the log of the database could not be emptied'))
  if (!backup) return
  await makeFolder(backup.folder)
    .then(() => writeErasedList(store, backup.folder))
    .catch((err) => log.error({ err }, 'the list of what was erased could not be kept beside the backups'))
}
