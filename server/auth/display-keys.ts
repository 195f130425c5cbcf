// The key of a display, of which only the hash is stored, and the pass with which its page opens the live stream.
import { digest, shortDigest } from '../store/digest.ts'
import { type Display, displayById } from '../store/display-store.ts'
import type { Db } from '../store/engines/engine.ts'
import { isSameText } from './shop-key.ts'

/** 32 random bytes: 43 characters that are safe in addresses. */
export const newDisplayKey = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('base64url')

export const hashOfKey = (key: string): string => digest('display key ', key)

/**
 * Opens the stream of a display. It stands in the stream's address, which proxies may log, so it is not the key and
 * opens nothing else: its holder is told when the list changed, never what is on it.
 */
export const passOf = ({ id, keyHash }: Pick<Display, 'id' | 'keyHash'>): string =>
  `${id}.${shortDigest('display pass ', keyHash)}`

/** The display with that pass, perhaps withdrawn. */
export async function displayByPass(db: Db, pass: string): Promise<Display | undefined> {
  const [, id] = /^(\d{1,15})\.[\w-]{22}$/.exec(pass) ?? []
  const display = id === undefined ? undefined : await displayById(db, Number(id))
  return display && isSameText(passOf(display), pass) ? display : undefined
}
