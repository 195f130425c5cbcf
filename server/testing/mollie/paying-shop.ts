// A shop whose customers pay online, with the stand-in for Mollie behind it, for tests.
import type { OnlineRules } from '#domain/money/online-payment.ts'
import { usualOnlineRules } from '#domain/money/online-payment.ts'
import { onlineBalance } from '#server/store/money/online-payment-store.ts'
import { sweepPayments } from '#work/money/payment/sweeper.ts'
import { noorsOrder, type PlaceWish } from '../order-drafts.ts'
import { fakeClock } from '../test-clock.ts'
import type { OpenShop, ShopOptions, TestShop } from '../test-shop.ts'
import type { BookPayment } from './mollie-book.ts'
import { type MollieStandIn, openMollie } from './mollie-stand-in.ts'

export interface PayingShop {
  readonly shop: TestShop
  readonly mollie: MollieStandIn
  /** Places Noor's order to be paid online, and begins its payment. */
  placeToPay(change?: Partial<PlaceWish>): Promise<ToPay>
  /** One more payment of the order, in this way. */
  begin(token: string, method?: string): Promise<BookPayment>
  /** What the sweeper does at its next look. */
  look(on?: TestShop): Promise<void>
  /** The order as its customer sees it. */
  track(token: string): ReturnType<typeof trackOn>
  /** What the shop received less what went back, by its own count. */
  balance(): Promise<number>
  /** Resolves when all calls of the provider were answered and settled. */
  quiet(): Promise<void>
}

export interface ToPay {
  readonly id: number
  readonly token: string
  readonly payment: BookPayment
}

interface PayingOptions extends ShopOptions {
  readonly rules?: Partial<OnlineRules>
  readonly chance?: () => number
  /** The provider's own clock; by default it goes by the shop's. */
  readonly providerNow?: () => number
}

const trackOn = (shop: TestShop, token: string) => shop.ask('orders.track', { token })

const opened: MollieStandIn[] = []

/** Closes the stand-ins that tests opened. */
export async function closeMollies(): Promise<void> {
  for (const one of opened.splice(0)) await one.close()
}

export async function openPayingShop(openShop: OpenShop, options: PayingOptions = {}): Promise<PayingShop> {
  const { rules, chance, providerNow, config, ...rest } = options
  const clock = fakeClock(options.at)
  const mollie = await openMollie({
    now: providerNow ?? (() => shop?.clock.now() ?? clock.now()),
    chance: chance ?? (() => 1),
  })
  opened.push(mollie)
  let shop: TestShop | undefined
  const site = 'https://noisette.example'
  shop = await openShop({ ...rest, config: { ...config, mollieUrl: mollie.url, publicUrl: site } })
  const here = shop
  mollie.hooks.through = await here.listen()
  const { amira } = await here.staff()
  const { version } = await here.ask('payments.read', {}, { as: amira })
  const set = await here.ask('payments.setKey', { key: mollie.key, version }, { as: amira })
  const both: OnlineRules = { ...usualOnlineRules, places: ['counter', 'online'], ...rules }
  const branches = { antwerpen: { ...both, places: [...both.places] } }
  await here.ask('payments.save', { version: set.version, methods: [], branches }, { as: amira })

  const newest = (): BookPayment => {
    const payment = [...mollie.book.payments.values()].at(-1)
    if (!payment) throw new Error('nobody asked for a payment')
    return payment
  }
  const begin = async (token: string, method = '') => {
    await here.ask('payments.begin', { token, method, lang: 'en' })
    return newest()
  }
  const quiet = async () => {
    await mollie.hooks.idle()
    await here.app.payments.idle()
  }
  return {
    shop: here,
    mollie,
    begin,
    quiet,
    placeToPay: async (change = {}) => {
      const { id, token } = await here.ask('orders.place', noorsOrder({ pay: 'online', ...change }))
      return { id, token, payment: await begin(token) }
    },
    look: async (on = here) => sweepPayments(on.app.payments),
    track: (token) => trackOn(here, token),
    balance: () => onlineBalance(here.store.db),
  }
}
