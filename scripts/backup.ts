// `npm run backup`: takes a backup now, of a shop that runs or is stopped.

import { existsSync } from 'node:fs'
import { accept } from '#domain/shared/result.ts'
import type { Config } from '#server/config.ts'
import { runBackup } from '#work/shop/backup/backup-process.ts'
import { backupInWords } from '#work/shop/backup/take-backup.ts'
import { runCommand } from './command.ts'

async function run({ store, backup }: Config): Promise<undefined> {
  if (!backup) throw new Error('BACKUP_DIR does not name a folder.')
  if ('sqlite' in store && !existsSync(store.sqlite)) throw new Error(`there is no shop at ${store.sqlite}.`)
  const taken = await runBackup(process.env)
  console.log(`${taken.file}\n${backupInWords(taken, Date.now())}`)
}

await runCommand({ asked: accept(null), failed: 'No backup', run: (_, config) => run(config) })
