// The mark of a database into which a shop is being copied: until all of it is there, no shop starts on it.
import type { Db } from './engines/engine.ts'
import { readSetting, takeSetting, writeSetting } from './shop/setting-store.ts'
import type { Trx } from './write-queue.ts'

export const unfinishedCopy = {
  has: async (db: Db): Promise<boolean> => (await readSetting(db, 'copy.unfinished')) !== null,
  begin: (trx: Trx): Promise<void> => writeSetting(trx, 'copy.unfinished', 'yes'),
  end: async (trx: Trx): Promise<void> => {
    await takeSetting(trx, 'copy.unfinished')
  },
}
