// A device with passkeys as the server sees it: makes them and signs with them, as WebAuthn describes it.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

export interface Authenticator {
  /** What the browser sends after making a passkey. */
  make(options: Options): Record<string, unknown>
  /** What the browser sends after using it; `verified`: the device has asked for a finger or its code. */
  use(options: Options, wish?: { verified?: boolean; counter?: number }): Record<string, unknown>
}

type Options = Readonly<Record<string, unknown>>

const flags = { present: 1, verified: 4, attested: 64 }
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** `origin`: of the page that asks, such as 'https://shop.example'. */
export function authenticator(origin: string): Authenticator {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const site = new URL(origin).hostname
  let used = 0

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (flag: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(site), Buffer.from([flag]), count, rest])
  }
  const answer = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    make: (options) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const authData = data(flags.present | flags.verified | flags.attested, used, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      })
    },
    use: (options, { verified = true, counter } = {}) => {
      used = counter ?? used + 1
      const told = clientData('webauthn.get', options)
      const authData = data(flags.present | (verified ? flags.verified : 0), used)
      const signature = sign('sha256', Buffer.concat([authData, sha256(told)]), privateKey)
      return answer({
        clientDataJSON: base64url(told),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      })
    },
  }
}
