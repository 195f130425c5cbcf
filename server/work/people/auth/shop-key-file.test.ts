// The shop's key moves into a file once; without it nothing starts, and the database alone opens no secret.
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { readSetting } from '#server/store/shop/setting-store.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { decrypt, encrypt } from './shop-cipher.ts'
import { readShopKey } from './shop-key.ts'
import { keepKeyInFile } from './shop-key-file.ts'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

onBothEngines((openShop) => {
  test('[J-68] the key moves out of the database into a file, and what it sealed before can still be opened', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'noisette-key-'))
    folders.push(folder)
    const file = join(folder, 'secrets', 'shop.key')
    const shop = await openShop()
    const key = await readShopKey(shop.store)
    const sealed = await encrypt(shop.store, 'payment provider', 'test_secret')
    await keepKeyInFile(shop.store, file)
    expect((await readFile(file, 'utf8')).trim()).toBe(key)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readSetting(shop.store.db, 'order-proofs.key')).not.toContain(key)
    expect(await readShopKey(shop.store)).toBe(key)

    const again = async () => await openStore(shop.address, shop.clock.now())
    const without = await again()
    await expect(readShopKey(without)).rejects.toThrow('set SHOP_KEY_FILE')
    await expect(keepKeyInFile(without, join(folder, 'elsewhere.key'))).rejects.toThrow('is not there')
    await writeFile(join(folder, 'another.key'), 'the key of another shop\n')
    await expect(keepKeyInFile(without, join(folder, 'another.key'))).rejects.toThrow('another shop')
    await without.close()

    const withIt = await again()
    await keepKeyInFile(withIt, file)
    expect(await decrypt(withIt, 'payment provider', sealed)).toBe('test_secret')
    await withIt.close()
  })
})
