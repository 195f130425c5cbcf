// Encrypts secrets that the shop has to keep in its database, with its own key, for one purpose each.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Store } from '../store/open.ts'
import { readShopKey } from './shop-key.ts'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const keyFor = async (store: Store, purpose: string): Promise<Buffer> =>
  createHash('sha256')
    .update(`kept secret ${purpose} ${await readShopKey(store)}`)
    .digest()

export async function encrypt(store: Store, purpose: string, text: string): Promise<string> {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, await keyFor(store, purpose), iv)
  return Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString('base64url')
}

/** Undefined if another shop encrypted it or somebody changed it. */
export async function decrypt(store: Store, purpose: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivLength + tagLength) return undefined
  const key = await keyFor(store, purpose)
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
  opening.setAuthTag(bytes.subarray(-tagLength))
  try {
    return opening.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return undefined
  }
}
