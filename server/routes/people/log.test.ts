// The staff log: every act of staff that changes data stands in it, in the transaction of the act, and the owner finds
// it.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addressOf, type CallName, callNames } from '#contract/addresses.ts'
import type { Call } from '#contract/call.ts'
import { contract, type Input } from '#contract/index.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { purgeLog } from '#server/store/people/staff-log-store.ts'
import { inputsOf, type Shape } from '#server/testing/fuzz/fuzz-shapes.ts'
import { noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { gentSettings } from '#server/testing/test-branch-settings.ts'
import { at, day } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

/** Every call of staff that may change data. */
const writing = callNames.filter((name) => contract[name].access !== 'anyone' && addressOf(name).method === 'POST')

describe('the table of calls', () => {
  test('[LIFE-7] says of every call of staff that changes data what the log keeps of it, or why it keeps nothing', () => {
    const silent = writing.filter((name) => (contract[name] as Call).log === undefined).sort()
    expect(silent).toEqual([
      'bake.tick',
      'boards.beat',
      'factors.beginPasskey',
      'factors.beginTime',
      'factors.confirm',
      'gifts.look',
      'guide.dismiss',
      'guide.pass',
      'orders.markSeen',
      'payments.try',
      'payouts.look',
      'persons.find',
      'printers.test',
      'reservations.markSeen',
      'sheet.preview',
      'slips.again',
      'slips.letBe',
      'slips.print',
      'tills.testLink',
      'usbPrinters.poll',
      'usbPrinters.settle',
    ])
    for (const name of silent) expect((contract[name] as Call).unlogged, name).toMatch(/\w/)
  })

  test('[LIFE-7] what anyone may do is what customers do, or signing in: it stands in no log', () => {
    const open = callNames.filter((name) => contract[name].access === 'anyone' && addressOf(name).method === 'POST')
    expect(open.sort()).toEqual([
      'account.askPasskey',
      'account.passCode',
      'account.passPasskey',
      'account.signIn',
      'account.signOut',
      'account.signUp',
      'baskets.add',
      'baskets.check',
      'baskets.end',
      'baskets.join',
      'baskets.open',
      'baskets.pay',
      'baskets.read',
      'baskets.remind',
      'baskets.takeOut',
      'contact.send',
      'display.read',
      'gifts.buy',
      'gifts.check',
      'gifts.pay',
      'gifts.read',
      'gifts.use',
      'news.follow',
      'news.mail',
      'news.stop',
      'orders.eraseOwn',
      'orders.ownData',
      'orders.ownStep',
      'orders.place',
      'passwords.readLink',
      'passwords.useLink',
      'payments.atCounter',
      'payments.begin',
      'payments.check',
      'payments.giveUp',
      'reductions.check',
      'reservations.place',
      'reviews.submit',
      'stamps.card',
    ])
  })

  test('[LIFE-7] no call keeps what somebody wrote, but for the names of things of the shop', () => {
    const kept = new Set(writing.flatMap(typedInLog))
    const ofShop = [
      'branches',
      'categories',
      'content',
      'displays',
      'factors',
      'groups',
      'items',
      'printers',
      'reductions',
    ]
    expect([...kept].filter((field) => !/ name$/.test(field) || !ofShop.includes(field.split('.')[0] ?? ''))).toEqual(
      [],
    )
    expect([...kept]).toContain('items.add name')
  })

  test('[LIFE-7] each of them writes through `write`, which puts the log into the same transaction', () => {
    const folder = fileURLToPath(new URL('../', import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    )
    const source = files.map((name) => readFileSync(`${folder}${name}`, 'utf8')).join('\n')
    const routes = new Map(
      source.split(/serve\(\s*app,\s*deps,\s*'/).map((part) => [part.slice(0, part.indexOf("'")), part] as const),
    )
    // A picture or film that nothing shows yet is written by its own code, and logged right after it.
    const uploads: readonly CallName[] = ['images.upload', 'films.upload']
    for (const name of writing.filter((one) => !uploads.includes(one) && (contract[one] as Call).log)) {
      expect(routes.get(name), name).toMatch(/\bwrite\b|change\(ask|onOrder(Seen)?\(/)
      expect(routes.get(name), name).not.toContain('await store.write(')
    }
  })
})

/** The fields of free text that the log of a call keeps, by putting a mark into each. */
function typedInLog(name: CallName): string[] {
  const { log } = contract[name] as Call
  const found = new Set<string>()
  const shape = z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' }) as Shape
  for (const input of log ? fc.sample(inputsOf(shape), { numRuns: 60, seed: 7 }) : []) {
    const marks: string[] = []
    const marked = JSON.parse(JSON.stringify(input ?? null), (key, value) => {
      if (typeof value !== 'string' || !free.has(key)) return value
      marks.push(key)
      return `MARK${marks.length - 1}.`
    })
    const read = contract[name].input.safeParse(marked)
    if (!read.success) continue
    const text = JSON.stringify((log as NonNullable<Call['log']>)(read.data))
    for (const [at, key] of marks.entries())
      if (text.includes(`MARK${at}.`)) found.add(`${name} ${['en', 'nl', 'fr', 'ar'].includes(key) ? 'name' : key}`)
  }
  return [...found]
}

/** Fields in which people write what they like. */
const free = new Set([
  'en',
  'nl',
  'fr',
  'ar',
  'name',
  'customerName',
  'cupName',
  'phone',
  'address',
  'note',
  'notes',
  'words',
  'text',
  'message',
  'email',
  'search',
  'password',
  'current',
  'desc',
  'url',
])

onBothEngines((openShop, engine) => {
  let shop: TestShop
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
    const made = await shop.ask('branches.add', { settings: gentSettings }, { as: amira })
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
    expect(entries[0]?.branchName).toEqual(gentSettings.name)
    expect(entries[3]?.name).toEqual({ en: 'Jef' })
  })

  test('[LIFE-7] who changed which price stands there with the earlier price, whichever call did it', async () => {
    const { amira } = staff
    const { items } = await shop.ask('items.read', {}, { as: amira })
    const espresso = items.find(({ id }) => id === 'espresso')
    if (!espresso?.price) throw new Error('no espresso')
    const from = espresso.price
    await shop.ask('items.save', { ...espresso, price: from + 30 }, { as: amira })
    const item = 'espresso'
    const to = from + 50
    await shop.ask(
      'prices.change',
      { items: [{ item, price: 'price', from: from + 30, to }], options: [] },
      { as: amira },
    )
    expect(await log({ search: 'espresso', kind: 'menu', limit: 3 })).toMatchObject([
      { act: 'prices.one', staffName: 'Amira', name: espresso.name, branch: null, data: { from: from + 30, to } },
      { act: 'items.save', name: espresso.name },
      { act: 'prices.one', name: espresso.name, data: { from, to: from + 30 } },
    ])
    expect(await log({ kind: 'menu', limit: 1 })).toMatchObject([{ act: 'prices.change', data: { prices: 1 } }])
  })

  test('[LIFE-7] the database itself changes no entry and lets none go before its year is over', async () => {
    const other = await openShop()
    const { amira } = await other.staff()
    await other.ask('shop.setMessage', { message: {}, shown: false }, { as: amira })
    const { db } = other.store
    const entries = () => db.selectFrom('staff_log').selectAll().orderBy('id').execute()
    const before = await entries()
    const now = other.clock.now()
    for (const statement of [
      `update staff_log set staff_name = 'Nobody'`,
      'delete from staff_log',
      `delete from staff_log where at < ${now + 1}`,
      ...(engine === 'postgres' ? ['truncate staff_log'] : []),
    ])
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow('append only')
    expect(await entries()).toEqual(before)
    await other.store
      .write((trx) => purgeLog(trx, now + 1, now))
      .then(() => expect.unreachable())
      .catch((error) => expect(String(error)).toContain('append only'))
    expect(await entries()).toEqual(before)
    await other.store.write((trx) => purgeLog(trx, now + 1, now + 366 * day))
    expect(await entries()).toMatchObject([{ act: 'clock.forgetLog', staff: 0 }])
  })

  test('[LIFE-7] what the shop does by itself stands there too, beside nobody’s name', async () => {
    const other = await openShop()
    const { amira } = await other.staff()
    const set = { item: 'lungo', branches: ['antwerpen'], stock: 'out', until: 'tomorrow' } as const
    await other.ask('stock.set', set, { as: amira })
    other.clock.pass(day)
    const again = await other.signIn('Amira')
    await vi.waitFor(
      async () =>
        expect((await other.ask('log.list', { kind: 'clock' }, { as: again })).entries).toMatchObject([
          { act: 'clock.inStock', staff: 0, staffName: '', name: { en: 'Lungo' } },
        ]),
      { timeout: 10_000 },
    )
  })

  test('[LIFE-7] an entry is forgotten after a year', async () => {
    const other = await openShop()
    const { amira } = await other.staff()
    await other.ask('shop.setMessage', { message: {}, shown: false }, { as: amira })
    const count = async () => (await other.store.db.selectFrom('staff_log').select('act').execute()).length
    const before = await count()
    expect(before).toBeGreaterThan(0)
    await tidyShop(other.store, other.clock.now() + 365 * day)
    expect(await count()).toBe(before)
    await tidyShop(other.store, other.clock.now() + 366 * day)
    const left = other.store.db.selectFrom('staff_log').select(['staff', 'act', 'data'])
    expect(await left.execute()).toEqual([
      { staff: 0, act: 'clock.forgetLog', data: expect.stringContaining(`"entries":${before}`) },
    ])
  })
})
