// `npm run backup`: takes a backup now, of a shop that runs or is stopped.
import { existsSync } from 'node:fs'
import { runBackup } from '../server/backup/backup-process.ts'
import { inWords } from '../server/backup/in-words.ts'
import { type Config, readConfig } from '../server/config.ts'

async function run({ store, backup }: Config): Promise<string> {
  if (!backup) throw new Error('BACKUP_DIR does not name a folder.')
  if ('sqlite' in store && !existsSync(store.sqlite)) throw new Error(`there is no shop at ${store.sqlite}.`)
  const taken = await runBackup(process.env)
  return `${taken.file}\n${inWords(taken, Date.now())}`
}

const read = readConfig(process.env)
if (!read.ok) {
  console.error(read.problems.join('\n'))
  process.exitCode = 2
} else
  await run(read.config).then(console.log, (error: unknown) => {
    console.error(`No backup: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  })
