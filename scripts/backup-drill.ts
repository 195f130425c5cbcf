// `npm run backup-drill`: restores the newest backup beside the running shop, and says whether it is whole.
import { drill } from '../server/backup/drill.ts'
import { counted, inWords } from '../server/backup/in-words.ts'
import { type Config, readConfig } from '../server/config.ts'

async function run({ store, backup }: Config): Promise<string> {
  if (!backup) throw new Error('BACKUP_DIR does not name a folder.')
  const done = await drill(backup.folder, store, Date.now)
  if (!done) throw new Error(`there is no backup in ${backup.folder}.`)
  const since = done.ordersSince > 0 ? ` The shop has had ${counted(done.ordersSince, 'order')} since.` : ''
  return `${done.file} is whole; restoring took ${(done.milliseconds / 1000).toFixed(1)} s.\n${inWords({ ...done.facts, at: done.at }, Date.now())}${since}`
}

const read = readConfig(process.env)
if (!read.ok) {
  console.error(read.problems.join('\n'))
  process.exitCode = 2
} else
  await run(read.config).then(console.log, (error: unknown) => {
    console.error(`The drill failed: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  })
