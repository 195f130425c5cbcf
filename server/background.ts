// What a server does besides answering requests: it sends mails and notices, does what is due, and watches the orders.
import { shopAt } from '#domain/branch/branch.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { isAnyTillLinked } from '#server/store/money/till/till-link-store.ts'
import { openTimesTeller } from '#work/branch/pace/times-teller.ts'
import type { PaymentDesk } from '#work/money/payment/payment-desk.ts'
import { openPayoutReader } from '#work/money/payment/payouts.ts'
import { openRefundReader } from '#work/money/payment/refunds-elsewhere.ts'
import { openSweeper } from '#work/money/payment/sweeper.ts'
import { tillJob } from '#work/money/till/till-job.ts'
import { openTillLimitWatch } from '#work/money/till-limit-watch.ts'
import type { PrintDesk } from '#work/paper/print-desk.ts'
import { openPrinterWatch, type PrinterWatch } from '#work/paper/printer-watch.ts'
import { openNightlyAudit } from '#work/shop/audit/nightly-audit.ts'
import { type Caretaker, openCaretaker } from '#work/shop/health/caretaker.ts'
import { channelsOf } from '#work/shop/mail/channel.ts'
import { giftJob } from '#work/shop/mail/gift-letter.ts'
import { invoiceJob } from '#work/shop/mail/invoice-job.ts'
import { messageJob } from '#work/shop/mail/message-job.ts'
import { type Outbox, openOutbox } from '#work/shop/mail/outbox.ts'
import type { OutboxJob } from '#work/shop/mail/outbox-job.ts'
import { receiptJob } from '#work/shop/mail/receipt-letter.ts'
import { reservationJob } from '#work/shop/mail/reservation-job.ts'
import { newsJob } from '#work/shop/push/news-job.ts'
import { alertMailJob } from '#work/shop/watch/alert-mail.ts'
import { hookJob } from '#work/shop/watch/hook-job.ts'
import { openOrderFeed } from '#work/shop/watch/order-feed.ts'
import { openWatcher } from '#work/shop/watch/watcher.ts'
import type { Config } from './config.ts'
import type { Hub } from './door/live/hub.ts'
import { publish } from './door/live/publish.ts'
import type { HookReach } from './reach.ts'
import { type RepeatedJob, startRepeatedJob } from './repeated-job.ts'
import { reopenBranches } from './store/branch/closing-store.ts'
import { tidyEnded } from './store/branch/pace-settings-store.ts'
import type { Catalogue } from './store/menu/catalogue.ts'
import { turnLeftSales } from './store/menu/left-sale-store.ts'
import { putBackInStock } from './store/menu/stock-store.ts'
import type { Store } from './store/open.ts'
import { noteClockAct } from './store/people/staff-log-store.ts'

export interface Background {
  readonly outbox: Outbox
  /** Sends push messages; by itself, so that no mail server holds them up. */
  readonly pushes: Outbox
  /** Tells tills of orders; by itself, so that a till waits for nothing else. */
  readonly tills: Outbox
  /** Watches whether orders are seen. The code that runs the server starts it. */
  readonly watcher: RepeatedJob
  /** Watches the disk, backups and mail. Started like the watcher. */
  readonly caretaker: Caretaker
  /** Tells pages of new times once a second. */
  readonly timesTeller: RepeatedJob
  /** Tells web hooks about orders. Started like the watcher. */
  readonly orderFeed: RepeatedJob
  /** Looks after payments, and orders that wait for one. Started like the watcher. */
  readonly sweeper: RepeatedJob
  /** Reads what the provider paid out. Started like the watcher. */
  readonly payoutReader: RepeatedJob
  /** Audits the shop at night. Started like the watcher. */
  readonly auditor: RepeatedJob
  /** Tells the owner that a branch nears the limit for a registered till. Started like the watcher. */
  readonly tillLimits: RepeatedJob
  /** Notices printers that call no longer. Started like the watcher. */
  readonly printers: PrinterWatch
  /** Resolves when nothing is under way. */
  close(): Promise<void>
}

interface BackgroundParts {
  readonly config: Config
  readonly store: Store
  readonly hub: Hub
  readonly now: () => number
  readonly hooks: HookReach
  readonly payments: PaymentDesk
  readonly printing: PrintDesk
  /** How long a push service may be silent, in ms. */
  readonly pushPatience?: number | undefined
}

/** Where failures go: warnings, and faults of the program or its database. */
interface Complaints {
  readonly warn: (error: unknown, text: string) => void
  readonly fault: (error: unknown, text: string) => void
}

/** The events of steps that may be news to a customer. */
const ofSteps: readonly string[] = ['orders.stepped', 'orders.lineStatusSet']
/** The events of whatever may be told to a till. */
const ofMoves: readonly string[] = [...ofSteps, 'orders.placed', 'payments.moved']

export function openBackground(given: BackgroundParts, { warn, fault }: Complaints): Background {
  const { config, store, hub, now } = given
  const outbox = openOutbox({
    store,
    jobs: jobsOf(given),
    now,
    failed: (error) => warn(error, 'handing messages on failed'),
  })
  const told = () => outbox.wake()
  const pushing = newsJob({
    config,
    store,
    now,
    patience: given.pushPatience,
    alarm: (error) => fault(error, 'a push service does not accept the shop’s key'),
  })
  const pushes = openOutbox({
    store,
    now,
    jobs: [pushing],
    failed: (error) => warn(error, 'a push message was not taken'),
  })
  const tills = openTills(given, warn)
  hub.onEvent(({ name }) => {
    if (ofSteps.includes(name)) pushes.wake()
  })
  const clockwork = openClockwork({ store, now, failed: (error) => fault(error, 'what was due could not be done') })
  const watcher = openWatcher({
    store,
    now,
    told,
    mails: config.mail !== null,
    failed: (error) => warn(error, 'watching over the orders failed'),
  })
  const tillLimits = tillLimitsOf({ config, store, now }, told, warn)
  const caretaker = openCaretaker({
    config,
    store,
    now,
    told,
    failed: (error) => warn(error, 'looking after disk, backups and mail failed'),
  })
  const timesTeller = openTimesTeller({
    store,
    hub,
    now,
    failed: (error) => fault(error, 'pages could not be told of new times'),
  })
  const unheard = (error: unknown) => warn(error, 'telling web hooks of orders failed')
  const orderFeed = openOrderFeed({ store, hub, told, failed: unheard })
  const sweeper = openSweeper(given.payments, (error) => warn(error, 'looking after payments failed'))
  const payoutReader = openPayoutReader(given.payments, (error) => warn(error, 'reading payouts failed'))
  const refundReader = openRefundReader(given.payments, (error) => warn(error, 'reading refunds failed'))
  const auditor = openNightlyAudit({
    store,
    now,
    found: ({ found, faults }) => fault({ found, faults }, 'the audit found what must not be'),
    failed: (error) => warn(error, 'the audit failed'),
  })
  const printers = openPrinterWatch({
    store,
    now,
    printing: given.printing,
    failed: (error) => warn(error, 'looking after printers failed'),
  })
  return {
    outbox,
    pushes,
    tills,
    watcher,
    caretaker,
    timesTeller,
    orderFeed,
    sweeper,
    payoutReader,
    auditor,
    tillLimits,
    printers,
    close: async () => {
      const jobs = [
        timesTeller,
        watcher,
        caretaker,
        orderFeed,
        clockwork,
        sweeper,
        payoutReader,
        refundReader,
        auditor,
        tillLimits,
        printers,
      ]
      await Promise.all(jobs.map((one) => one.close()))
      await Promise.all([outbox.close(), pushes.close(), tills.close()])
    },
  }
}

/** Where a branch is linked its till hears of each order at once; anywhere else an order costs nothing more. */
function openTills({ store, hub, hooks, now }: BackgroundParts, warn: Complaints['warn']): Outbox {
  const failed = (error: unknown) => warn(error, 'a till did not take a message')
  const tills = openOutbox({ store, now, jobs: [tillJob(store, hooks, now)], failed })
  let isLinked = false
  const look = async () => {
    isLinked = await isAnyTillLinked(store.db)
    if (isLinked) tills.wake()
  }
  look().catch(failed)
  hub.onEvent(({ name }) => {
    if (name === 'shop.changed') look().catch(failed)
    if (isLinked && ofMoves.includes(name)) tills.wake()
  })
  return tills
}

const tillLimitsOf = (
  { config, store, now }: Pick<BackgroundParts, 'config' | 'store' | 'now'>,
  told: () => void,
  warn: (error: unknown, text: string) => void,
): RepeatedJob =>
  openTillLimitWatch({
    store,
    now,
    told,
    mails: config.mail !== null,
    failed: (error) => warn(error, 'looking at what was eaten failed'),
  })

/** All that goes out, except push messages and what tills are told. */
function jobsOf({ config, store, hooks, now }: BackgroundParts): OutboxJob[] {
  const { mail, publicUrl } = config
  const jobs: OutboxJob[] = channelsOf(config).map((channel) => messageJob(store, channel))
  jobs.push(hookJob(store, hooks, now, publicUrl))
  if (mail)
    jobs.push(
      reservationJob(store, mail),
      alertMailJob(store, mail, publicUrl),
      invoiceJob(store, mail),
      receiptJob(store, mail, publicUrl),
      ...(publicUrl === null ? [] : [giftJob(store, mail, publicUrl)]),
    )
  return jobs
}

/** How often it looks, in ms: open pages follow within about this time. */
const lookEveryMs = 1000

interface ClockworkOptions {
  readonly store: Store
  readonly now: () => number
  /** Receives the reason why something due could not be done: once per reason, until it works again. */
  readonly failed: (error: unknown) => void
}

/**
 * Each server looks for itself; the transaction of the first one deletes the rows, so that only one of several servers
 * publishes. After a restart, what came due meanwhile is found at the first look.
 */
function openClockwork({ store, now, failed }: ClockworkOptions): RepeatedJob {
  let lastFailure = ''

  const look = async (): Promise<void> => {
    const catalogue = await store.catalogue.current(store.db)
    if ((catalogue.turns[0] ?? Number.POSITIVE_INFINITY) <= now()) await turn(store, catalogue, now())
    lastFailure = ''
  }
  return startRepeatedJob(look, lookEveryMs, (error) => {
    if (String(error) !== lastFailure) failed(error)
    lastFailure = String(error)
  })
}

const turn = (store: Store, catalogue: Catalogue, now: number): Promise<void> =>
  store.write(async (trx) => {
    const { branches } = catalogue
    for (const item of await putBackInStock(trx, branches, now)) {
      await publish(trx, now, 'menu.changed', { item })
      await noteClockAct(trx, now, 'clock.inStock', {}, { name: nameOf(catalogue, item) })
    }
    for (const item of await turnLeftSales(trx, now)) await publish(trx, now, 'menu.changed', { item })
    const over = branches.flatMap(({ id, shop, timeZone }) =>
      shop.until !== null && shopAt({ shop, timeZone }, now).open ? [{ id, until: shop.until }] : [],
    )
    const opened = await reopenBranches(trx, over)
    if (opened.length > 0) {
      const places = branches.filter(({ id }) => opened.includes(id)).map(({ id, name }) => ({ branch: id, name }))
      await noteClockAct(trx, now, 'clock.open', {}, { branches: places })
    }
    const changed = new Set([...opened, ...(await tidyEnded(trx, now))])
    if (changed.size > 0) await publish(trx, now, 'shop.changed', { branches: [...changed] })
  })

/** The name of an item or of an option. */
const nameOf = ({ itemById, groups }: Catalogue, id: string): LocalText =>
  itemById.get(id)?.name ?? groups.flatMap(({ options }) => options).find((option) => option.id === id)?.name ?? {}
