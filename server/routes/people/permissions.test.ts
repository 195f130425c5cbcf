// Who may make which call: a table over the whole contract, checked on the server.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf, type CallName, callNames } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'
import { usualRules } from '#domain/guests/reservation-rules.ts'
import { usualGiftRules } from '#domain/money/gift/gift-rules.ts'
import { usualNumbers } from '#domain/money/journal.ts'
import { usualVat } from '#domain/money/vat.ts'
import { usualGuard } from '#domain/order/guard/guard.ts'
import { usualStampRules } from '#domain/order/stamps/stamp-rules.ts'
import type { BranchRole, Role } from '#domain/people/roles.ts'
import { blankCompany } from '#domain/shop/legal/company.ts'
import { paceVersion } from '#server/store/branch/pace-settings-store.ts'
import { regionsVersion } from '#server/store/branch/region-store.ts'
import { newestCount } from '#server/store/money/day-count-store.ts'
import { onlineVersion } from '#server/store/money/online-rules-store.ts'
import { askByKey, saveAsk } from '#server/store/order/asks.ts'
import { insertBlock } from '#server/store/order/blocks.ts'
import { addJob } from '#server/store/paper/print-job-store.ts'
import { addPrinter } from '#server/store/paper/printer-store.ts'
import { brandVersion } from '#server/store/shop/brand-store.ts'
import { companyVersion, readCompany, saveCompany } from '#server/store/shop/legal-text-store.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import { newKey, noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { gentSettings } from '#server/testing/test-branch-settings.ts'
import { type Person, passwordOf, type Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { brand as demoBrand } from '#tools/demo/demo-brand.ts'

// For the server, a new role is one row more in the table of roles. Other files, which share the process, do not see
// it.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('#domain/people/roles.ts')
  vi.resetModules()
})
vi.mock('#domain/people/roles.ts', async (original) => {
  const table = await original<typeof import('#domain/people/roles.ts')>()
  const trainee: Role = { leads: false, sees: ['orders.see'], does: [] }
  return { ...table, roles: { ...table.roles, trainee } }
})

/**
 * What everyone who is signed in may do with their own account; tested in passwords.test.ts and factor-routes.test.ts.
 */
const aboutOneself = callNames.filter((name) => contract[name].access === 'signedIn')
const staffCalls = callNames.filter((name) => contract[name].access !== 'anyone' && !aboutOneself.includes(name))

/** Which roles are allowed at their own branch, Antwerpen. */
const allowed: Partial<Record<CallName, readonly string[]>> = {
  'staff.list': ['owner'],
  'staff.appoint': ['owner'],
  'staff.dismiss': ['owner'],
  'staff.dismissAll': ['owner'],
  'staff.resetLink': ['owner'],
  'staff.resetFactor': ['owner'],
  'factors.readRule': ['owner'],
  'factors.setRule': ['owner'],
  'log.list': ['owner'],
  'health.read': ['owner'],
  'takings.read': ['owner'],
  'takings.set': ['owner'],
  'persons.find': ['owner', 'manager'],
  'persons.takeOut': ['owner', 'manager'],
  'persons.erase': ['owner', 'manager'],
  'persons.readDays': ['owner', 'manager'],
  'persons.setDays': ['owner'],
  'orders.list': ['owner', 'manager', 'barista'],
  'orders.board': ['owner', 'manager', 'barista'],
  'orders.find': ['owner', 'manager', 'barista'],
  'orders.mostSold': ['owner', 'manager', 'barista'],
  'orders.markSeen': ['owner', 'manager', 'barista'],
  'takings.today': ['owner', 'manager', 'barista'],
  'orders.read': ['owner', 'manager', 'barista'],
  'orders.setLineStatus': ['owner', 'manager', 'barista'],
  'orders.step': ['owner', 'manager', 'barista'],
  'orders.enter': ['owner', 'manager', 'barista'],
  'orders.change': ['owner', 'manager', 'barista'],
  'orders.postpone': ['owner', 'manager', 'barista'],
  'orders.setForm': ['owner', 'manager', 'barista'],
  'orders.history': ['owner', 'manager', 'barista'],
  'orders.block': ['owner', 'manager', 'barista'],
  'guard.read': ['owner', 'manager', 'barista'],
  'guard.held': ['owner', 'manager', 'barista'],
  'guard.answer': ['owner', 'manager', 'barista'],
  'guard.lift': ['owner', 'manager', 'barista'],
  'guard.setRules': ['owner'],
  'gifts.look': ['owner', 'manager', 'barista'],
  'gifts.take': ['owner', 'manager', 'barista'],
  'gifts.sell': ['owner', 'manager', 'barista'],
  'gifts.readRules': ['owner'],
  'gifts.saveRules': ['owner'],
  'gifts.report': ['owner'],
  'gifts.list': ['owner'],
  'gifts.block': ['owner'],
  'gifts.takeOver': ['owner'],
  'stamps.read': ['owner', 'manager', 'barista'],
  'stamps.spend': ['owner', 'manager', 'barista'],
  'stamps.save': ['owner'],
  'payments.read': ['owner'],
  'payments.setKey': ['owner'],
  'payments.save': ['owner'],
  'payments.try': ['owner'],
  'payments.watch': ['owner'],
  'payments.settleBack': ['owner'],
  'payouts.read': ['owner'],
  'payouts.look': ['owner'],
  'payouts.setKey': ['owner'],
  'orders.clear': ['owner', 'manager'],
  'days.now': ['owner', 'manager'],
  'days.list': ['owner', 'manager'],
  'figures.read': ['owner', 'manager'],
  'orders.ringUps': ['owner', 'manager', 'barista'],
  'orders.ringUp': ['owner', 'manager', 'barista'],
  'orders.ringUpNot': ['owner', 'manager', 'barista'],
  'tills.read': ['owner'],
  'tills.setDuty': ['owner'],
  'tills.readLink': ['owner'],
  'tills.saveLink': ['owner'],
  'tills.testLink': ['owner'],
  'tills.sendAgain': ['owner'],
  'tills.waiting': ['owner', 'manager', 'barista'],
  'tills.ofOrder': ['owner', 'manager', 'barista'],
  'tills.ofDay': ['owner', 'manager'],
  'vat.read': ['owner'],
  'vat.save': ['owner'],
  'figures.readMoney': ['owner', 'manager'],
  'figures.readRegions': ['owner', 'manager'],
  'figures.readBranches': ['owner', 'manager'],
  'books.readDay': ['owner', 'manager'],
  'books.count': ['owner', 'manager'],
  'books.read': ['owner', 'manager'],
  'invoices.list': ['owner', 'manager'],
  'invoices.read': ['owner', 'manager', 'barista'],
  'invoices.ask': ['owner', 'manager', 'barista'],
  'books.readMonth': ['owner', 'manager'],
  'books.takeOver': ['owner'],
  'books.readNumbers': ['owner', 'manager'],
  'books.setNumbers': ['owner'],
  'days.read': ['owner', 'manager'],
  'archives.list': ['owner'],
  'archives.find': ['owner'],
  'archives.bringBack': ['owner'],
  'archives.restore': ['owner'],
  'menu.readAll': ['owner', 'manager', 'barista'],
  'stock.read': ['owner', 'manager', 'barista'],
  'stock.set': ['owner', 'manager', 'barista'],
  'bake.read': ['owner', 'manager', 'barista'],
  'bake.tick': ['owner', 'manager', 'barista'],
  'bake.left': ['owner', 'manager', 'barista'],
  'bake.count': ['owner', 'manager', 'barista'],
  'bake.sellLeft': ['owner', 'manager'],
  'shop.read': ['owner', 'manager', 'barista'],
  'shop.setState': ['owner', 'manager', 'barista'],
  'shop.setMessage': ['owner', 'manager'],
  'legal.readAll': ['owner'],
  'legal.readText': ['owner'],
  'legal.saveCompany': ['owner'],
  'legal.saveText': ['owner'],
  'content.readAll': ['owner', 'manager'],
  'content.save': ['owner', 'manager'],
  'content.move': ['owner', 'manager'],
  'content.remove': ['owner', 'manager'],
  'reviews.list': ['owner', 'manager', 'barista'],
  'reviews.remove': ['owner', 'manager'],
  'reviews.show': ['owner', 'manager'],
  'reviews.removeMany': ['owner', 'manager'],
  'reviews.setRule': ['owner'],
  'images.upload': ['owner', 'manager'],
  'films.upload': ['owner'],
  'brand.read': ['owner'],
  'brand.save': ['owner'],
  'guide.read': ['owner'],
  'guide.pass': ['owner'],
  'guide.dismiss': ['owner'],
  'guide.takeMenu': ['owner'],
  'guide.placeTest': ['owner'],
  'guide.endTest': ['owner'],
  'demo.read': ['owner'],
  'demo.takeOver': ['owner'],
  'branches.read': ['owner'],
  'branches.add': ['owner'],
  'branches.save': ['owner'],
  'branches.closeDays': ['owner'],
  'branches.hide': ['owner'],
  'branches.show': ['owner'],
  'branches.remove': ['owner'],
  'regions.read': ['owner'],
  'regions.save': ['owner'],
  'messages.list': ['owner', 'manager'],
  'messages.mark': ['owner', 'manager'],
  'messages.handOn': ['owner', 'manager'],
  'messages.delete': ['owner', 'manager'],
  'reservations.list': ['owner', 'manager', 'barista'],
  'reservations.cancelMany': ['owner', 'manager', 'barista'],
  'reservations.cancel': ['owner', 'manager', 'barista'],
  'reservations.setRules': ['owner'],
  'reservations.markSeen': ['owner', 'manager', 'barista'],
  'arrivals.read': ['owner', 'manager', 'barista'],
  'displays.list': ['owner', 'manager'],
  'displays.add': ['owner', 'manager'],
  'displays.withdraw': ['owner', 'manager'],
  'printers.list': ['owner', 'manager'],
  'printers.read': ['owner', 'manager'],
  'printers.add': ['owner', 'manager'],
  'printers.save': ['owner', 'manager'],
  'printers.renew': ['owner', 'manager'],
  'printers.withdraw': ['owner', 'manager'],
  'printers.test': ['owner', 'manager'],
  'printers.troubles': ['owner', 'manager', 'barista'],
  'usbPrinters.list': ['owner', 'manager', 'barista'],
  'usbPrinters.poll': ['owner', 'manager', 'barista'],
  'usbPrinters.settle': ['owner', 'manager', 'barista'],
  'slips.list': ['owner', 'manager', 'barista'],
  'slips.print': ['owner', 'manager', 'barista'],
  'slips.again': ['owner', 'manager', 'barista'],
  'slips.letBe': ['owner', 'manager', 'barista'],
  'boards.beat': ['owner', 'manager', 'barista'],
  'pace.set': ['owner', 'manager', 'barista'],
  'pace.now': ['owner', 'manager', 'barista'],
  'pace.read': ['owner', 'manager'],
  'pace.save': ['owner', 'manager'],
  'pace.report': ['owner', 'manager'],
  'boards.read': ['owner', 'manager'],
  'boards.setPausing': ['owner'],
  'alerts.list': ['owner', 'manager'],
  'hooks.list': ['owner'],
  'hooks.add': ['owner'],
  'hooks.test': ['owner'],
  'hooks.remove': ['owner'],
  'items.read': ['owner', 'manager'],
  'items.add': ['owner', 'manager'],
  'items.save': ['owner', 'manager'],
  'items.remove': ['owner', 'manager'],
  'items.sellAt': ['owner', 'manager'],
  'items.move': ['owner', 'manager'],
  'groups.read': ['owner', 'manager'],
  'groups.add': ['owner', 'manager'],
  'groups.save': ['owner', 'manager'],
  'groups.remove': ['owner', 'manager'],
  'groups.use': ['owner', 'manager'],
  'options.readStock': ['owner', 'manager', 'barista'],
  'options.setStock': ['owner', 'manager', 'barista'],
  'categories.read': ['owner', 'manager'],
  'categories.add': ['owner', 'manager'],
  'categories.save': ['owner', 'manager'],
  'categories.remove': ['owner', 'manager'],
  'categories.setIndex': ['owner', 'manager'],
  'sheet.write': ['owner', 'manager'],
  'sheet.preview': ['owner', 'manager'],
  'sheet.apply': ['owner', 'manager'],
  'prices.change': ['owner', 'manager'],
  'reductions.read': ['owner', 'manager'],
  'reductions.save': ['owner', 'manager'],
  'reductions.remove': ['owner', 'manager'],
}

/** Calls that return only the member's own branches and so refuse no branch. */
const aboutOwnBranches: CallName[] = [
  'tills.waiting',
  'books.readNumbers',
  'figures.readRegions',
  'figures.readBranches',
  'orders.list',
  'menu.readAll',
  'arrivals.read',
  'guard.read',
  'guard.held',
  'stamps.read',
  'gifts.look',
  'boards.read',
  'pace.read',
  'alerts.list',
  'stock.read',
  'shop.read',
  'shop.setMessage',
  'reviews.list',
  'reviews.remove',
  'reviews.show',
  'reviews.removeMany',
  'images.upload',
  'persons.find',
  'persons.takeOut',
  'persons.erase',
  'persons.readDays',
  // Messages are for the whole shop.
  'messages.list',
  'messages.mark',
  'messages.handOn',
  'messages.delete',
  'content.readAll',
  'content.save',
  'content.move',
  'content.remove',
  'items.read',
  'items.add',
  'items.save',
  'items.remove',
  'items.move',
  'groups.read',
  'groups.add',
  'groups.save',
  'groups.remove',
  'groups.use',
  'options.readStock',
  'categories.read',
  'categories.add',
  'categories.save',
  'categories.remove',
  'categories.setIndex',
  'sheet.write',
  'sheet.preview',
  'sheet.apply',
  'prices.change',
  'reductions.read',
  'reductions.remove',
]

/** What a manager may do only who manages every branch; off-menu.test.ts tells of those too that do it by half. */
const ofEveryBranch: readonly CallName[] = ['items.remove', 'categories.remove', 'groups.remove']

test('the table names every call of the staff', () => {
  expect(Object.keys(allowed).sort()).toEqual([...staffCalls].sort())
})

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let manager: Person
  let people: Record<string, Person>
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    manager = await shop.hire('Tine', { antwerpen: 'manager' })
    people = { owner: staff.amira, manager, barista: staff.jef }
  })

  let tables = 0
  /** Another table each time, on a Thursday. */
  const reservedAt = async (branch: string): Promise<number> => {
    const time = 7 * 60 + (tables++ % 36) * 15
    const { id } = await shop.ask('reservations.place', noorsTable({ branch, time, phone: `047012${1000 + tables}` }), {
      from: `10.7.0.${tables}`,
    })
    return id
  }

  const invoiceableAt = async (id: number): Promise<number> => {
    const company = { ...blankCompany, name: 'Noisette bv', address: 'Meir 1, 2000 Antwerpen', number: '0417.497.106' }
    await shop.store.write((trx) => saveCompany(trx, company))
    return id
  }
  const countedAt = async (branch: string): Promise<number> =>
    (await newestCount(shop.store.db, branch, '2026-03-04', 'of'))?.id ?? 0
  const marks = { device: 'browser', askedFrom: 'network' }
  const askAt = async (branch: string): Promise<number> => {
    const key = newKey()
    const { device, askedFrom } = marks
    const ask = {
      branch,
      key,
      device,
      askedFrom,
      name: 'Noor',
      total: 320,
      pieces: 1,
      why: 'crowd',
      lines: [],
      code: '417',
    } as const
    await shop.store.write((trx) => saveAsk(trx, { ...ask, at: shop.clock.now() }, undefined))
    return (await askByKey(shop.store.db, key))?.id ?? 0
  }
  const blockAt = (branch: string): Promise<number> => {
    const at = shop.clock.now()
    const block = {
      askedFrom: marks.askedFrom,
      devices: [marks.device],
      wide: false,
      branch,
      order: 1,
      code: 'A-1',
      at,
      until: at + 1,
      by: 'Amira',
    }
    return shop.store.write((trx) => insertBlock(trx, block))
  }
  const displayAt = async (branch: string): Promise<number> =>
    (await shop.ask('displays.add', { branch, name: 'By the door', languages: ['en'] }, { as: staff.amira })).display.id
  const barPrinter = {
    name: 'Bar',
    prints: ['kitchen', 'receipt'] as const,
    leavesOut: [],
    station: '',
    width: 576,
    lang: 'en' as const,
    coveredBy: null,
  }
  /** A printer of its own for each call, and a test page of it. */
  async function paperAt(branch: string, order: number) {
    const now = shop.clock.now()
    const fresh = { ...barPrinter, branch, kind: 'star', keyHash: newKey(), at: now, intervalS: 5 } as const
    const usb = await shop.store.write((trx) => addPrinter(trx, { ...fresh, kind: 'usb', keyHash: newKey() }))
    const of = { id: usb.id, device: 'a printer' }
    const usbCalls = {
      'usbPrinters.poll': { ...of, condition: 'ready' },
      'usbPrinters.settle': { ...of, token: 'none', outcome: 'printed', code: '' },
    } as const
    const { printer, slip } = await shop.store.write(async (trx) => {
      const { id } = await addPrinter(trx, fresh)
      const page = { printer: id, branch, order: null, what: 'test', station: '', mark: '', reprint: false } as const
      return { printer: id, slip: (await addJob(trx, { ...page, at: now, now })).id }
    })
    return {
      'printers.save': { id: printer, version: 1, ...barPrinter },
      'printers.read': { id: printer },
      'printers.renew': { id: printer },
      'printers.withdraw': { id: printer },
      'printers.test': { id: printer },
      'slips.again': { id: slip },
      'slips.letBe': { id: slip },
      ...usbCalls,
      'slips.list': { id: order },
      'slips.print': { id: order, what: 'receipt' },
    }
  }
  async function dayClosedAt(branch: string): Promise<number> {
    const closed = { branch, day: '2026-03-04', at: shop.clock.now(), staff: null, staff_name: 'Amira', archive: null }
    const none = { orders: 0, total: 0 }
    const money = { taken: { cash: 0, card: 0, other: 0 }, rounding: 0, unpaid: 0, toGiveBack: 0 }
    const figures = { handedOver: none, fallen: none, open: none, later: none, money }
    const data = JSON.stringify({ figures, alsoOpen: false, alsoLater: false })
    const rows = shop.store.db
      .insertInto('day_record')
      .values({ ...closed, data, balances: '{}' })
      .returning('id')
    return (await rows.executeTakeFirstOrThrow()).id
  }

  const paceVersionOf = async (id: string): Promise<string> => {
    const { branches } = await shop.store.catalogue.current(shop.store.db)
    const branch = branches.find((one) => one.id === id)
    return branch ? paceVersion(branch) : ''
  }

  /** A valid input for an order of this branch. */
  const inputFor = async (name: CallName, branch = 'antwerpen'): Promise<object> => {
    const ofOrder = /^(orders|invoices|slips)\.|^tills\.ofOrder$|^gifts\.take$/.test(name)
    const { id } = ofOrder ? await shop.ask('orders.place', noorsOrder({ branch })) : { id: 0 }
    const records = [{ kind: 'order', id: 999_999 }]
    const inputs: Partial<Record<CallName, object>> = {
      'reviews.setRule': { waits: true },
      'persons.find': { search: 'noor' },
      'persons.takeOut': { records },
      'persons.erase': { records },
      'persons.setDays': { days: 30 },
      'staff.appoint': { id: Number.MAX_SAFE_INTEGER, state: 'active' },
      'staff.dismiss': { id: Number.MAX_SAFE_INTEGER },
      'staff.dismissAll': { askedUpTo: 0 },
      'staff.resetLink': { id: Number.MAX_SAFE_INTEGER },
      'staff.resetFactor': { id: Number.MAX_SAFE_INTEGER },
      'factors.setRule': { reach: 'nobody' },
      'takings.set': { reach: 'everybody' },
      'orders.board': { branch },
      'orders.find': { branch, text: 'Noor' },
      'orders.mostSold': { branch },
      'orders.markSeen': { id },
      'takings.today': { branch },
      'orders.list': { branch },
      'orders.read': { id },
      'orders.step': { id, step: 'accept', key: newKey() },
      'orders.enter': { key: newKey(), branch, lines: [{ item: 'cappuccino', quantity: 1 }] },
      'orders.change': { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity: 1 }] },
      'orders.postpone': { key: newKey(), id, minutes: 5 },
      'orders.setForm': { key: newKey(), id, table: 2 },
      'orders.ringUps': { branch },
      'orders.ringUp': { key: newKey(), id },
      'orders.ringUpNot': { key: newKey(), id },
      'tills.read': { branch },
      'tills.setDuty': { branch, duty: 'none' },
      'tills.readLink': { branch },
      'tills.ofOrder': { id },
      'tills.ofDay': { branch, day: '2026-03-04' },
      'tills.saveLink': { branch, url: 'https://127.0.0.1/till', lang: 'nl', newSecret: false },
      'tills.testLink': { branch },
      'tills.sendAgain': { branch, number: 1 },
      'vat.save': { rules: usualVat, version: versionOfSettings(usualVat) },
      'orders.history': { id },
      'orders.block': { key: newKey(), id },
      'guard.answer': { ids: [name === 'guard.answer' ? await askAt(branch) : 0], letIn: true },
      'guard.lift': { id: name === 'guard.lift' ? await blockAt(branch) : 0 },
      'guard.setRules': { rules: usualGuard, version: versionOfSettings(usualGuard) },
      'gifts.look': { code: '7GQ2' },
      'gifts.take': { key: newKey(), id, code: '7GQ2' },
      'gifts.sell': { key: newKey(), branch, amount: 2500, way: 'cash', lang: 'en' },
      'gifts.saveRules': { ...usualGiftRules, version: versionOfSettings(usualGiftRules) },
      'gifts.block': { id: 1, blocked: true, reason: 'lost' },
      'stamps.spend': { key: newKey(), branch, voucher: '7GQ2M0AX' },
      'stamps.save': {
        rules: { ...usualStampRules, categories: [] },
        version: versionOfSettings(usualStampRules),
      },
      'payments.setKey': { key: null, version: onlineVersion({ methods: [], branches: {} }, null) },
      'payments.save': {
        methods: [],
        branches: {},
        version: onlineVersion({ methods: [], branches: {} }, null),
      },
      'payments.try': { lang: 'en' },
      'payments.settleBack': { id: 'nothing' },
      'payouts.setKey': { key: null },
      'orders.setLineStatus': { id, changes: [{ line: 1, status: 'ready' }] },
      'orders.clear': { branches: [branch] },
      'days.now': { branches: branch },
      'days.list': { branch },
      'figures.read': { branch, span: 'day', day: '2026-03-04' },
      'figures.readMoney': { branch, span: 'day', day: '2026-03-04' },
      'figures.readRegions': { span: 'day', day: '2026-03-04' },
      'figures.readBranches': { span: 'day', day: '2026-03-04' },
      'books.readDay': { branch },
      'books.count': {
        branch,
        day: '2026-03-04',
        version: await countedAt(branch),
        pieces: {},
        float: 0,
        keeps: 0,
        register: [],
        note: '',
      },
      'books.read': { branch, month: '2026-03' },
      'invoices.list': { branch, month: '2026-03' },
      'invoices.read': { id },
      'invoices.ask': {
        id: name === 'invoices.ask' ? await invoiceableAt(id) : 0,
        lang: 'en',
        invoice: {
          number: '0403.170.701',
          company: 'Peeters nv',
          street: 'Meir 1',
          postcode: '2000',
          city: 'Antwerpen',
          email: 'office@peeters.example',
        },
      },
      'books.readMonth': { branch, month: '2026-03' },
      'books.takeOver': { month: '2026-02', taken: true },
      'books.setNumbers': { numbers: usualNumbers, version: versionOfSettings(usualNumbers) },
      'days.read': { id: name === 'days.read' ? await dayClosedAt(branch) : 0 },
      'archives.find': { text: 'Noor' },
      'archives.bringBack': { id: Number.MAX_SAFE_INTEGER },
      'archives.restore': { id: Number.MAX_SAFE_INTEGER },
      'stock.set': { item: 'cappuccino', branches: [branch], stock: 'in' },
      'bake.read': { branch },
      'bake.left': { branch },
      'bake.tick': { branch, day: '2026-03-05', item: 'unicorn', done: true },
      'bake.count': { branch, day: '2026-03-04', item: 'unicorn', left: 1 },
      'bake.sellLeft': { branch, share: null },
      'shop.setState': { branches: [branch], open: true },
      'shop.setMessage': { message: {} },
      'legal.readText': { page: 'terms', language: 'nl' },
      'legal.saveCompany': { version: companyVersion(await readCompany(shop.store.db)), company: blankCompany },
      'legal.saveText': { page: 'terms', language: 'nl', version: 1, text: 'Eerlijk is eerlijk.', confirmed: false },
      'brand.save': { version: brandVersion(demoBrand), brand: demoBrand },
      'guide.pass': { step: 'company', passed: true },
      'guide.dismiss': { dismissed: true },
      'guide.placeTest': { branch },
      'demo.takeOver': { branches: 'keep', items: 'keep', texts: 'keep', reviews: 'keep', brand: 'keep' },
      'content.save': {
        id: 'tram',
        version: null,
        entry: { kind: 'testimonial', name: 'Noor', branch, text: { en: 'Ready when I step off the tram.' } },
      },
      'content.move': { kind: 'offer', id: 'no-such-offer', place: 1 },
      'content.remove': { kind: 'offer', id: 'no-such-offer', version: '' },
      'items.add': { category: 'COFFEE', name: { en: 'Test cup' }, price: 100 },
      'items.save': { id: 'unicorn', version: '', name: { en: 'Unicorn' }, price: 100 },
      'items.remove': { id: 'unicorn' },
      'items.sellAt': { item: 'unicorn', branches: [branch], sold: false },
      'items.move': { items: ['unicorn'], category: 'COFFEE' },
      'groups.add': {
        name: { en: 'Test milk' },
        kind: 'many',
        options: [{ id: '', name: { en: 'Oat' }, price: 0, most: 1 }],
      },
      'groups.save': {
        id: 'unicorn',
        version: '',
        name: { en: 'Unicorn' },
        kind: 'many',
        options: [{ id: '', name: { en: 'Oat' }, price: 0, most: 1 }],
      },
      'groups.remove': { id: 'unicorn' },
      'groups.use': { owner: { item: 'unicorn' }, uses: [] },
      'options.setStock': { option: 'unicorn', branches: [branch], stock: 'in' },
      'categories.add': { name: { en: 'Test shelf' } },
      'reductions.save': {
        name: { en: newKey() },
        on: true,
        what: { kind: 'everything', ids: [] },
        how: { kind: 'percent', percent: 10 },
        branches: [branch],
        code: '',
        uses: null,
        usesEach: null,
      },
      'reductions.remove': { id: 'unicorn' },
      'categories.save': { id: 'unicorn', version: '', name: { en: 'Unicorn' } },
      'categories.remove': { id: 'unicorn' },
      'sheet.apply': { key: 'a-key-of-16-chars', plan: 'x' },
      'categories.setIndex': { id: 'COFFEE', index: 1 },
      'reviews.remove': { id: Number.MAX_SAFE_INTEGER },
      'reviews.show': { ids: [Number.MAX_SAFE_INTEGER] },
      'reviews.removeMany': { ids: [Number.MAX_SAFE_INTEGER] },
      'branches.add': { settings: gentSettings },
      'branches.hide': { id: 'gent-dampoort' },
      'branches.show': { id: 'gent-dampoort' },
      'branches.remove': { id: 'gent-dampoort' },
      'regions.save': { version: regionsVersion([]), regions: [] },
      'branches.save': { id: 'gent-dampoort', version: '', settings: gentSettings },
      'branches.closeDays': { branches: [branch], days: [{ date: '2026-12-25' }] },
      'messages.mark': { id: Number.MAX_SAFE_INTEGER, read: true },
      'messages.handOn': { id: Number.MAX_SAFE_INTEGER },
      'messages.delete': { id: Number.MAX_SAFE_INTEGER },
      'reservations.list': { branch },
      'reservations.cancelMany': { ids: [name === 'reservations.cancelMany' ? await reservedAt(branch) : 1] },
      'reservations.cancel': { id: name === 'reservations.cancel' ? await reservedAt(branch) : 0 },
      'reservations.markSeen': { branch, upTo: 1 },
      'arrivals.read': { branch },
      'health.read': { lang: 'en' },
      'hooks.add': { key: 'a-key-of-this-test', url: 'https://127.0.0.1/', events: ['alert.opened'], lang: 'en' },
      'hooks.test': { id: Number.MAX_SAFE_INTEGER },
      'hooks.remove': { id: Number.MAX_SAFE_INTEGER },
      'pace.set': { branch, pause: null },
      'displays.list': { branch },
      'displays.add': { branch, name: 'By the door', languages: ['en'] },
      'displays.withdraw': { id: name === 'displays.withdraw' ? await displayAt(branch) : 1 },
      'printers.list': { branch },
      'usbPrinters.list': { branch },
      'printers.troubles': { branch },
      'printers.add': { branch, kind: 'star', ...barPrinter },
      ...(/^(printers|usbPrinters|slips)\./.test(name) && (await paperAt(branch, id))),
      'boards.setPausing': { branch, pauses: false },
      'pace.save': { branch, version: await paceVersionOf(branch), letter: 'A', capacity: null, autoAccept: false },
      'pace.now': { branch },
      'pace.report': { branch },
      'boards.beat': { branch, board: 'a-tablet-of-the-test' },
      'reservations.setRules': usualRules('2026-03-04'),
    }
    return inputs[name] ?? {}
  }

  describe.each(staffCalls)('[ROUTE-3] %s', (name) => {
    test('is refused without a session, before anything else is looked at', async () => {
      expect(await shop.refused(name, await inputFor(name))).toMatchObject({ status: 401, refusal: 'not_signed_in' })
      const nonsense = await shop.inject({ ...requestFor(name), payload: '"nonsense"' })
      expect(nonsense.statusCode).toBe(401)
    })

    test.each(['owner', 'manager', 'barista'])('knows what a %s may do', async (role) => {
      const reply = await shop.reply(name, await inputFor(name), { as: people[role] })
      if (role === 'manager' && ofEveryBranch.includes(name))
        expect(reply).toMatchObject({ status: 403, refusal: { refusal: 'menu_of_others' } })
      else if (allowed[name]?.includes(role)) expect([200, 404, 422]).toContain(reply.status)
      else expect(reply).toMatchObject({ status: 403, refusal: { refusal: 'not_allowed' } })
    })

    if (!aboutOwnBranches.includes(name) || name === 'orders.list' || name === 'arrivals.read')
      test('is refused at another branch', async () => {
        const input = await inputFor(name, 'merksem')
        for (const as of [staff.jef, manager]) expect((await shop.reply(name, input, { as })).status).toBe(403)
      })
  })

  test('an account that waits, is locked or has no branch can do nothing', async () => {
    const { store } = shop
    const nobody = await shop.hire('Nobody', {})
    for (const name of staffCalls)
      expect((await shop.reply(name, await inputFor(name), { as: nobody })).status, name).toBe(403)
    for (const state of ['pending', 'locked']) {
      const ghost = await shop.signIn('Jef', passwordOf('Jef'))
      await store.write((trx) => trx.updateTable('staff').set({ state }).where('name', '=', 'Jef').execute())
      for (const name of staffCalls)
        expect((await shop.reply(name, await inputFor(name), { as: ghost })).status, `${state} ${name}`).toBe(401)
      await store.write((trx) => trx.updateTable('staff').set({ state: 'active' }).where('name', '=', 'Jef').execute())
    }
    // Each call of staff three times.
  }, 120_000)

  test('[ROUTE-3] a trainee, whose row says only that the orders are seen, sees the board and can do nothing', async () => {
    const noa = await shop.hire('Noa', { antwerpen: 'trainee' as BranchRole })
    for (const name of staffCalls) {
      const { status } = await shop.reply(name, await inputFor(name), { as: noa })
      if (contract[name].access === 'orders.see') expect([200, 404], name).toContain(status)
      else expect(status, name).toBe(403)
    }
    const doing = ['orders.step', 'orders.setLineStatus', 'orders.markSeen', 'orders.enter', 'orders.change'] as const
    for (const name of doing) expect(contract[name].access, name).toBe('orders.handle')
  }, 60_000)

  test('[ROUTE-3] what the owner alone may do is refused to all others before the input is looked at', async () => {
    const ofOwner = staffCalls.filter((name) => /^(staff|log)\./.test(String(contract[name].access)))
    expect(ofOwner.map((name) => allowed[name])).toEqual(ofOwner.map(() => ['owner']))
    for (const name of ofOwner)
      for (const as of [manager, staff.jef])
        expect(await shop.reply(name, { id: 'nonsense', page: 0 }, { as }), name).toMatchObject({
          status: 403,
          refusal: { refusal: 'not_allowed' },
        })
  })

  test('one foreign branch among several refuses the whole call, and nothing happens', async () => {
    const branches = ['antwerpen', 'merksem']
    const { id } = await shop.ask('orders.place', noorsOrder())
    for (const [name, input] of [
      ['orders.clear', { branches }],
      ['stock.set', { item: 'cappuccino', branches, stock: 'out' }],
      ['shop.setState', { branches, open: false }],
    ] as const)
      expect((await shop.reply(name, input, { as: manager })).status, name).toBe(403)
    expect((await shop.ask('orders.read', { id }, { as: manager })).id).toBe(id)
    await shop.ask('orders.place', noorsOrder())
  })

  test('a branch that does not exist is refused to the owner as well', async () => {
    for (const [name, input] of [
      ['orders.board', { branch: 'atlantis' }],
      ['orders.find', { branch: 'atlantis', text: 'Noor' }],
      ['orders.mostSold', { branch: 'atlantis' }],
      ['takings.today', { branch: 'atlantis' }],
      ['orders.list', { branch: 'atlantis' }],
      ['reservations.list', { branch: 'atlantis' }],
      ['stock.set', { item: 'cappuccino', branches: ['atlantis'], stock: 'out' }],
      ['shop.setState', { branches: ['atlantis'], open: false }],
    ] as const)
      expect((await shop.reply(name, input, { as: staff.amira })).status, name).toBe(403)
  })
})

function requestFor(name: CallName) {
  const [method, path] = callPath(name)
  return { method, url: path, headers: { 'content-type': 'application/json' } }
}

const callPath = (name: CallName): ['GET' | 'POST', string] => {
  const { method, path } = addressOf(name)
  return [method, path.replace(/\{\w+\}/, '1')]
}
