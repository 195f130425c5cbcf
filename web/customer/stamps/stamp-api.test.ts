// What a device keeps of its stamp card after the shop has answered.
import { expect, test } from 'vitest'
import { voucherText } from '#domain/order/stamps/voucher-text.ts'
import { keptAfter, type ShownCard } from './stamp-api.ts'

const voucher = (id: string, sign: string) => voucherText({ id, worth: 500, signature: sign.repeat(86) })
const said: ShownCard = {
  rule: { on: true, every: 10, worth: 500, categories: [] },
  given: [
    { token: 'NEWORDER', stamp: 'new' },
    { token: 'REFUSED1', stamp: null },
  ],
  stamps: ['half', 'new'],
  count: 3,
  vouchers: [{ id: 'AAAAAAAA', worth: 500, voucher: voucher('AAAAAAAA', 'b') }],
  elsewhere: 0,
  foreign: 0,
}

test('[STAMP-1] orders are asked for once, used stamps go, and a voucher that was used stays, as its order may be refused', () => {
  const kept = { asked: ['OLDORDER'], stamps: ['full', 'half'], vouchers: [voucher('BBBBBBBB', 'a')] }
  const next = keptAfter(kept, said)
  expect(next.asked).toEqual(['NEWORDER', 'REFUSED1', 'OLDORDER'])
  expect(next.stamps).toEqual(['half', 'new'])
  expect(next.vouchers).toEqual([voucher('AAAAAAAA', 'b'), voucher('BBBBBBBB', 'a')])
  // Signed anew, it is the same voucher.
  const again = { ...said, vouchers: [{ id: 'AAAAAAAA', worth: 500, voucher: voucher('AAAAAAAA', 'c') }] }
  expect(keptAfter(next, again)).toEqual(next)
})

test('[STAMP-1] a device that is full lets go of used vouchers before good ones', () => {
  const used = Array.from({ length: 20 }, (_, at) => voucher(`USED00${10 + at}`, 'a'))
  const kept = { asked: [], stamps: [], vouchers: [...used.slice(1), voucher('AAAAAAAA', 'b')] }
  expect(keptAfter(kept, said).vouchers).toEqual([voucher('AAAAAAAA', 'b'), ...used.slice(1)])
})
