// Push messages: the example of the RFC byte for byte, and whom the shop's signature convinces.
import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isPushEndpoint, readPushServices } from './push-endpoint.ts'
import { arePushKeys, encryptPush, makePushKeys, pushAuthorization } from './web-push.ts'

/** RFC 8291, section 5. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('[PUSH-1] the example of RFC 8291 comes out byte for byte', () => {
  const chance = {
    salt: Buffer.from(example.salt, 'base64url'),
    privateKey: Buffer.from(example.privateKey, 'base64url'),
  }
  expect(encryptPush(example.text, example, chance).toString('base64url')).toBe(example.body)
  expect(encryptPush(example.text, example).equals(encryptPush(example.text, example))).toBe(false)
})

test('[PUSH-1] keys of a wrong length, or beside the curve, are no keys of a browser', () => {
  const { p256dh, auth } = example
  expect(arePushKeys({ p256dh, auth })).toBe(true)
  for (const wrong of [
    { p256dh: p256dh.slice(0, -2), auth },
    { p256dh, auth: auth.slice(0, -2) },
    { p256dh, auth: `${auth}AA` },
    { p256dh: `${p256dh.slice(0, -4)}AAAA`, auth },
    { p256dh: '', auth: '' },
    { p256dh: `${p256dh}=`, auth },
  ])
    expect(arePushKeys(wrong)).toBe(false)
})

test('[PUSH-1] the signature names the service and the shop, is good for twelve hours, and holds with the public key', () => {
  const keys = makePushKeys()
  const now = Date.parse('2026-03-04T08:00:00Z')
  const header = pushAuthorization(
    'https://fcm.googleapis.com/fcm/send/abc',
    { keys, contact: 'mailto:a@b.example' },
    now,
  )
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now / 1000 + 43_200,
    sub: 'mailto:a@b.example',
  })
  const point = Buffer.from(key, 'base64url')
  expect(point).toHaveLength(65)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, proof, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(verify('sha256', Buffer.from(`${head}.x`), proof, Buffer.from(signature, 'base64url'))).toBe(false)
})

describe('[PUSH-1] an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('of a browser’s service is taken: %s', (endpoint) => expect(isPushEndpoint(endpoint, [])).toBe(true))

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://.push.apple.com/abc',
    'https://push.apple.com/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'http://127.0.0.1:9000/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'no address',
    '',
  ])('anywhere else is not: %s', (endpoint) => expect(isPushEndpoint(endpoint, [])).toBe(false))

  test('of a stand-in is taken where the setting admits it, and only there', () => {
    expect(isPushEndpoint('http://127.0.0.1:9000/abc', ['http://127.0.0.1:9000'])).toBe(true)
    expect(isPushEndpoint('http://127.0.0.1:9001/abc', ['http://127.0.0.1:9000'])).toBe(false)
  })

  test('that a setting admits is an origin by https, or by http on this machine', () => {
    const problems: string[] = []
    const read = (PUSH_SERVICES?: string) => readPushServices({ PUSH_SERVICES }, (name) => problems.push(name))
    expect(read()).toEqual([])
    expect(read('http://127.0.0.1:9000, https://push.example')).toEqual([
      'http://127.0.0.1:9000',
      'https://push.example',
    ])
    expect(problems).toEqual([])
    for (const wrong of ['http://push.example', 'https://push.example/path', 'ftp://127.0.0.1', 'push.example'])
      read(wrong)
    expect(problems).toHaveLength(4)
  })
})
