// Placing orders: what a customer gets; which forms, phones, times and days are accepted.
import { beforeAll, describe, expect, test } from 'vitest'
import { noorsOrder, notYet, tableOrder } from '#server/testing/order-drafts.ts'
import { changeBranch } from '#server/testing/test-branch-settings.ts'
import { at, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop()
  })

  const stored = async (id: number) => shop.ask('orders.read', { id }, { as: (await shop.staff()).amira })

  describe('what is answered', () => {
    test('[ORDER-6] Noor gets an id, a token of 8 capitals and digits, the total and the time', async () => {
      const placed = await shop.ask('orders.place', noorsOrder())
      expect(placed).toEqual({
        id: expect.any(Number),
        token: expect.stringMatching(/^[A-Z0-9]{8}$/),
        code: expect.stringMatching(/^A-\d\d$/),
        total: 320,
        wantedAt: shop.clock.now() + 10 * minute,
      })
    })

    test('[ORDER-6] the order keeps everything, its lines their price, name, image and notes', async () => {
      const placed = await shop.ask(
        'orders.place',
        noorsOrder({
          address: ' Meir 1 ',
          lines: [
            { item: 'cappuccino', quantity: 2, note: ' oat milk ' },
            { item: 'c3', options: [{ option: 'BOTTLE', quantity: 1 }], quantity: 1 },
          ],
        }),
      )
      expect(await stored(placed.id)).toEqual({
        id: placed.id,
        branch: 'antwerpen',
        form: 'pick-up',
        customerName: 'Noor',
        address: 'Meir 1',
        phone: '+32470123456',
        table: null,
        total: 2 * 320 + 3400,
        token: placed.token,
        placedAt: shop.clock.now(),
        wantedAt: placed.wantedAt,
        firstPromisedAt: placed.wantedAt,
        making: 480_000,
        quoted: null,
        code: expect.stringMatching(/^A-\d\d$/),
        cupName: '',
        ifSoldOut: 'ask',
        source: 'web',
        course: 'placed',
        ...notYet,
        ringUp: null,
        payments: [],
        due: 4040,
        lines: [
          {
            id: 1,
            item: 'cappuccino',
            options: [],
            image: { kind: 'bundled', ref: 'cappuccino' },
            name: expect.objectContaining({ en: 'Cappuccino' }),
            quantity: 2,
            price: 320,
            status: 'received',
            notes: 'oat milk',
            making: [],
            declaration: { contains: ['wheat', 'soy', 'milk'], mayContain: [] },
            age: 0,
            vat: [{ class: 'drink', rate: 600, amount: 320, vouchers: true }],
          },
          {
            id: 2,
            item: 'c3',
            options: [
              {
                group: 'SIZES',
                option: 'BOTTLE',
                kind: 'one',
                quantity: 1,
                price: 2510,
                name: expect.objectContaining({ en: 'Bottle', nl: 'Fles' }),
              },
            ],
            image: { kind: 'bundled', ref: 'c3' },
            name: expect.objectContaining({ en: 'Spritz' }),
            quantity: 1,
            price: 3400,
            status: 'received',
            notes: '',
            making: [],
            declaration: { contains: ['sulphites', 'alcohol', 'spirits'], mayContain: [] },
            age: 18,
            vat: [{ class: 'alcohol', rate: 2100, amount: 3400 }],
          },
        ],
      })
    })

    test('[CALL-1] a name for the cup is kept, as its first word of at most 12 characters; none is no fault', async () => {
      const cupOf = async (cupName?: string) => {
        const { id, token } = await shop.ask('orders.place', noorsOrder(cupName === undefined ? {} : { cupName }))
        const kept = (await stored(id)).cupName
        expect((await shop.ask('orders.track', { token })).cupName).toBe(kept)
        return kept
      }
      expect(await cupOf(' Emma  Peeters ')).toBe('Emma')
      expect(await cupOf('Maximiliaan-Alexander')).toBe('Maximiliaan-')
      expect(await cupOf(' \u200b ')).toBe('')
      expect(await cupOf()).toBe('')
    })

    test('[CALL-1] of two open orders with the same cup name the later one gets an initial, also when both come at once', async () => {
      const cup = async (name: string, cupName = 'Noor', branch = 'merksem') => {
        const { id } = await shop.ask('orders.place', noorsOrder({ branch, name, cupName }))
        return (await stored(id)).cupName
      }
      expect(await cup('Noor El Amrani')).toBe('Noor')
      expect(await cup('Noor Peeters')).toBe('Noor P.')
      expect(await cup('Jef', 'noor Maes')).toBe('noor M.')
      expect(await cup('Noor Peeters', 'Noor', 'etterbeek')).toBe('Noor')
      const twins = await Promise.all([cup('Lotte Claes', 'Lotte'), cup('Lotte De Smet', 'Lotte')])
      expect(new Set(twins).size).toBe(2)
    })

    test('[F-25] the same item twice, with a note each, stays two lines; a note keeps its line breaks', async () => {
      const cappuccino = { item: 'cappuccino', quantity: 1 }
      const notes = ['oat milk\r\n\n  no sugar ', 'extra hot', Array.from({ length: 200 }, () => 'x').join('\n')]
      const placed = await shop.ask(
        'orders.place',
        noorsOrder({ lines: notes.map((note) => ({ ...cappuccino, note })) }),
      )
      const { lines } = await stored(placed.id)
      expect(lines.map(({ id, item }) => [id, item])).toEqual([1, 2, 3].map((id) => [id, 'cappuccino']))
      expect(lines.slice(0, 2).map((line) => line.notes)).toEqual(['oat milk\nno sugar', 'extra hot'])
      expect(lines[2]?.notes.split('\n')).toHaveLength(12)
    })

    test('a price, total, status, token or id in the body is ignored', async () => {
      const tampered = {
        ...noorsOrder({ lines: [{ item: 'cappuccino', quantity: 3, price: 1, status: 'served' } as never] }),
        total: 1,
        totalPrice: '0.01',
        status: 1,
        token: 'AAAAAAAA',
        id: 7,
        placedAt: 0,
      }
      const placed = await shop.ask('orders.place', tampered)
      const order = await stored(placed.id)
      expect([placed.total, order.total, order.lines[0]?.price]).toEqual([960, 960, 320])
      expect(placed.token).not.toBe('AAAAAAAA')
      expect(order.lines[0]?.status).toBe('received')
      expect(order.placedAt).toBe(shop.clock.now())
    })

    test('ids follow one another, also for orders that arrive together, and no two tokens are the same', async () => {
      const first = await shop.ask('orders.place', noorsOrder())
      const together = await Promise.all(Array.from({ length: 40 }, () => shop.ask('orders.place', noorsOrder())))
      const ids = together.map(({ id }) => id).sort((a, b) => a - b)
      expect(ids).toEqual(Array.from({ length: 40 }, (_, place) => first.id + 1 + place))
      expect(new Set(together.map(({ token }) => token)).size).toBe(40)
    })

    test('a total that Noor did not see is refused, the one she saw is taken', async () => {
      const refused = await shop.refused('orders.place', noorsOrder({ seenTotal: 300 }))
      expect(refused).toMatchObject({
        refusal: 'order_refused',
        problems: [{ problem: 'total_changed', field: 'seenTotal' }],
      })
      await shop.ask('orders.place', noorsOrder({ seenTotal: 320 }))
    })

    test('combos cost what their number of persons costs', async () => {
      const lines = [{ item: 'waffle-plate', options: [{ option: 'PERSONS-3', quantity: 1 }], quantity: 2 }]
      expect((await shop.ask('orders.place', noorsOrder({ lines }))).total).toBe(2 * 1850)
      const one = await shop.refused(
        'orders.place',
        noorsOrder({ lines: [{ item: 'waffle-plate', options: [], quantity: 1 }] }),
      )
      expect(one.problems).toEqual([{ problem: 'choice_not_offered', line: 0 }])
    })
  })

  describe('the two forms', () => {
    test('[ORDER-2] at a table: name and table are enough, phone and address are not kept', async () => {
      const { id } = await shop.ask('orders.place', tableOrder({ phone: '0470 12 34 56', address: 'Meir 1' }))
      expect(await stored(id)).toMatchObject({ form: 'table', table: 4, phone: '', address: '' })
    })

    test('[ORDER-2] to pick up: name and phone are enough, a table is not kept', async () => {
      const { id } = await shop.ask('orders.place', noorsOrder({ table: 4 }))
      expect(await stored(id)).toMatchObject({ form: 'pick-up', table: null, phone: '+32470123456', address: '' })
    })

    test('a form that the branch does not offer is refused', async () => {
      await changeBranch(shop, { forms: '["table"]' })
      const refused = await shop.refused('orders.place', noorsOrder())
      expect(refused.problems).toEqual([{ problem: 'form_not_offered', field: 'form' }])
      await changeBranch(shop, { forms: '["pick-up","table"]' })
    })

    test('a required address must be there, a hidden one is not kept', async () => {
      await changeBranch(shop, { address_field: 'required' })
      const refused = await shop.refused('orders.place', noorsOrder({ address: '  ' }))
      expect(refused.problems).toEqual([{ problem: 'address_missing', field: 'address' }])
      await shop.ask('orders.place', noorsOrder({ address: 'Meir 1' }))
      await changeBranch(shop, { address_field: 'hidden' })
      const { id } = await shop.ask('orders.place', noorsOrder({ address: 'Meir 1' }))
      expect((await stored(id)).address).toBe('')
      await changeBranch(shop, { address_field: 'optional' })
    })
  })

  describe('telephone numbers', () => {
    test.each([
      ['a Belgian mobile', '0470 12 34 56', '+32470123456'],
      ['one with dots', '0470/12.34.56', '+32470123456'],
      ['one with its country', '+32 470 12 34 56', '+32470123456'],
      ['one with 00', '0032470123456', '+32470123456'],
      ['a Belgian landline', '03 200 00 14', '+3232000014'],
      ['a Dutch mobile', '+31 6 12345678', '+31612345678'],
      ['a French mobile', '+33 6 12 34 56 78', '+33612345678'],
      ['ten digits from 1 to 9', '5551234567', '5551234567'],
    ])('%s is taken: %s', async (_, phone, kept) => {
      const { id } = await shop.ask('orders.place', noorsOrder({ phone }))
      expect((await stored(id)).phone).toBe(kept)
    })

    test.each(['12345', '0000000000', 'call me', '+32 470 12 34', '055512345678901', '++32470123456x'])(
      'an invalid one is refused: %s',
      async (phone) => {
        const refused = await shop.refused('orders.place', noorsOrder({ phone }))
        expect(refused).toMatchObject({ status: 422, refusal: 'order_refused' })
        expect(refused.problems).toEqual([{ problem: 'phone_invalid', field: 'phone' }])
      },
    )
  })

  describe('days and times', () => {
    test('a chosen quarter of an hour is taken', async () => {
      const wanted = at('2026-03-04 11:45')
      expect((await shop.ask('orders.place', noorsOrder({ at: wanted }))).wantedAt).toBe(wanted)
    })

    test.each([
      ['before the kitchen can be ready', '2026-03-04 09:00', '2026-03-04 09:15'],
      ['between two quarters', '2026-03-04 10:07', '2026-03-04 10:15'],
      ['after closing', '2026-03-04 19:00', '2026-03-04 09:15'],
      ['on another day', '2026-03-05 10:00', '2026-03-04 09:15'],
    ])('a time %s is refused, and the next one named', async (_, time, next) => {
      const refused = await shop.refused('orders.place', noorsOrder({ at: at(time) }))
      expect(refused.problems).toEqual([{ problem: 'slot_not_offered', field: 'at', next: at(next) }])
    })

    test('an order for the next opening day is ready when the branch opens', async () => {
      const { wantedAt } = await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
      expect(wantedAt).toBe(at('2026-03-05 07:00'))
    })

    test('a holiday is skipped on the way to the next opening day', async () => {
      await changeBranch(shop, { exceptions: '[{"date":"2026-03-05","periods":[]}]' })
      const refused = await shop.refused('orders.place', noorsOrder({ day: '2026-03-05' }))
      expect(refused.problems).toEqual([{ problem: 'day_not_offered', field: 'day' }])
      const { wantedAt } = await shop.ask('orders.place', noorsOrder({ day: '2026-03-06' }))
      expect(wantedAt).toBe(at('2026-03-06 07:00'))
      await changeBranch(shop, { exceptions: '[]' })
    })

    test.each(['2026-03-03', '2026-03-06', '2027-03-04'])('no order for %s', async (day) => {
      const refused = await shop.refused('orders.place', noorsOrder({ day }))
      expect(refused.problems).toEqual([{ problem: 'day_not_offered', field: 'day' }])
    })

    test('no order for 2026-02-30, which is no day', async () => {
      const refused = await shop.refused('orders.place', noorsOrder({ day: '2026-02-30' }))
      expect(refused).toMatchObject({ status: 400, problems: [{ problem: 'bad_input', field: 'day' }] })
    })

    test('nobody sits at a table tomorrow', async () => {
      const refused = await shop.refused('orders.place', tableOrder({ day: '2026-03-05' }))
      expect(refused.problems).toEqual([{ problem: 'day_not_offered', field: 'day' }])
    })
  })
})
