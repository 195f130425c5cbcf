// Days of orders that are paid online, minute by minute on two real servers, until so many were placed; then a quiet
// week in which everything comes to its end.
import { addDays, localTime } from '#domain/branch/hours.ts'
import { paymentsToAsk } from '#server/store/money/online-payment-store.ts'
import { refundsToHandle } from '#server/store/money/refund-store.ts'
import { brussels, day, hour, minute } from '#server/testing/test-clock.ts'
import { sweepPayments } from '#work/money/payment/sweeper.ts'
import type { PayScene } from './pay-scene.ts'
import {
  bankTakesBack,
  clockError,
  hooksArrive,
  moodOf,
  peace,
  killServers as serversDie,
  staffActs,
  trouble,
} from './pay-trouble.ts'
import { hearPlaced } from './pay-truth.ts'
import { payerActs, payerComes, payersReturn } from './payers.ts'

export interface PayWish {
  /** How many orders are placed. */
  readonly orders: number
  /** No minute begins after so many ms. */
  readonly longest: number
}

/** How many come in a minute at most, all at once; fewer, so that a short run has some minutes too. */
const mostInMinute = 60
const fewestMinutes = 20
/** Nobody hands them over, so the day is closed before the list is longer than any shop's. */
const mostOfDay = 600
/** In every so many minutes servers die, and clocks are wrong. */
const deathEvery = 4
const wrongClockEvery = 9

export async function playPayments(scene: PayScene, { orders, longest }: PayWish): Promise<void> {
  const { book, clock, dice, servers } = scene
  const begun = performance.now()
  const most = Math.min(mostInMinute, Math.ceil(orders / fewestMinutes))
  const returning: Promise<void>[] = []
  let before = 0
  trouble(scene)
  for (let turn = 1; book.orders.size < orders && performance.now() - begun < longest; turn++) {
    if (book.orders.size - before >= mostOfDay || localTime(clock.now(), brussels).minutes > 16 * 60) {
      await nextDay(scene)
      before = book.orders.size
    }
    await scene.setClocks(turn % wrongClockEvery === 0 ? clockError(scene) : 0)
    moodOf(scene)
    if (turn % deathEvery === 0) returning.push(serversDie(scene))
    payersReturn(scene)
    const come = Math.min(most, orders - book.orders.size)
    await Promise.all([
      ...Array.from({ length: come }, () => payerComes(scene)),
      ...Array.from({ length: 6 }, () => payerActs(scene)),
      ...Array.from({ length: 8 }, () => staffActs(scene)),
      ...(dice.happens(0.5) ? [hooksArrive(scene)] : []),
      servers.look(),
    ])
    if (dice.happens(0.6)) bankTakesBack(scene)
    await hearPlaced(scene)
    clock.pass((1 + dice.below(6)) * minute)
  }
  await Promise.all(returning)
  peace(scene)
  await settleAll(scene)
}

/** The day is closed, whatever is still open, and the next one begins at nine. */
async function nextDay(scene: PayScene): Promise<void> {
  const { clock, line, mollie, staff } = scene
  await scene.setClocks()
  await mollie.hooks.idle()
  await hearPlaced(scene)
  await line.call('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, await staff('Amira'))
  const { date } = localTime(clock.now(), brussels)
  const isFriday = new Date(`${date}T12:00Z`).getUTCDay() === 5
  clock.set(`${addDays(date, isFriday ? 3 : 1)} 09:00`)
}

/** Longer and longer steps, until every refund that failed was sent again and has ended. */
const waits = [
  ...Array.from({ length: 10 }, () => minute),
  ...Array.from({ length: 10 }, () => 15 * minute),
  ...Array.from({ length: 6 }, () => 5 * hour),
  ...Array.from({ length: 6 }, () => 26 * hour),
]

async function settleAll(scene: PayScene): Promise<void> {
  for (const wait of waits) {
    scene.clock.pass(wait)
    await scene.setClocks()
    payersReturn(scene)
    await hooksArrive(scene)
    await scene.mollie.hooks.idle()
    await sweepAll(scene)
    if (wait < day) await hearPlaced(scene)
  }
  await scene.servers.close()
  await sweepAll(scene)
}

/** Looks until nothing is due; what another server has begun and lost is due again a little later. */
async function sweepAll({ shop }: PayScene): Promise<void> {
  const { payments: desk } = shop.app
  for (let look = 0; look < 500; look++) {
    const { db } = shop.store
    const now = shop.clock.now()
    if ((await paymentsToAsk(db, now, 1)).length + (await refundsToHandle(db, now, 1)).length === 0 && look > 0) return
    await sweepPayments(desk)
  }
}
