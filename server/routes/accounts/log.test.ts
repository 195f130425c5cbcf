// The staff log: every act of staff that changes data stands in it, in the transaction of the act, and the owner finds it.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressOf, callNames } from '../../../contract/addresses.ts'
import type { Call } from '../../../contract/call.ts'
import { contract, type Input } from '../../../contract/index.ts'
import { tidy } from '../../housekeeping.ts'
import { gent } from '../../testing/branch-settings.ts'
import { at, day } from '../../testing/clock.ts'
import { noorsOrder, noorsTable } from '../../testing/order-drafts.ts'
import type { Staff } from '../../testing/people.ts'
import { onBothEngines, type Shop } from '../../testing/shop.ts'

/** Every call of staff that may change data. */
const writing = callNames.filter((name) => contract[name].access !== 'anyone' && addressOf(name).method === 'POST')

describe('the table of calls', () => {
  test('[LIFE-7] says of every call of staff that changes data what the log keeps of it, or why it keeps nothing', () => {
    const silent = writing.filter((name) => (contract[name] as Call).log === undefined).sort()
    expect(silent).toEqual([
      ...['boards.beat', 'guide.dismiss', 'guide.pass', 'orders.markSeen', 'reservations.markSeen', 'sheet.preview'],
    ])
    for (const name of silent) expect((contract[name] as Call).unlogged, name).toMatch(/\w/)
  })

  test('[LIFE-7] each of them writes through `write`, which puts the log into the same transaction', () => {
    const folder = fileURLToPath(new URL('../', import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    )
    const source = files.map((name) => readFileSync(`${folder}${name}`, 'utf8')).join('\n')
    const routes = new Map(
      source.split("serve(app, deps, '").map((part) => [part.slice(0, part.indexOf("'")), part] as const),
    )
    // A picture that nothing shows yet is written by the pictures' own code, and logged right after it.
    for (const name of writing.filter((one) => one !== 'images.upload' && (contract[one] as Call).log)) {
      expect(routes.get(name), name).toMatch(/\bwrite\b|change\(ask/)
      expect(routes.get(name), name).not.toContain('await store.write(')
    }
  })
})

onBothEngines((openShop) => {
  let shop: Shop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const log = async (input: Input<'log.list'> = {}) =>
    (await shop.ask('log.list', input, { as: staff.amira })).entries.map(
      ({ id: _id, at: _at, staff: _staff, ...entry }) => entry,
    )

  test('[LIFE-7] who set what out of stock, where and until when', async () => {
    const set = { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out', until: 'tomorrow' } as const
    await shop.ask('stock.set', set, { as: staff.jef })
    const [entry] = await log()
    expect(entry).toMatchObject({
      staffName: 'Jef',
      act: 'stock.set',
      branch: 'antwerpen',
      branchName: { en: 'Antwerpen', fr: 'Anvers' },
      name: { en: 'Salmon bagel' },
      data: { stock: 'out', until: at('2026-03-05 07:00') },
    })
  })

  test('[LIFE-7] an act at several branches has an entry for each; a refused one has none; sent again, no second', async () => {
    const before = (await log({ limit: 200 })).length
    const branches = ['antwerpen', 'merksem']
    await shop.refused('stock.set', { item: 'lungo', branches, stock: 'out' }, { as: staff.jef })
    await shop.refused('stock.set', { item: 'unicorn', branches, stock: 'out' }, { as: staff.amira })
    expect(await log({ limit: 200 })).toHaveLength(before)
    await shop.ask('stock.set', { item: 'lungo', branches, stock: 'out' }, { as: staff.amira })
    expect((await log({ search: 'lungo' })).map(({ branch }) => branch).sort()).toEqual(branches)
    const { id } = await shop.ask('orders.place', noorsOrder())
    const ready = { id, changes: [{ line: 1, status: 'ready' }] } as const
    for (let time = 0; time < 2; time++) await shop.ask('orders.setLineStatus', ready, { as: staff.jef })
    expect(await log({ kind: 'orders' })).toMatchObject([
      { act: 'orders.setLineStatus', branch: 'antwerpen', data: { order: id, status: 'ready', lines: 1 } },
    ])
  })

  test('[LIFE-7] an act whose log cannot be written does not happen', async () => {
    const outOf = async () => (await shop.ask('menu.read', {})).items.find(({ id }) => id === 'espresso')?.out
    await shop.store.write((trx) => trx.schema.alterTable('staff_log').renameTo('staff_log_away').execute())
    const set = { item: 'espresso', branches: ['antwerpen'], stock: 'out' } as const
    expect((await shop.reply('stock.set', set, { as: staff.jef })).status).toBe(500)
    await shop.store.write((trx) => trx.schema.alterTable('staff_log_away').renameTo('staff_log').execute())
    expect(await outOf()).toBeUndefined()
  })

  test('[LIFE-7] the owner searches by words without accents, person, branch, kind and days, and turns pages by id', async () => {
    await shop.ask('shop.setState', { branches: ['etterbeek'], open: true }, { as: staff.amira })
    expect(await log({ search: 'SALMON jef' })).toHaveLength(1)
    expect(await log({ search: 'salmon lotte' })).toEqual([])
    expect(await log({ search: '%' })).toEqual([])
    expect(await log({ search: 'ánvers', kind: 'stock', staff: staff.jef.id })).toHaveLength(1)
    expect((await log({ branch: 'etterbeek' })).map(({ act }) => act)).toEqual(['shop.setState'])
    expect(await log({ from: '2026-03-04', to: '2026-03-04', kind: 'shop' })).toHaveLength(1)
    expect(await log({ from: '2026-03-05' })).toEqual([])
    expect(await log({ to: '2026-03-03' })).toEqual([])
    const all = await shop.ask('log.list', { limit: 200 }, { as: staff.amira })
    const first = await shop.ask('log.list', { limit: 2 }, { as: staff.amira })
    const before = first.entries.at(-1)?.id ?? 0
    const rest = await shop.ask('log.list', { limit: 200, before }, { as: staff.amira })
    expect([first.more, rest.more]).toEqual([true, false])
    expect([...first.entries, ...rest.entries]).toEqual(all.entries)
    for (const as of [staff.jef, staff.lotte]) expect((await shop.reply('log.list', {}, { as })).status).toBe(403)
  })

  test('[LIFE-7] no password, code or customer stands in it, and what was removed keeps its name', async () => {
    const { jef, amira } = staff
    await shop.ask('passwords.change', { current: jef.password, password: 'a secret of hazelnuts' }, { as: jef })
    const { code } = await shop.ask('staff.resetLink', { id: jef.id }, { as: amira })
    const { id } = await shop.ask('reservations.place', noorsTable({ name: 'Noor Nachtegaal' }))
    await shop.ask('reservations.cancel', { id }, { as: amira })
    const made = await shop.ask('branches.add', { settings: gent }, { as: amira })
    await shop.ask('branches.remove', { id: made.id }, { as: amira })
    const kept = JSON.stringify(await shop.store.db.selectFrom('staff_log').selectAll().execute())
    for (const secret of ['hazelnuts', code, 'Nachtegaal', 'nachtegaal', '0470', '+32470'])
      expect(kept).not.toContain(secret)
    const entries = await log()
    expect(entries.map(({ act }) => act)).toEqual(
      ['branches.remove', 'branches.add', 'reservations.cancel', 'staff.resetLink', 'passwords.change'].concat(
        entries.slice(5).map(({ act }) => act),
      ),
    )
    expect(entries[0]?.branchName).toEqual(gent.name)
    expect(entries[3]?.name).toEqual({ en: 'Jef' })
  })

  test('[LIFE-7] an entry is forgotten after a year', async () => {
    const other = await openShop()
    const { amira } = await other.staff()
    await other.ask('shop.setMessage', { message: {}, shown: false }, { as: amira })
    const count = async () => (await other.store.db.selectFrom('staff_log').select('act').execute()).length
    const before = await count()
    expect(before).toBeGreaterThan(0)
    await tidy(other.store, other.clock.now() + 365 * day)
    expect(await count()).toBe(before)
    await tidy(other.store, other.clock.now() + 366 * day)
    const left = other.store.db.selectFrom('staff_log').select(['staff', 'act', 'data'])
    expect(await left.execute()).toEqual([
      { staff: 0, act: 'clock.forgetLog', data: expect.stringContaining(`"entries":${before}`) },
    ])
  })
})
