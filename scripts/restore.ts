// `npm run restore -- [FILE]`: puts the shop back from a backup.

import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { asideDays } from '#domain/guests/retention/outside.ts'
import { accept, refuse } from '#domain/shared/result.ts'
import type { Config } from '#server/config.ts'
import { openEngine } from '#server/store/open.ts'
import { auditShop } from '#work/shop/audit/audit-shop.ts'
import { listBackups } from '#work/shop/backup/folder.ts'
import { type RestoreRefusal, restoreBackup } from '#work/shop/backup/restore-backup.ts'
import { backupInWords } from '#work/shop/backup/take-backup.ts'
import { runCommand } from './command.ts'

const help = `npm run restore -- [FILE or FOLDER]

Puts the shop back from a backup: from the file, or from the newest one in the folder; without either, in BACKUP_DIR.
Stop the shop first. A SQLite shop that is there is set aside beside its file, never overwritten, and deleted
30 days later. A PostgreSQL database must be empty. DATA_DIR and DATABASE_URL say where the shop goes, as for npm start.
Exit codes: 0 done, 1 not done, 2 wrong arguments.`

const sentences: Record<RestoreRefusal, string> = {
  in_use: 'Something has the shop open. Stop it first.',
  not_empty: 'There is a shop in the database already. Name an empty one in DATABASE_URL.',
}

/** The backup that is meant, or nothing if there is none. */
async function backupAt(place: string): Promise<{ file: string; at: number } | undefined> {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found && { file: place, at: found.mtimeMs }
  return (await listBackups(place))[0]
}

async function run(word: string | undefined, { store, backup }: Config): Promise<undefined> {
  const place = word ?? backup?.folder
  const found = place === undefined ? undefined : await backupAt(resolve(place))
  if (!found) throw new Error(`there is no backup at ${place ?? 'BACKUP_DIR'}.`)
  const restored = await restoreBackup(found.file, store, Date.now())
  if (!restored.ok) throw new Error(sentences[restored.refusal])
  console.log(`Restored from ${found.file}\n${backupInWords({ ...restored.value, at: found.at }, Date.now())}`)
  if (!restored.value.compared)
    console.log('There is no checksum beside it, so nobody can say whether each byte is as it was taken; it is whole.')
  if (restored.value.before)
    console.log(
      `The shop that was there is at ${restored.value.before} for ${asideDays} days, then the shop deletes it.`,
    )
  await audited(store)
  console.log('Start the shop with npm start.')
}

/** What a backup holds was audited where it was taken; said again of what is here now. */
async function audited(store: Config['store']): Promise<void> {
  const engine = await openEngine(store)
  try {
    const { found, faults } = await auditShop(engine.db, Date.now())
    if (found === 0) console.log('Everything that must hold in it holds.')
    for (const { check, what } of faults) console.error(`${check}: ${what}`)
    if (found > 0) console.error(`Differences: ${found}. The shop can be started; npm run audit says them again.`)
  } finally {
    await engine.close()
  }
}

const [word, ...more] = process.argv.slice(2)
const asked = { file: word }
await runCommand<typeof asked>({
  help,
  asked: more.length > 0 ? refuse('') : accept(word === '--help' ? 'help' : asked),
  failed: 'Not restored',
  run: ({ file }, config) => run(file, config),
})
