// An office basket of Hanne and her colleagues, for tests.
import type { Input, Output } from '#contract/index.ts'
import { newKey } from './order-drafts.ts'
import { at } from './test-clock.ts'
import type { TestShop } from './test-shop.ts'

export type BasketView = Output<'baskets.read'>
type OpenWish = Input<'baskets.open'>

/** A phone with its secret. */
export interface Colleague {
  readonly me: string
  readonly name: string
}

export const colleague = (name: string): Colleague => ({ me: newKey(), name })

export const hannesCappuccino = { item: 'cappuccino', quantity: 1 } as const

/** Hanne's basket with her cappuccino, to be ready at 11:30 in Antwerpen on that Wednesday. */
export const hannesBasket = (change: Partial<OpenWish> = {}): OpenWish => ({
  key: newKey(),
  branch: 'antwerpen',
  name: 'Hanne Vos',
  phone: '0470 12 34 56',
  day: '2026-03-04',
  at: at('2026-03-04 11:30'),
  lines: [hannesCappuccino],
  payer: 'counter',
  me: newKey(),
  ...change,
})

export interface OpenedBasket {
  readonly link: string
  readonly hanne: Colleague
  add(who: Colleague, lines?: Input<'baskets.add'>['lines'], key?: string): Promise<BasketView>
  read(who?: Colleague): Promise<BasketView>
}

export async function openBasket(shop: TestShop, change: Partial<OpenWish> = {}): Promise<OpenedBasket> {
  const hanne = colleague('Hanne')
  const { link } = await shop.ask('baskets.open', hannesBasket({ me: hanne.me, ...change }))
  return {
    link,
    hanne,
    add: ({ me, name }, lines = [hannesCappuccino], key = newKey()) =>
      shop.ask('baskets.add', { link, me, name, key, lines }),
    read: ({ me } = colleague('')) => shop.ask('baskets.read', { link, me }),
  }
}
