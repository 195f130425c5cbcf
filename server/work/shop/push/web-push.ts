// Encrypts a push message for one browser (RFC 8291), and signs the request that carries it (RFC 8292). No library:
// node:crypto.
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  ECDH,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'

const curve = 'prime256v1'
const recordSize = 4096
const second = 1000
/** Services refuse a token that is valid for more than 24 hours. */
const goodForMs = 12 * 3_600_000

export const pushKeyLengths = { p256dh: 65, auth: 16 } as const

/** The public key and the secret that a browser made for its subscription, in base64url. */
export interface ReceiverKeys {
  readonly p256dh: string
  readonly auth: string
}

/** The random part of a message; tests pass in that of the RFC. */
export interface PushChance {
  readonly salt: Uint8Array
  /** The private key of this message alone. */
  readonly privateKey: Uint8Array
}

/** The body of the request, in the encoding `aes128gcm`. Throws if the public key is no point on the curve. */
export function encryptPush(text: string, { p256dh, auth }: ReceiverKeys, chance?: PushChance): Buffer {
  const ours = createECDH(curve)
  if (chance) ours.setPrivateKey(chance.privateKey)
  else ours.generateKeys()
  const theirPublic = Buffer.from(p256dh, 'base64url')
  const ourPublic = ours.getPublicKey()
  const salt = chance?.salt ?? randomBytes(16)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirPublic, ourPublic])
  const shared = derive(Buffer.from(auth, 'base64url'), ours.computeSecret(theirPublic), about, 32)
  const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The 2 ends the last record, and this is the only one.
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(ourPublic.length), ourPublic, ...sealed])
}

const derive = (salt: Uint8Array, secret: Uint8Array, about: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length))

/** Whether a browser can have made these: of the right lengths, and the public one a point on the curve. */
export function arePushKeys({ p256dh, auth }: ReceiverKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  const secret = Buffer.from(auth, 'base64url')
  if (point.toString('base64url') !== p256dh || secret.toString('base64url') !== auth) return false
  if (point.length !== pushKeyLengths.p256dh || secret.length !== pushKeyLengths.auth) return false
  try {
    ECDH.convertKey(point, curve)
    return true
  } catch {
    return false
  }
}

/**
 * The shop's own pair, by which services know who sends: the public key as browsers take it, the private one as PEM.
 */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export function makePushKeys(): PushKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: curve })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}

interface Sender {
  readonly keys: PushKeys
  /** How a service reaches the shop: `mailto:` or https. */
  readonly contact: string
}

/** The header `Authorization` of a request to this endpoint. */
export function pushAuthorization(endpoint: string, { keys, contact }: Sender, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor((now + goodForMs) / second), sub: contact }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const key: KeyObject = createPrivateKey(keys.privateKey)
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
