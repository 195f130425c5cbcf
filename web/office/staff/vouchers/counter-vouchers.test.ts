// A counter without a connection knows the shop's vouchers by their signature, and gives no more than it may.
import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedWords, voucherText } from '#domain/order/stamps/voucher-text.ts'
import { forgetTaken, keepCounterStamps, takenOffline, takeOffline } from './counter-vouchers.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const signed = (id: string, key = privateKey): string => {
  const voucher = { id, worth: 500 }
  const signature = sign('sha256', Buffer.from(signedWords(voucher)), { key, dsaEncoding: 'ieee-p1363' })
  return voucherText({ ...voucher, signature: signature.toString('base64url') })
}
const take = async (voucher: string, key = voucher.slice(0, 11)) =>
  (await takeOffline({ key, branch: 'antwerpen', voucher })).check
const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  keepCounterStamps({ key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'), offline: 1000 })
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('[STAMP-1] offline each voucher is taken once, up to the ceiling, until the shop has heard of them', async () => {
  const [first, second, third] = ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC'].map((id) => signed(id))
  expect(await take(first ?? '')).toBe('taken')
  expect(await take(first ?? '')).toBe('again')
  expect(await take(second ?? '')).toBe('taken')
  expect(await take(third ?? '')).toBe('over')
  expect(takenOffline().map(({ id, worth }) => [id, worth])).toEqual([
    ['AAAAAAAA', 500],
    ['BBBBBBBB', 500],
  ])
  for (const { key } of takenOffline()) forgetTaken(key)
  expect(await take(third ?? '')).toBe('taken')
})

test('[STAMP-1] a voucher of another shop, a dearer one and a typed one are not taken offline', async () => {
  expect(await take(signed('AAAAAAAA', other.privateKey))).toBe('foreign')
  expect(await take(signed('AAAAAAAA').replace('.500.', '.900.'))).toBe('foreign')
  expect(await take('AAAAAAAA')).toBe('cannot')
  kept.clear()
  expect(await take(signed('AAAAAAAA'))).toBe('cannot')
})
