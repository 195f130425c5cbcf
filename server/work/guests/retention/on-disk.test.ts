// @module-tag long
// What was erased is gone from the disk: from the file, its log, and every backup that is taken afterwards.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { keptTables } from '#domain/guests/retention/retained-columns.ts'
import { newBrowser } from '#proofs/prank/prank-day.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { listErasures } from '#server/store/guests/erasures.ts'
import { newKey, noorsOrder, noorsTable, type PlaceWish } from '#server/testing/order-drafts.ts'
import { openMailbox } from '#server/testing/outside/mailbox.ts'
import { day, hour } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { restoreBackup } from '#work/shop/backup/restore-backup.ts'
import { forgetAside } from '#work/shop/backup/set-aside.ts'
import { takeBackup } from '#work/shop/backup/take-backup.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'noisette-disk-'))
  folders.push(folder)
  return folder
}

const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n')

/** Everything that the shop keeps: on SQLite each byte of its folder, on PostgreSQL each row. */
async function kept({ address, store }: TestShop): Promise<string> {
  if ('sqlite' in address) return bytesIn(dirname(address.sqlite))
  const tables = Object.keys(keptTables).map((table) => sql`select * from ${sql.table(table)}`.execute(store.db))
  return JSON.stringify((await Promise.all(tables)).map(({ rows }) => rows))
}

async function backedUp({ address, clock }: TestShop): Promise<string> {
  const folder = freshFolder()
  await takeBackup(address, folder, clock.now())
  return bytesIn(folder)
}

/** The traces of a person that stand in a text, each once. */
const tracesIn = (text: string, person: Traces): string[] => [...new Set(text.match(person.marks) ?? [])].sort()

interface Traces {
  readonly name: string
  /** The first six digits of all telephone numbers. */
  readonly phone: string
  readonly marks: RegExp
}

const traces = (name: string, phone: string): Traces => ({
  name,
  phone,
  marks: new RegExp(`${name}|${phone.replace(/^0/, '').replaceAll(' ', '')}\\d{3}`, 'gi'),
})
const vleermuis = traces('Vleermuis', '0470 661')
const nachtegaal = traces('Nachtegaal', '0470 772')
const kiekendief = traces('Kiekendief', '0470 883')

let number = 0
const orderOf = ({ name, phone }: Traces, change: Partial<PlaceWish> = {}): PlaceWish => {
  number += 1
  const digits = String(number % 1000).padStart(3, '0')
  return noorsOrder({
    name: `${name} ${number}`,
    phone: `${phone} ${digits}`,
    address: `${name}straat ${number}`,
    cupName: name,
    lines: [{ item: 'cappuccino', quantity: 1, note: `${number}, ${name} ${'takes no milk '.repeat(number % 5)}` }],
    ...change,
  })
}

/** As many orders as move rows about in the file, and one of everything else that names a person. */
async function leaveTraces(shop: TestShop, who: Traces, amira: Person): Promise<void> {
  const rounds = shop.engine === 'sqlite' ? 8 : 1
  for (let round = 0; round < rounds; round++)
    await Promise.all(Array.from({ length: 20 }, () => shop.ask('orders.place', orderOf(who))))
  const { id } = await shop.ask('orders.place', orderOf(who))
  const words = { key: newKey(), reason: 'other', words: `${who.name} never came` } as const
  await shop.ask('orders.step', { id, step: 'refuse', ...words }, { as: amira })
  const phone = `${who.phone} 999`
  const table = await shop.ask('reservations.place', noorsTable({ name: who.name, phone }))
  await shop.ask('reservations.cancel', { id: table.id }, { as: amira })
  const email = `noor@${who.name.toLowerCase()}.example`
  await shop.ask('contact.send', { key: newKey(), name: who.name, email, message: `It is ${who.name}.` })
  await shop.ask('reviews.submit', { key: newKey(), food: 5, name: who.name, text: `${who.name} was here.` })
  shop.app.outbox.wake()
  await shop.app.outbox.idle()
}

/** An order of so many that it has to ask first, and never comes. */
async function askAndLeave(shop: TestShop, who: Traces): Promise<void> {
  const guarded = await shop.beside({ config: { ordersPerMinute: 120, trustProxy: 1 } })
  const browser = newBrowser(await guarded.listen(), {
    store: guarded.store,
    address: '203.0.113.5',
    agent: 'Phone',
    language: 'nl-BE',
  })
  const lines = [{ item: 'cappuccino', quantity: 25 }]
  const asked = await browser.ask('orders.place', orderOf(who, { name: who.name, lines }))
  expect(asked).toMatchObject({ ok: false, refusal: { problems: [{ problem: 'ask_value' }] } })
}

async function eraseAll(shop: TestShop, search: string, amira: Person): Promise<void> {
  for (;;) {
    const { records } = await shop.ask('persons.find', { search }, { as: amira })
    if (records.length === 0) return
    await shop.ask('persons.erase', { records: records.map(({ kind, id }) => ({ kind, id })) }, { as: amira })
  }
}

onBothEngines((openShop, engine) => {
  test('[H-42] who was erased by staff, by their token or by the clock is in no byte of the shop and of later backups', async () => {
    const box = await openMailbox()
    const mail = { smtp: `smtp://127.0.0.1:${box.port}`, from: 'a@noisette.example', to: ['b@noisette.example'] }
    const shop = await openShop({ config: { publicUrl: 'https://noisette.example', mail } })
    const { amira } = await shop.staff()
    await leaveTraces(shop, kiekendief, amira)
    await leaveTraces(shop, vleermuis, amira)
    const named = { name: nachtegaal.name }
    const hers = await Promise.all(
      Array.from({ length: 20 }, () => shop.ask('orders.place', orderOf(nachtegaal, named))),
    )
    await askAndLeave(shop, vleermuis)
    await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: amira })
    expect(box.mails.length).toBeGreaterThan(2)
    await box.close()
    const before = `${await kept(shop)}${await backedUp(shop)}`
    for (const who of [vleermuis, nachtegaal, kiekendief]) expect(tracesIn(before, who).length).toBeGreaterThan(10)

    shop.clock.pass(2 * hour)
    for (const { token } of hers) await shop.ask('orders.eraseOwn', { token, given: nachtegaal.name })
    await eraseAll(shop, vleermuis.name, amira)
    for (const who of [vleermuis, nachtegaal]) expect(tracesIn(await backedUp(shop), who)).toEqual([])
    if ('sqlite' in shop.address) expect(statSync(`${shop.address.sqlite}-wal`).size).toBe(0)
    // Rows that move leave copies behind, few of some hundred.
    if (engine === 'sqlite') expect(tracesIn(await kept(shop), vleermuis).length).toBeLessThan(20)
    // In an hour without orders the file is written anew.
    shop.clock.pass(day)
    expect(await tidyShop(shop.store, shop.clock.now())).toEqual([])
    for (const who of [vleermuis, nachtegaal]) expect(tracesIn(await kept(shop), who)).toEqual([])
    expect(tracesIn(await kept(shop), kiekendief).length).toBeGreaterThan(10)

    // The words of a review stay until staff remove them.
    const { reviews } = await shop.ask('reviews.list', { show: 'waiting' }, { as: amira })
    for (const { id } of reviews) await shop.ask('reviews.remove', { id }, { as: amira })
    shop.clock.pass(31 * day)
    expect(await tidyShop(shop.store, shop.clock.now())).toEqual([])
    expect(tracesIn(`${await kept(shop)}${await backedUp(shop)}`, kiekendief)).toEqual([])
    expect(engine === 'sqlite' ? await kept(shop) : '').not.toMatch(/noor@/)
  }, 120_000)
})

test('[H-42] a file of an earlier version, with names in its free pages, is written anew by the first housekeeping', async () => {
  const shop = await shopsOn('sqlite')()
  const { amira } = await shop.staff()
  await sql`pragma secure_delete = off`.execute(shop.store.db)
  await leaveTraces(shop, vleermuis, amira)
  await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: amira })
  await eraseAll(shop, vleermuis.name, amira)
  expect(tracesIn(await kept(shop), vleermuis).length).toBeGreaterThan(10)
  expect(tracesIn(await backedUp(shop), vleermuis)).toEqual([])
  await tidyShop(shop.store, shop.clock.now())
  expect(tracesIn(await kept(shop), vleermuis)).toEqual([])
}, 60_000)

test('[H-42] a shop that a restore set aside forgets who was erased since, and a restored one has nothing in its file', async () => {
  const open = shopsOn('sqlite')
  const shop = await open()
  const { amira } = await shop.staff()
  await leaveTraces(shop, vleermuis, amira)
  await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: amira })
  const { file: backup } = await takeBackup(shop.address, freshFolder(), shop.clock.now())
  await shop.close()
  const file = 'sqlite' in shop.address ? shop.address.sqlite : ''
  expect(await restoreBackup(backup, shop.address, shop.clock.now())).toMatchObject({ ok: true })
  const again = await open({ address: shop.address, demo: false })
  await eraseAll(again, vleermuis.name, await again.signIn('Amira'))
  expect(tracesIn(bytesIn(dirname(file)), vleermuis).length).toBeGreaterThan(10)
  await tidyShop(again.store, again.clock.now())
  await forgetAside(file, await listErasures(again.store.db), again.clock.now())
  expect(tracesIn(bytesIn(dirname(file)), vleermuis)).toEqual([])
}, 60_000)
