// Encrypts secrets that the shop has to keep in its database, with its own key, for one purpose each.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Store } from '#server/store/open.ts'
import { readShopKey } from './shop-key.ts'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const keyFor = async (store: Store, purpose: string): Promise<Buffer> =>
  createHash('sha256')
    .update(`kept secret ${purpose} ${await readShopKey(store)}`)
    .digest()

export const encrypt = async (store: Store, purpose: string, text: string): Promise<string> =>
  encryptWith(await keyFor(store, purpose), text, randomBytes(ivLength))

/** Undefined if another shop encrypted it or somebody changed it. */
export const decrypt = async (store: Store, purpose: string, sealed: string): Promise<string | undefined> =>
  decryptWith(await keyFor(store, purpose), sealed)

/** Takes 32 bytes of `key` and the first 12 of `iv`, which may serve one text alone. */
export function encryptWith(key: Buffer, text: string, iv: Buffer): string {
  const start = iv.subarray(0, ivLength)
  const sealing = createCipheriv(cipher, key, start)
  const parts = [start, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]
  return Buffer.concat(parts).toString('base64url')
}

/** Undefined if it was encrypted with another key or changed. */
export function decryptWith(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivLength + tagLength) return undefined
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
  opening.setAuthTag(bytes.subarray(-tagLength))
  try {
    return opening.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return undefined
  }
}
