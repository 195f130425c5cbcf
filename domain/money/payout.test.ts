// What of a payout matches what the shop has booked, and whose money it was.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookedChargeback, payoutShares, payoutState } from './payout.ts'

test('[PAY-9] a part matches, differs, is unknown to the shop, or was paid out before', () => {
  const state = (booked: number | null, paidBefore = false) => payoutState({ amount: 320 }, { booked, paidBefore })
  expect([state(320), state(300), state(null), state(320, true)]).toEqual(['matched', 'differs', 'unknown', 'twice'])
})

test('[PAY-9] a chargeback is matched as far as the shop has booked what was charged back', () => {
  const booked = (all: number, others: number) => bookedChargeback(-320, { all, others })
  expect([booked(320, 0), booked(640, 320), booked(100, 0), booked(320, 320), booked(0, 0)]).toEqual([
    -320,
    -320,
    -100,
    null,
    null,
  ])
})

test('[PAY-9] fees are shared by what was paid out for each branch, and what nobody knows is with the largest', () => {
  const grossBy = [
    { branch: 'merksem', gross: 1000 },
    { branch: 'antwerpen', gross: 2000 },
  ]
  expect(payoutShares({ net: 3390, fees: 110 }, grossBy)).toEqual([
    { branch: 'antwerpen', gross: 2500, fees: 73, net: 2427 },
    { branch: 'merksem', gross: 1000, fees: 37, net: 963 },
  ])
})

test('[PAY-9] however it is shared, the shares come to the payout to the cent', () => {
  const cents = fc.integer({ min: -100_000, max: 1_000_000 })
  const branches = fc.array(cents, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(branches, cents, fc.integer({ min: 0, max: 50_000 }), (gross, net, fees) => {
      const shares = payoutShares(
        { net, fees },
        gross.map((one, place) => ({ branch: `${place}`, gross: one })),
      )
      const sum = (of: 'gross' | 'fees' | 'net') => shares.reduce((all, share) => all + share[of], 0)
      expect([sum('gross'), sum('fees'), sum('net')]).toEqual([net + fees, fees, net])
      expect(shares.every((share) => share.gross === share.fees + share.net)).toBe(true)
    }),
  )
})
