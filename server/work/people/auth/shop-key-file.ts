// The shop's key in a file of its own: a copy of the database, such as a stolen backup, then has nothing that opens its
// secrets.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { digest } from '#server/store/digest.ts'
import type { Store } from '#server/store/open.ts'
import { writeSetting } from '#server/store/shop/setting-store.ts'
import { adoptShopKey, isSameText, keyInFile, keySetting } from './shop-key.ts'

/**
 * Takes the key from this file from now on. At the first start with it the key moves there out of the database, which
 * keeps only how to recognise it. Throws, changing nothing, if the file is missing or has another shop's key.
 */
export async function keepKeyInFile(store: Store, file: string): Promise<void> {
  const stored = await keySetting(store)
  const known = keyInFile(stored)
  const there = await readKey(file)
  if (known !== undefined && there === undefined) throw new Error(missing(file))
  if (there !== undefined && !isSameText(known ?? markOf(stored), markOf(there))) throw new Error(another(file))
  if (known === undefined) {
    if (there === undefined) await writeKey(file, stored)
    await store.write((trx) => writeSetting(trx, 'order-proofs.key', `file ${markOf(stored)}`))
    await store.engine.emptyLog()
  }
  adoptShopKey(store, there ?? stored)
}

/** By which the database recognises the key. */
const markOf = (key: string): string => digest('shop key ', key)

async function readKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text?.trim()
}

/** Only the user of the shop may read it. */
async function writeKey(file: string, key: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

const missing = (file: string): string =>
  `the key of this shop is in a file, but ${file} is not there. Copy it from where it was; see "The key of the shop" in docs/operations.md.`

const another = (file: string): string =>
  `${file} has the key of another shop. Set SHOP_KEY_FILE to the file of this one; see "The key of the shop" in docs/operations.md.`
