// What anybody may ask tells nobody how much a shop sells: it has no id that counts.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callNames } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'
import { noorsOrder } from '../testing/order-drafts.ts'
import { onBothEngines } from '../testing/test-shop.ts'

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

/** Where a shape has an id that is a whole number, such as `lines.id`. */
function countedIn({ properties = {}, items, anyOf = [] }: Shape): string[] {
  const own = Object.entries(properties).flatMap(([name, shape]) => [
    ...(/^ids?$|Ids?$/.test(name) && hasInteger(shape) ? [name] : []),
    ...countedIn(shape).map((path) => `${name}.${path}`),
  ])
  return [...own, ...[...(items ? [items] : []), ...anyOf].flatMap(countedIn)]
}

const hasInteger = ({ type, items, anyOf = [] }: Shape): boolean =>
  type === 'integer' || (items !== undefined && hasInteger(items)) || anyOf.some(hasInteger)

const lines = ['lines.id', 'proposal.lines.id', 'changedFrom.lines.id']
const inBasket = ['people.lines.id', 'you.lines.id']
const member = ['member.id']

const countsNoSales = {
  // The lines of each order begin at 1.
  'orders.track': lines,
  'orders.ownStep': lines,
  'gifts.use': lines,
  'baskets.read': inBasket,
  'baskets.add': inBasket,
  'baskets.join': inBasket,
  'baskets.takeOut': inBasket,
  'baskets.remind': inBasket,
  'baskets.end': inBasket,
  'baskets.check': inBasket,
  // Of those who work here, after they signed in.
  'account.read': member,
  'account.signIn': member,
  'account.signUp': member,
  'account.passCode': member,
  'account.passPasskey': member,
  // Guests say it when they call to change or cancel (RES-2).
  'reservations.place': ['id'],
  'payments.atCounter': lines,
  'payments.check': lines,
  'payments.giveUp': lines,
}

describe('without a session', () => {
  test('[H-50] no answer has an id that counts orders, messages or reviews', () => {
    const shapes = callNames
      .filter((name) => contract[name].access === 'anyone')
      .map((name) => [name, z.toJSONSchema(contract[name].output, { unrepresentable: 'any' }) as Shape] as const)
    expect(shapes.length).toBeGreaterThan(20)
    const counted = shapes.map(([name, shape]) => [name, countedIn(shape)] as const)
    expect(Object.fromEntries(counted.filter(([, paths]) => paths.length > 0))).toEqual(countsNoSales)
  })

  onBothEngines((openShop) => {
    test('[H-50] placing an order, and again, and reading what is stored about oneself tell the token and no id', async () => {
      const shop = await openShop()
      const wish = noorsOrder()
      const answers = [await shop.reply('orders.place', wish), await shop.reply('orders.place', wish)]
      for (const { response } of answers)
        expect(Object.keys(response.json()).sort()).toEqual(['code', 'token', 'total', 'wantedAt'])
      const { token } = await shop.ask('orders.place', wish)
      const own = await shop.reply('orders.ownData', { token, given: 'Noor' })
      expect(own.response.json().record).toMatchObject({ token, name: 'Noor' })
      expect(own.response.json().record).not.toHaveProperty('id')
    })
  })
})
