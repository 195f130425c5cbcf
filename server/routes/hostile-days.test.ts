// Days and instants that no shop has: each call refuses them at once and names the field.
import { expect, test } from 'vitest'
import { downloadPath } from '#contract/addresses.ts'
import { newKey, noorsOrder, noorsTable } from '../testing/order-drafts.ts'
import { onBothEngines } from '../testing/test-shop.ts'

const hostile = ['9999-12-15', '9999-12-31', '0000-01-01', '-001-12-31', '1999-12-31', '2100-01-01', '2026-02-30']
const far = [9e15, 8.64e15, -1, Date.UTC(2100, 0)]

onBothEngines((openShop) => {
  test('[J-63] a day of the year 9999 is refused at once by every call that takes a day', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const order = await shop.ask('orders.place', noorsOrder())
    const refused = { refusal: 'bad_input', problems: [{ problem: 'bad_input', field: 'day' }] }
    for (const day of hostile) {
      for (const span of ['day', 'week', 'month'] as const) {
        expect(await shop.refused('figures.read', { span, day }, { as: amira }), day).toMatchObject(refused)
        const money = { branch: 'antwerpen', span, day }
        expect(await shop.refused('figures.readMoney', money, { as: amira }), day).toMatchObject(refused)
      }
      expect(await shop.refused('books.readDay', { branch: 'antwerpen', day }, { as: amira })).toMatchObject(refused)
      expect(await shop.refused('orders.place', noorsOrder({ day }))).toMatchObject(refused)
      expect(await shop.refused('reservations.place', noorsTable({ date: day }))).toMatchObject({
        problems: [{ field: 'date' }],
      })
      expect(await shop.refused('log.list', { from: day }, { as: amira })).toMatchObject({
        problems: [{ field: 'from' }],
      })
    }
    for (const month of ['9999-12', '0000-01', '2026-13'])
      expect(await shop.refused('books.read', { branch: 'antwerpen', month }, { as: amira })).toMatchObject({
        problems: [{ field: 'month' }],
      })
    expect(order.token).not.toBe('')
  })

  test('[J-63] an instant of which no date can be told is refused, with its field', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const order = await shop.ask('orders.place', noorsOrder())
    for (const instant of far) {
      const out = { item: 'cappuccino', branches: ['antwerpen'], stock: 'out', until: instant } as const
      expect(await shop.refused('stock.set', out, { as: amira })).toMatchObject({ problems: [{ field: 'until' }] })
      const later = { key: newKey(), id: order.id, to: instant }
      expect(await shop.refused('orders.postpone', later, { as: amira })).toMatchObject({ problems: [{ field: 'to' }] })
      expect(await shop.refused('orders.place', noorsOrder({ at: instant }))).toMatchObject({
        problems: [{ field: 'at' }],
      })
    }
  })

  test('[J-63] a file for the accountant is of ten years at most, from a day of the calendar', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const status = async (from: string, to: string) =>
      (
        await shop.inject({
          url: `${downloadPath('journal.csv')}?from=${from}&to=${to}`,
          headers: { cookie: amira.cookie },
        })
      ).statusCode
    expect(await status('2026-01-01', '2026-12-31')).toBe(200)
    expect(await status('2016-01-01', '2026-12-31')).toBe(200)
    expect(await status('2000-01-01', '2099-12-31')).toBe(400)
    expect(await status('9999-12-15', '9999-12-15')).toBe(400)
  })
})
