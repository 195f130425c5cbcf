// `npm run backup-drill`: restores the newest backup beside the running shop, and says whether it is whole.
import { accept } from '#domain/shared/result.ts'
import type { Config } from '#server/config.ts'
import { drillBackup } from '#work/shop/backup/restore-backup.ts'
import { backupInWords, countedWord } from '#work/shop/backup/take-backup.ts'
import { runCommand } from './command.ts'

async function run({ store, backup }: Config): Promise<undefined> {
  if (!backup) throw new Error('BACKUP_DIR does not name a folder.')
  const done = await drillBackup(backup.folder, store, Date.now)
  if (!done) throw new Error(`there is no backup in ${backup.folder}.`)
  const since = done.ordersSince > 0 ? ` The shop has had ${countedWord(done.ordersSince, 'order')} since.` : ''
  console.log(
    `${done.file} is whole; restoring took ${(done.milliseconds / 1000).toFixed(1)} s.\n${backupInWords({ ...done.facts, at: done.at }, Date.now())}${since}`,
  )
}

await runCommand({ asked: accept(null), failed: 'The drill failed', run: (_, config) => run(config) })
