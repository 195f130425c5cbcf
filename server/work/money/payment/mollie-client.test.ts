// The client for Mollie against the stand-in, over HTTP.
import { afterEach, describe, expect, test } from 'vitest'
import { type MollieStandIn, openMollie } from '#server/testing/mollie/mollie-stand-in.ts'
import { fakeClock, hour, minute } from '#server/testing/test-clock.ts'
import { isMollieKey, isPaymentId, mollie } from './mollie-client.ts'
import { centsOf, decimalsOf } from './mollie-shapes.ts'
import type { PaymentWish, ProviderPayment } from './provider.ts'

const standIns: MollieStandIn[] = []
afterEach(async () => {
  for (const one of standIns.splice(0)) await one.close()
})

async function open(chance: () => number = () => 0.5) {
  const clock = fakeClock()
  const standIn = await openMollie({ now: clock.now, chance })
  standIn.hooks.manner = 'never'
  standIns.push(standIn)
  const waits: number[] = []
  const client = mollie({
    url: standIn.url,
    key: standIn.key,
    patience: 2000,
    wait: async (ms) => waits.push(ms),
  })
  return { clock, standIn, client, waits }
}

const noorsLunch: PaymentWish = {
  own: '3f2c8a14-0d5e-4b7a-9c61-2a8e5d7f1b90',
  amount: 840,
  description: 'Noisette M-47',
  returnTo: 'https://noisette.example/#/track-order/ABCD1234',
  callAt: 'https://noisette.example/api/payments/told',
  lang: 'nl',
}

const valueIn = <Value>(answer: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value
}

describe('the client for Mollie', () => {
  test('[PAY-4] creates a payment, finds it again with what it was sent, and reads it once it is paid', async () => {
    const { client, standIn } = await open()
    const made = valueIn(await client.create(noorsLunch))
    expect(made).toMatchObject({ status: 'open', mode: 'test', amount: 840, currency: 'EUR', own: noorsLunch.own })
    expect(made.checkout).toContain('/pay/tr_')
    standIn.book.set(standIn.book.find(made.id) ?? never(), 'paid')
    expect(valueIn(await client.get(made.id))).toMatchObject({ status: 'paid', checkout: null, refunded: 0 })
  })

  test('[PAY-4] the same payment created again, because its answer was lost, is one payment', async () => {
    const { client, standIn } = await open(once(0))
    standIn.faults.cutOff = 0.1
    const made = valueIn(await client.create(noorsLunch))
    expect([...standIn.book.payments.keys()]).toEqual([made.id])
  })

  test('[PAY-4] the same key with another amount is no second payment', async () => {
    const { client, standIn } = await open()
    await client.create(noorsLunch)
    expect(await client.create({ ...noorsLunch, amount: 1 })).toEqual({ ok: false, refusal: 'not_possible' })
    expect(standIn.book.payments.size).toBe(1)
  })

  test('[PAY-4] meal vouchers pay what they may, named as a line of its own; without one, no such payment begins', async () => {
    const { client, standIn } = await open()
    standIn.methods = [{ id: 'voucher', description: 'Vouchers' }]
    expect(valueIn(await client.methods('en', 840)).map(({ id }) => id)).toEqual(['voucher'])
    const byVoucher = { ...noorsLunch, method: 'voucher' }
    expect(await client.create({ ...byVoucher, meal: 0 })).toEqual({ ok: false, refusal: 'not_possible' })
    for (const [own, meal] of [
      ['a', 600],
      ['b', 840],
    ] as const) {
      const made = valueIn(await client.create({ ...byVoucher, own, meal }))
      expect(standIn.book.find(made.id)).toMatchObject({ cents: 840, meal })
    }
  })

  test('[PAY-4] a busy provider is asked three times, longer apart each time; then it counts as down', async () => {
    const { client, standIn, waits } = await open()
    standIn.faults.unavailable = 1
    expect(await client.get('tr_0000000001')).toEqual({ ok: false, refusal: 'down' })
    expect(waits).toEqual([250, 500])
    standIn.faults.unavailable = 0
    standIn.faults.down = true
    expect(await client.create(noorsLunch)).toEqual({ ok: false, refusal: 'down' })
  })

  test('[PAY-2] a key that is no longer good, and a payment that it does not know, are told apart', async () => {
    const { client, standIn } = await open()
    expect(await client.get('tr_0000000099')).toEqual({ ok: false, refusal: 'unknown' })
    standIn.keys = []
    expect(await client.methods('en')).toEqual({ ok: false, refusal: 'key_refused' })
  })

  test('[PAY-5] a refund moves by the clock, a twin of it is refused, and no more goes back than was paid', async () => {
    const { client, standIn, clock } = await open()
    const paid = await payment()
    const wish = { own: 'a', amount: 300, description: 'refused' }
    const refund = valueIn(await client.refund(paid.id, wish))
    expect(refund).toMatchObject({ status: 'queued', amount: 300, own: 'a' })
    expect(await client.refund(paid.id, { ...wish, own: 'b' })).toEqual({ ok: false, refusal: 'twin' })
    expect(await client.refund(paid.id, { own: 'c', amount: 541, description: 'more' })).toMatchObject({ ok: false })
    clock.pass(30 * minute)
    expect(valueIn(await client.get(paid.id)).refunds).toMatchObject([{ id: refund.id, status: 'pending' }])
    clock.pass(48 * hour)
    expect(valueIn(await client.get(paid.id))).toMatchObject({ refunded: 300, refunds: [{ status: 'refunded' }] })
    standIn.book.chargeBack(standIn.book.find(paid.id) ?? never(), 100)
    expect(valueIn(await client.get(paid.id)).chargedBack).toBe(100)

    async function payment(): Promise<ProviderPayment> {
      const made = valueIn(await client.create(noorsLunch))
      standIn.book.set(standIn.book.find(made.id) ?? never(), 'paid')
      return made
    }
  })

  test('[PAY-3] an open payment is cancelled, except where the customer may still be on the page of a bank', async () => {
    const { client } = await open()
    const open1 = valueIn(await client.create(noorsLunch))
    expect(await client.cancel(open1.id)).toEqual({ ok: true, value: null })
    const atBank = valueIn(await client.create({ ...noorsLunch, own: 'other', method: 'bancontact' }))
    expect(await client.cancel(atBank.id)).toEqual({ ok: false, refusal: 'not_possible' })
  })

  test('[PAY-6] the ways to pay are those that the provider has switched on', async () => {
    const { client, standIn } = await open()
    standIn.methods = [{ id: 'wero', description: 'Wero' }]
    expect(valueIn(await client.methods('fr', 840))).toEqual([{ id: 'wero', name: 'Wero' }])
  })
})

test('[PAY-4] money never becomes a float on its way to the provider and back', () => {
  for (const cents of [1, 5, 10, 99, 100, 101, 840, 1000, 123_456, 999_999])
    expect(centsOf({ value: decimalsOf(cents) })).toBe(cents)
  expect([decimalsOf(5), decimalsOf(840)]).toEqual(['0.05', '8.40'])
})

test('[PAY-4] what is no id of a payment is never looked up, and what is no key is never kept', () => {
  expect(isPaymentId('tr_5B8cwPMGnU')).toBe(true)
  expect(['', 'tr_', 'tr_1; drop table', 're_5B8cwPMGnU', `tr_${'a'.repeat(50)}`].filter(isPaymentId)).toEqual([])
  expect(isMollieKey(`live_${'a'.repeat(30)}`)).toBe(true)
  expect(['', 'live_', 'sk_live_aaaaaaaaaaaaaaaaaaaaaa', `test_${'a'.repeat(30)} `].filter(isMollieKey)).toEqual([])
})

/** This chance the first time, and none afterwards. */
function once(first: number): () => number {
  // One request draws for each of three faults.
  const draws = [1, 1, first]
  return () => draws.shift() ?? 1
}

function never(): never {
  throw new Error('the payment is not there')
}
