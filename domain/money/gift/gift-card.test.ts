// What a gift card pays, when it expires, what is wrong with one that is given, and what goes back to it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Course } from '#domain/order/course.ts'
import { backToCards, due, type OrderPayment, owedHere, owedParts, paidByCards } from '../order-payments.ts'
import { paymentWays } from '../payment.ts'
import { giftExpiry, giftPays, giftStates } from './gift-card.ts'
import { cleanGift, giftProblems } from './gift-draft.ts'
import { giftRuleProblem, usualGiftRules } from './gift-rules.ts'

const today = '2026-03-04'
const good = { state: 'active', balance: 2500, expiresOn: null } as const

test('[GIFT-1] a card pays as much as it has, and says by name why it pays nothing', () => {
  expect(giftPays(good, { due: 320, today })).toEqual({ ok: true, value: 320 })
  expect(giftPays(good, { due: 4000, today })).toEqual({ ok: true, value: 2500 })
  expect(giftPays(good, { due: 4000, today, seen: 3000 })).toEqual({ ok: false, refusal: 'gift_less' })
  expect(giftPays(good, { due: 320, today, seen: 2500 })).toEqual({ ok: true, value: 320 })
  expect(giftPays({ ...good, balance: 0 }, { due: 320, today })).toEqual({ ok: false, refusal: 'gift_spent' })
  expect(giftPays({ ...good, state: 'awaiting' }, { due: 320, today })).toEqual({ ok: false, refusal: 'gift_unpaid' })
  expect(giftPays({ ...good, state: 'blocked' }, { due: 320, today })).toEqual({ ok: false, refusal: 'gift_blocked' })
  // Good on its last day, and not on the next.
  expect(giftPays({ ...good, expiresOn: today }, { due: 320, today })).toEqual({ ok: true, value: 320 })
  const over = { ...good, expiresOn: '2026-03-03' }
  expect(giftPays(over, { due: 320, today })).toEqual({ ok: false, refusal: 'gift_expired' })
})

test('[GIFT-1] whatever a card is, it never pays more than it has or than is due', () => {
  const card = fc.record({
    state: fc.constantFrom(...giftStates),
    balance: fc.nat(50_000),
    expiresOn: fc.constantFrom(null, '2026-03-03', today, '2027-01-01'),
  })
  fc.assert(
    fc.property(card, fc.integer({ min: 1, max: 50_000 }), fc.nat(50_000), (standing, asked, seen) => {
      const pays = giftPays(standing, { due: asked, today, seen })
      if (!pays.ok) return
      expect(pays.value).toBeGreaterThan(0)
      expect(pays.value).toBeLessThanOrEqual(Math.min(standing.balance, asked))
      expect(pays.value).toBeGreaterThanOrEqual(Math.min(seen, asked))
    }),
  )
})

test('[GIFT-1] what goes back to cards leaves nothing owed to them, and no card gets more than it paid', () => {
  const payment = fc.record({
    way: fc.constantFrom(...paymentWays),
    amount: fc.integer({ min: 1, max: 2000 }),
    ref: fc.constantFrom('1', '2', '3'),
  })
  const courses: Course[] = ['placed', 'accepted', 'refused', 'cancelled', 'lapsed', 'awaiting']
  fc.assert(
    fc.property(
      fc.array(payment, { maxLength: 8 }),
      fc.nat(6000),
      fc.constantFrom(...courses),
      (given, total, course) => {
        const payments = given.map(
          ({ way, amount, ref }): OrderPayment => ({
            way,
            amount,
            applied: amount,
            at: 1,
            ...(way === 'gift' && { ref }),
          }),
        )
        const order = { course, total, payments }
        const back = backToCards(order, 2)
        const after = { ...order, payments: [...payments, ...back] }
        if (course === 'awaiting') {
          expect(back).toEqual([])
          return
        }
        expect(owedParts(after).filter(({ way, applied }) => way === 'gift' && applied > 0)).toEqual([])
        expect(backToCards(after, 3)).toEqual([])
        for (const paid of paidByCards(after.payments).values()) expect(paid).toBeGreaterThanOrEqual(0)
        // Nobody has to pay again for what went back.
        expect(due(after)).toBeLessThanOrEqual(Math.max(0, due(order)))
      },
    ),
  )
})

test('[GIFT-1] what went back to a card that paid twice does not go back again: the cash between is owed', () => {
  const paid = (way: 'gift' | 'cash', amount: number): OrderPayment => ({
    way,
    amount,
    applied: amount,
    at: 1,
    ...(way === 'gift' && { ref: '2' }),
  })
  const order = {
    course: 'placed' as const,
    total: 100,
    payments: [paid('gift', 100), paid('cash', 50), paid('gift', 70)],
  }
  const after = { ...order, payments: [...order.payments, ...backToCards(order, 2)] }
  expect(paidByCards(after.payments).get('2')).toBe(100)
  expect(owedHere(after)).toEqual({ amount: 50, applied: 50 })
  expect(backToCards(after, 3)).toEqual([])
})

test('[GIFT-2] a card expires months after its sale to the day, or on the last day of a shorter month; or never', () => {
  expect(giftExpiry('2026-03-04', null)).toBeNull()
  expect(giftExpiry('2026-03-04', 24)).toBe('2028-03-04')
  expect(giftExpiry('2028-02-29', 12)).toBe('2029-02-28')
  expect(giftExpiry('2026-12-31', 14)).toBe('2028-02-29')
})

const draft = {
  amount: 2500,
  for: ' Noor ',
  from: 'Wim',
  words: 'Coffee is\r\non me ',
  mail: 'noor@example.com',
  sendOn: '2026-04-01',
  byMail: true,
}

test('[GIFT-1] each thing that is wrong with a card names its field; what is right is tidied', () => {
  expect(cleanGift(draft)).toMatchObject({ for: 'Noor', words: 'Coffee is\non me' })
  expect(cleanGift({ ...draft, byMail: false })).toMatchObject({ mail: '', sendOn: null })
  expect(giftProblems(cleanGift(draft), usualGiftRules, today)).toEqual([])
  const wrong = (change: Partial<typeof draft>) =>
    giftProblems(cleanGift({ ...draft, ...change }), usualGiftRules, today).map(({ problem, field }) => [
      problem,
      field,
    ])
  expect(wrong({ amount: 499 })).toEqual([['amount_out_of_bounds', 'amount']])
  expect(wrong({ amount: 25_005 })).toEqual([['amount_out_of_bounds', 'amount']])
  expect(wrong({ amount: 1003 })).toEqual([['amount_out_of_bounds', 'amount']])
  expect(wrong({ for: 'N'.repeat(61) })).toEqual([['name_too_long', 'for']])
  expect(wrong({ words: 'w'.repeat(301) })).toEqual([['words_too_long', 'words']])
  expect(wrong({ mail: ' ' })).toEqual([['mail_missing', 'mail']])
  expect(wrong({ mail: 'noor at example' })).toEqual([['mail_wrong', 'mail']])
  expect(wrong({ sendOn: '2026-03-03' })).toEqual([['day_past', 'sendOn']])
  expect(wrong({ sendOn: '2027-03-05' })).toEqual([['day_too_far', 'sendOn']])
})

test('[GIFT-2] rules that do not fit together are refused with their field', () => {
  const fieldOf = (change: Partial<typeof usualGiftRules>) =>
    giftRuleProblem({ ...usualGiftRules, ...change }, ['antwerpen'])?.field
  expect(fieldOf({})).toBeUndefined()
  expect(fieldOf({ least: 5000, most: 4000 })).toBe('most')
  expect(fieldOf({ amounts: [100] })).toBe('amounts')
  expect(fieldOf({ amounts: [1000, 1000] })).toBe('amounts')
  expect(fieldOf({ branch: 'gone' })).toBe('branch')
})
