// What this server says of itself: the room on the disks that it writes to, and its backups.
import { stat, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import type { BackupReport, DiskRoom, ServerReport, StuckTask } from '#domain/shop/health/health.ts'
import type { Config } from '#server/config.ts'
import { listBackups } from '../backup/folder.ts'

export type OwnReport = Omit<ServerReport, 'since' | 'at'>

/** Several servers may run on one machine, each on a port of its own. */
export const serverName = ({ port }: Config): string => `${hostname()}:${port}`

/** `failed`: the last try of a backup that brought none; `stuckTasks`: what its housekeeping keeps failing at. */
export async function healthReportOf(
  config: Config,
  failed: BackupReport['failed'],
  stuckTasks: readonly StuckTask[] = [],
): Promise<OwnReport> {
  const room = await fullest(foldersOf(config))
  const backup = await backupOf(config, failed)
  return { machine: hostname(), room, backup, stuckTasks }
}

/** Where this server writes. PostgreSQL looks after its own disk. */
const foldersOf = ({ store, backup }: Config): string[] => [
  ...('sqlite' in store ? [dirname(store.sqlite)] : []),
  ...(backup ? [backup.folder] : []),
]

/** The least room of these folders; null if there is none. A folder that is not there yet is on its parent's disk. */
async function fullest(folders: readonly string[]): Promise<DiskRoom | null> {
  const rooms = (await Promise.all(folders.map(roomAt))).filter((room) => room !== null)
  return rooms.toSorted((one, other) => one.free - other.free).at(0) ?? null
}

export async function roomAt(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch (error) {
    const above = dirname(folder)
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && above !== folder ? await roomAt(above) : null
  }
}

/** A folder that cannot be read is one without backups. */
async function backupOf({ backup }: Config, failed: BackupReport['failed']): Promise<BackupReport | null> {
  if (!backup) return null
  const all = await listBackups(backup.folder).catch(() => [])
  const [newest] = all
  return {
    minutes: backup.minutes,
    newest: newest?.at ?? null,
    bytes: newest
      ? await stat(newest.file).then(
          ({ size }) => size,
          () => 0,
        )
      : 0,
    kept: all.length,
    failed,
  }
}
