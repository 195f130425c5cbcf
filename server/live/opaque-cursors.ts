// The place in the event log as a page gets it to resume from: sealed, because a plain one counts what happens in the shop.
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'
import { readShopKey } from '../auth/shop-key.ts'
import type { Cursor } from '../store/engines/engine.ts'
import type { Store } from '../store/open.ts'

export interface OpaqueCursors {
  seal(cursor: Cursor): string
  /** Undefined for a text that no server of this shop made. */
  open(sealed: string): Cursor | undefined
}

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16
/** Longer than that of any cursor. */
const mostLength = 200

/** With the shop's key, so that any of its servers opens what another sealed. */
export async function opaqueCursors(store: Store): Promise<OpaqueCursors> {
  const key = createHash('sha256')
    .update(`event cursors ${await readShopKey(store)}`)
    .digest()
  return {
    seal: (cursor) => {
      // From the cursor itself: an event has the same id on every server.
      const iv = createHmac('sha256', key).update(cursor).digest().subarray(0, ivLength)
      const sealing = createCipheriv(cipher, key, iv)
      return Buffer.concat([iv, sealing.update(cursor), sealing.final(), sealing.getAuthTag()]).toString('base64url')
    },
    open: (sealed) => {
      if (sealed.length > mostLength) return undefined
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= ivLength + tagLength) return undefined
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
      opening.setAuthTag(bytes.subarray(-tagLength))
      try {
        return opening.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + opening.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
