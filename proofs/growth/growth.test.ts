// What staff and customers call all day costs the same on a busy day and in a large chain as on a quiet one: neither
// the rows that the database visits nor the bytes that are sent may grow, unless the table says with what.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contract/addresses.ts'
import type { Input } from '#contract/index.ts'
import { type OnlineRules, usualOnlineRules } from '#domain/money/online-payment.ts'
import { usualStampRules } from '#domain/order/stamps/stamp-rules.ts'
import { insertPayment, savePayment } from '#server/store/money/online-payment-store.ts'
import { saveKeptKey, saveOnlineSettings, savePayoutKey } from '#server/store/money/online-rules-store.ts'
import { refundsToHandle } from '#server/store/money/refund-store.ts'
import { addFollower, forgetEndpoint, newsToSend } from '#server/store/order/news-store.ts'
import { receiptsToSend } from '#server/store/order/receipt-outbox.ts'
import { saveStampRules } from '#server/store/order/stamp-store.ts'
import { injection } from '#server/testing/contract-check.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { addStar, greet } from '#server/testing/paper/printers-of-shop.ts'
import type { StarStandIn } from '#server/testing/paper/star-stand-in.ts'
import { minute } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { closeBooks } from '#work/money/books/close-books.ts'
import { applyTold } from '#work/money/payment/settle.ts'
import { sweepPayments } from '#work/money/payment/sweeper.ts'
import { addBranches, fillArchive, fillDay, fillReviews, openAmong } from './busy-day.ts'
import { countPostgres, countSqlite, type VisitCounter, type Visited } from './visited.ts'

interface Watched {
  readonly what: string
  readonly call?: CallName
  readonly input?: () => object
  /** What a server does by itself, instead of a call. */
  readonly act?: (shop: TestShop) => Promise<unknown>
  readonly as?: keyof Staff
  /** What it legitimately grows with: so many rows and bytes for each. */
  readonly per?: { readonly open?: Cost; readonly branch?: Cost }
  /** Rows that it may visit more, however large the shop. */
  readonly upTo?: number
}
type Cost = readonly [rows: number, bytes: number]

const watch = <Name extends CallName>(
  what: string,
  call: Name,
  input: Input<Name> | (() => Input<Name>),
  rest: Pick<Watched, 'as' | 'per' | 'upTo'> = {},
): Watched => ({ what, call, input: typeof input === 'function' ? input : () => input, ...rest })

const antwerpen = { branch: 'antwerpen' } as const
const page = { limit: 50, lang: 'en' } as const
const byName = { ...page, sort: 'customerName', direction: 'ascending' } as const
const jef = { as: 'jef' } as const
/** The list says how many orders are in which state: each open one is looked at. */
const openCounted = { open: [2, 0] } as const
/** What the list holds and up to twenty balances, of today and of all days, for each branch that the member sees. */
const ofBranches = { as: 'amira', per: { ...openCounted, branch: [60, 0] } } as const

const watched: readonly Watched[] = [
  watch('the list', 'orders.list', { ...antwerpen, ...page }, { ...jef, per: openCounted }),
  watch('the list by name', 'orders.list', { ...antwerpen, ...byName }, { ...jef, per: openCounted }),
  watch(
    'the list as the counter works',
    'orders.list',
    { ...antwerpen, ...page, sort: 'work' },
    { ...jef, per: openCounted },
  ),
  // So few that the small shop fills the page as well.
  watch(
    'what is to be paid',
    'orders.list',
    { ...antwerpen, ...page, limit: 20, state: 'due' },
    { ...jef, per: openCounted },
  ),
  watch(
    'the orders of a past day',
    'orders.list',
    { ...antwerpen, ...page, from: '2026-02-27', to: '2026-02-27' },
    jef,
  ),
  watch(
    'a search in the orders of a past day',
    'orders.list',
    { ...antwerpen, ...page, from: '2026-02-27', to: '2026-02-27', search: 'unicorn', payment: 'due' },
    jef,
  ),
  watch('the list of all branches', 'orders.list', page, ofBranches),
  watch('the list of all branches by name', 'orders.list', byName, ofBranches),
  watch('the list of all branches by total', 'orders.list', { ...page, sort: 'totalPrice' }, ofBranches),
  watch('the list of all branches as the counter works', 'orders.list', { ...page, sort: 'work' }, ofBranches),
  watch(
    'the orders of a past day at all branches',
    'orders.list',
    { ...page, from: '2026-02-27', to: '2026-02-27' },
    { as: 'amira' },
  ),
  watch('the list, open orders first', 'orders.list', { ...page, sort: 'order', direction: 'ascending' }, ofBranches),
  // Any part of a name is searched in the newest 2,000 orders; PostgreSQL counts the index and the row.
  watch(
    'a search in the list',
    'orders.list',
    { ...antwerpen, ...page, search: 'unicorn' },
    { ...jef, per: openCounted, upTo: 4000 },
  ),
  // All orders that are to be made are on the board, with their lines.
  watch('the board', 'orders.board', antwerpen, { ...jef, per: { open: [20, 2150], branch: [2, 20] } }),
  watch('what a branch sells most', 'orders.mostSold', antwerpen, jef),
  watch('a search on the board', 'orders.find', { ...antwerpen, text: 'Customer 10000001' }, jef),
  // Every order that waits for a yes is named, and every open one asked whether its time has come.
  watch('arrivals', 'arrivals.read', antwerpen, { ...jef, per: { open: [7, 10], branch: [2, 1] } }),
  watch('arrivals at all branches', 'arrivals.read', {}, { as: 'amira', per: { open: [7, 10], branch: [8, 1] } }),
  watch('takings', 'takings.today', antwerpen, { as: 'amira' }),
  watch('what closing the day would move', 'days.now', { branches: 'antwerpen' }, { as: 'amira' }),
  watch('the days that were closed', 'days.list', antwerpen, { as: 'amira' }),
  watch('the closings of a day', 'days.list', { ...antwerpen, day: '2026-03-04' }, { as: 'amira' }),
  // So far reads at most one count for each minute of two days.
  watch('figures', 'figures.read', { ...antwerpen, span: 'day', day: '2026-03-04' }, { as: 'amira', upTo: 3000 }),
  watch(
    'figures of a month',
    'figures.read',
    { ...antwerpen, span: 'month', day: '2026-03-04' },
    { as: 'amira', upTo: 3000 },
  ),
  watch(
    'figures of a year beside the one before',
    'figures.read',
    { ...antwerpen, span: 'days', day: '2025-03-05', to: '2026-03-04' },
    { as: 'amira', upTo: 6000 },
  ),
  watch(
    'branches side by side',
    'figures.readBranches',
    { span: 'week', day: '2026-03-04' },
    { as: 'amira', per: { branch: [120, 60] }, upTo: 12_000 },
  ),
  watch(
    'turnover of a month',
    'figures.readMoney',
    { ...antwerpen, span: 'month', day: '2026-03-04' },
    { as: 'amira', upTo: 6000 },
  ),
  // Turnover until the same minute reads at most two counts for each minute of two days.
  watch('turnover', 'figures.readMoney', { ...antwerpen, span: 'day', day: '2026-03-04' }, { as: 'amira', upTo: 6000 }),
  watch('the end of a day', 'books.readDay', antwerpen, { as: 'amira' }),
  watch('a month by day', 'books.readMonth', { ...antwerpen, month: '2026-03' }, { as: 'amira' }),
  watch('a month by day of all branches', 'books.readMonth', { month: '2026-03' }, ofBranches),
  watch('invoices of a month', 'invoices.list', { ...antwerpen, month: '2026-03' }, { as: 'amira' }),
  watch('invoices of all branches', 'invoices.list', { month: '2026-03' }, { as: 'amira' }),
  watch('tracking', 'orders.track', { token: '10000001' }),
  watch('the summary of reviews', 'reviews.summary', {}),
  watch('the newest reviews', 'reviews.list', { show: 'waiting' }, { as: 'amira' }),
  watch('the stamp card', 'stamps.card', { tokens: ['10000001'], stamps: [], vouchers: [] }),
  watch('the stamp card at the counter', 'stamps.read', {}, jef),
  // The gate counts what waits of new customers, and a code is drawn that no open order has; both have an upper bound.
  watch('placing', 'orders.place', () => noorsOrder({ day: '2026-03-04' }), { per: { open: [1, 0] } }),
]

/** An order that waits for its payment, and that payment. */
const unpaid = { token: '', order: 0, amount: 0, own: 'growth', provider: 'tr_growth00' }

async function awaitPayment({ store, ask }: TestShop): Promise<void> {
  const rules: OnlineRules = { ...usualOnlineRules, places: ['counter', 'online'] }
  await store.write(async (trx) => {
    // A key that nobody can read: the provider is never asked.
    await saveKeptKey(trx, { mode: 'test', ends: '1234', sealed: '' })
    await savePayoutKey(trx, { ends: '1234', sealed: '' })
    await saveOnlineSettings(trx, { methods: [], branches: { antwerpen: rules } })
    await saveStampRules(trx, { ...usualStampRules, on: true, categories: ['COFFEE'] })
  })
  const { id, token, total } = await ask('orders.place', noorsOrder({ day: '2026-03-04', pay: 'online' }))
  Object.assign(unpaid, { token, order: id, amount: total })
  const payment = { id: unpaid.own, order_id: id, mode: 'test', amount: total, method: '', site: '', lang: 'en', at: 0 }
  await store.write(async (trx) => {
    await insertPayment(trx, { ...payment, next_at: Number.MAX_SAFE_INTEGER })
    await savePayment(trx, unpaid.own, { provider_id: unpaid.provider, status: 'open' })
  })
}

/** A waiting office basket, as the phone of its opener knows it. */
const basket = { link: '', me: newKey() }

async function openBasket({ clock, ask }: TestShop): Promise<void> {
  const { form: _, ...wish } = noorsOrder({ day: '2026-03-04' })
  const at = clock.now() + 150 * minute
  const { link } = await ask('baskets.open', { ...wish, at, payer: 'counter', me: basket.me })
  basket.link = link
}

/** Sam leaves again, so that the basket does not grow with each measurement. */
async function joinOnce({ ask, store }: TestShop): Promise<void> {
  const { you } = await ask('baskets.join', { link: basket.link, me: newKey(), name: 'Sam' })
  expect(you?.opener).toBe(false)
  await store.write((trx) => trx.deleteFrom('basket_person').where('name', '=', 'Sam').execute())
}

const espresso = { item: 'espresso', quantity: 1 } as const

const ofBaskets: readonly Watched[] = [
  watch('an office basket', 'baskets.read', () => basket),
  // PostgreSQL reads a table of some hundred rows whole rather than along its index.
  { what: 'joining an office basket', act: joinOnce, upTo: 300 },
  // Like placing an order, it is judged beside what new customers have open at the branch.
  watch(
    'adding to an office basket',
    'baskets.add',
    () => ({ link: basket.link, me: newKey(), key: newKey(), name: 'Tom', lines: [espresso] }),
    { per: { open: [1, 0] } },
  ),
]

/** A printer at the bar with a slip of each order, and one at the counter that has nothing to print. */
const printing: { bar?: StarStandIn; counter?: StarStandIn } = {}

async function setUpPrinters(shop: TestShop, { amira }: Staff): Promise<void> {
  printing.counter = await addStar(shop, amira, { name: 'Counter', prints: [], mac: '00:11:62:00:00:02' })
  const { printers } = await shop.ask('printers.list', antwerpen, { as: amira })
  const coveredBy = printers[0]?.id ?? null
  printing.bar = await addStar(shop, amira, { coveredBy })
  for (const star of [printing.counter, printing.bar]) await greet(star)
}

/** Slips of orders that have none: those of open ones wait. Each branch has a printer. */
async function printAll({ store, engine }: TestShop): Promise<void> {
  const {
    key_hash: _,
    id,
    ...bar
  } = await store.db.selectFrom('printer').selectAll().where('name', '=', 'Bar').executeTakeFirstOrThrow()
  const names = Object.keys(bar).filter((name) => name !== 'branch')
  const list = sql.join(names.map((name) => sql.ref(name)))
  await store.write(async (trx) => {
    await sql`insert into printer (branch, key_hash, ${list}) select b.id, b.id, ${sql.join(
      names.map((name) => sql.ref(`p.${name}`)),
    )} from branch b, printer p where p.id = ${id} and b.id not in (select branch from printer)`.execute(trx)
    await sql`insert into print_job (printer, branch, order_id, order_version, what, station, mark, reprint, again, state,
        token, offers, page, pages, code, next_at, since, ended_at)
      select p.id, o.branch, o.id, 1, 'kitchen', '', '', 0, 0, case o.status when 0 then 'queued' else 'printed' end,
        o.token, 1, 1, 1, '', o.placed_at, o.placed_at, case o.status when 0 then null else o.placed_at end
      from orders o join printer p on p.branch = o.branch and p.name = 'Bar'
      where o.id not in (select order_id from print_job where order_id is not null)`.execute(trx)
  })
  if (engine === 'postgres') await sql`vacuum analyze`.execute(store.db)
}

const ofPaper: readonly Watched[] = [
  {
    what: 'a printer that calls, fetches and confirms a slip',
    act: async () => expect(await printing.bar?.poll()).toBe('printed'),
    // PostgreSQL may sort what waits for it.
    per: { open: [3, 0] },
  },
  {
    what: 'a printer that calls and has nothing to print',
    act: async () => expect(await printing.counter?.poll()).toBe('idle'),
  },
  { what: 'the watch over printers', act: ({ app }) => app.printers.look(), per: { branch: [2, 0] } },
  // What waits is counted, and of ten orders one is open: each of the others was printed today. The board looks for
  // failed ones.
  watch('the printers of a branch', 'printers.list', antwerpen, {
    as: 'amira',
    per: { open: [12, 0], branch: [0, 0] },
  }),
  watch('what the board says of printers', 'printers.troubles', antwerpen, { ...jef, per: { open: [5, 0] } }),
  watch(
    'entering an order that is printed',
    'orders.enter',
    () => ({ key: newKey(), ...antwerpen, lines: [espresso] }),
    // What waits before it, of a hundred orders at most.
    { ...jef, upTo: 100 },
  ),
]

const settleOpen = ({ store, app }: TestShop) =>
  store.write((trx) =>
    applyTold(
      trx,
      app.payments,
      { id: unpaid.own, order_id: unpaid.order, next_at: null },
      {
        id: unpaid.provider,
        own: unpaid.own,
        status: 'open',
        mode: 'test',
        amount: unpaid.amount,
        currency: 'EUR',
        method: null,
        failure: null,
        checkout: null,
        expiresAt: null,
        refunded: 0,
        chargedBack: 0,
        refunds: [],
      },
    ),
  )

const ofPayments: readonly Watched[] = [
  watch('tracking an order that waits for its payment', 'orders.track', () => ({ token: unpaid.token })),
  watch('checking its payment', 'payments.check', () => ({ token: unpaid.token })),
  // PostgreSQL reads a table of some hundred rows whole rather than along its index.
  watch('how online payment is set up, and what could not go back', 'payments.read', {}, { as: 'amira', upTo: 1000 }),
  // What is still with the provider is read from the balances of each branch, of 64 at a time: PostgreSQL reads so small
  // a table whole for each of them.
  watch('payouts', 'payouts.read', {}, { as: 'amira', per: { branch: [40, 0] } }),
  { what: 'the sweeper of payments', act: ({ app }) => sweepPayments(app.payments) },
  { what: 'settling a payment', act: settleOpen },
  { what: 'refunds that are due', act: ({ store, clock }) => refundsToHandle(store.db, clock.now(), 50) },
]

/** A browser follows each order of the day and was told of it, and each receipt was mailed. */
async function tellAll({ store }: TestShop): Promise<void> {
  const outcome = sql.raw("'done', 0, 1, 0, ''")
  const into = sql.raw('state, since, tries, next_at, error')
  await store.write(async (trx) => {
    await sql`insert into news_follower (order_id, endpoint, p256dh, auth, site, lang, at)
      select id, token, '', '', '', 'en', placed_at from orders`.execute(trx)
    await sql`insert into news_message (follower, kind, until, ${into})
      select id, 'ready', at + 1000000000, ${outcome} from news_follower`.execute(trx)
    await sql`insert into receipt_mail (order_id, email, lang, asked, ${into})
      select id, '', 'en', 1, ${outcome} from orders`.execute(trx)
  })
}

const followOnce = ({ store, clock }: TestShop) =>
  store.write(async (trx) => {
    const browser = { endpoint: 'growth', p256dh: '', auth: '', site: '', lang: 'en' } as const
    await addFollower(trx, unpaid.order, { ...browser, own: false }, clock.now())
    await forgetEndpoint(trx, browser.endpoint)
  })

const ofNews: readonly Watched[] = [
  watch('how a customer can be told of an order', 'news.offer', { token: '10000001' }),
  { what: 'following an order, and a browser that is gone', act: followOnce },
  { what: 'news to send', act: ({ store, clock }) => newsToSend(store.db, clock.now(), 50) },
  { what: 'receipts to send', act: ({ store, clock }) => receiptsToSend(store.db, clock.now(), 50) },
]

/**
 * In a shop with archives and closed days: any part of a name is searched in the newest 2,000 of them and of the list.
 */
const amongArchives: readonly Watched[] = [
  watch('a search for a person', 'persons.find', { search: 'unicorn' }, { as: 'amira', upTo: 8000 }),
  watch('a search in the archives', 'archives.find', { text: 'unicorn' }, { as: 'amira', upTo: 4000 }),
  watch('the day book', 'books.read', { ...antwerpen, month: '2026-03' }, { as: 'amira' }),
  watch('the end of a day in the book', 'books.readDay', { ...antwerpen, day: '2026-03-03' }, { as: 'amira' }),
]

const all = [...watched, ...ofPayments, ...ofBaskets, ...ofNews, ...ofPaper, ...amongArchives]

const sizes = [
  { orders: 200, branches: 1 },
  { orders: 200, branches: 300 },
  { orders: 20_000, branches: 1 },
  { orders: 20_000, branches: 300 },
] as const
type Size = (typeof sizes)[number]

interface Measured {
  readonly visited: Visited
  readonly sum: number
  readonly bytes: number
}

/** SQLite counts steps; for a row that it visits, it takes up to so many. */
const stepsOfRow = 30
/** What a page may vary by; PostgreSQL reads a table of some hundred rows as a whole. */
const leeway = { sqlite: 300, postgres: 1000, bytes: 600 }

onBothEngines((openShop, engine) => {
  const measured = new Map<Watched, Map<Size, Measured>>(all.map((one) => [one, new Map()]))
  const counters: VisitCounter[] = []
  afterAll(() => {
    for (const counter of counters.reverse()) counter.stop()
  })

  beforeAll(async () => {
    const config = { config: { ordersPerMinute: 10_000 } }
    for (const orders of [200, 20_000]) {
      const first = await openShop({ ...config, demo: 'paced' })
      first.clock.set('2026-03-04 11:30')
      const staff = await first.staff()
      await fillDay(first, orders)
      await fillReviews(first, orders)
      await awaitPayment(first)
      await openBasket(first)
      await tellAll(first)
      await setUpPrinters(first, staff)
      const counter = 'sqlite' in first.address ? countSqlite() : await countPostgres(first.address.postgres)
      counters.push(counter)
      const shop = await first.beside(config)
      const measure = async (one: Watched, size: Size) => {
        let last = ''
        const ask = async () => {
          // Each visitor has a connection of their own.
          const from = `10.${size.branches % 256}.${measured.get(one)?.size}.${Math.floor(Math.random() * 256)}`
          const as = one.as && { as: staff[one.as] }
          if (one.act) await one.act(shop)
          else if (one.call)
            last = (await shop.app.fastify.inject(injection(one.call, one.input?.() ?? {}, { ...as, from }))).payload
        }
        // What the server keeps in memory is read by the first one.
        await ask()
        const count = async () => {
          const visited = new Map(await counter.during(ask))
          return { visited, sum: [...visited.values()].reduce((all, some) => all + some, 0) }
        }
        let counted = await count()
        // What the server does by itself may have come between.
        if (counted.sum > mostOf(one, size)) counted = await count()
        expect(last, one.what).not.toContain('"refusal"')
        measured.get(one)?.set(size, { ...counted, bytes: Buffer.byteLength(last) })
      }
      const these = sizes.filter((one) => one.orders === orders)
      for (const size of these) {
        if (size.branches > 1) await addBranches(first, size.branches - 1)
        await printAll(first)
        for (const one of [...watched, ...ofPayments, ...ofBaskets, ...ofNews, ...ofPaper]) await measure(one, size)
      }
      await fillArchive(first, orders)
      await closeBooks(first.store, first.clock.now())
      for (const size of these) for (const one of amongArchives) await measure(one, size)
    }
    if (process.env.GROWTH_TABLE) console.table(Object.fromEntries(all.map((one) => [one.what, rowOf(one)])))
  }, 900_000)

  const rowOf = (one: Watched) =>
    Object.fromEntries(
      sizes.map((size) => {
        const { sum = 0, bytes = 0 } = measured.get(one)?.get(size) ?? {}
        return [`${size.orders} / ${size.branches}`, `${Math.round(sum)} · ${bytes} B`]
      }),
    )

  /** How much more it may cost at this size: rows or bytes. */
  const grown = ({ per }: Watched, { orders, branches }: Size, cost: 0 | 1) => {
    const more = { open: openAmong(orders) - openAmong(200) + branches - 1, branch: branches - 1 }
    return (['open', 'branch'] as const).reduce((sum, of) => sum + more[of] * (per?.[of]?.[cost] ?? 0), 0)
  }

  /** What it may visit at this size; any number at the smallest one, with which the others are compared. */
  const mostOf = (one: Watched, size: Size) => {
    const least = measured.get(one)?.get(sizes[0])?.sum ?? Number.POSITIVE_INFINITY
    const rows = (grown(one, size, 0) + (one.upTo ?? 0)) * (engine === 'sqlite' ? stepsOfRow : 1)
    return 1.25 * least + leeway[engine] + rows
  }

  describe.each(sizes.slice(1))('with $orders orders at $branches branches', (size) => {
    test.each(all)('[H-10] [LEDG-2] $what', (one) => {
      const least = measured.get(one)?.get(sizes[0])
      const here = measured.get(one)?.get(size)
      if (!least || !here) throw new Error('it was not measured')
      const worst = [...here.visited].sort(([, some], [, other]) => other - some).slice(0, 3)
      expect(
        here.sum,
        `visits more:\n${worst.map(([text, count]) => `${count} ${text.slice(0, 400)}`).join('\n')}`,
      ).toBeLessThan(mostOf(one, size))
      expect(here.bytes, 'sends more').toBeLessThan(1.1 * least.bytes + leeway.bytes + grown(one, size, 1))
    })
  })
})
