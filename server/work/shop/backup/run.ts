// Takes one backup in a process of its own, so that the shop has its processor to itself; prints what it took as JSON.
import { constants, setPriority } from 'node:os'
import { readConfig } from '#server/config.ts'
import { tidyFolder } from './folder.ts'
import { takeBackup } from './take-backup.ts'

setPriority(constants.priority.PRIORITY_LOW)
const read = readConfig(process.env)
if (!read.ok || !read.config.backup) throw new Error('there is no folder for backups')
const { store, backup } = read.config
try {
  const taken = await takeBackup(store, backup.folder, Date.now())
  const kept = await tidyFolder(backup.folder, backup, Date.now())
  process.stdout.write(JSON.stringify({ ...taken, kept }))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
