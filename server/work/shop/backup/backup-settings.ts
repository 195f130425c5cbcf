// The settings of backups.
import { resolve } from 'node:path'
import type { BackupKeeping } from './folder.ts'

export interface BackupSettings extends BackupKeeping {
  readonly folder: string
  /** How long after a backup the next one is taken, in minutes; 0: only by command. */
  readonly minutes: number
}

type WholeNumber = (name: string, byDefault: number, least: number, most: number) => number

/** Null for 'none', or with PostgreSQL unless it is set: those who run PostgreSQL mostly have their own backups. */
export function readBackup(
  environment: Readonly<Record<string, string | undefined>>,
  { dataDir, ownsFile }: { dataDir: string; ownsFile: boolean },
  wholeNumber: WholeNumber,
): BackupSettings | null {
  const settings = {
    minutes: wholeNumber('BACKUP_MINUTES', 60, 0, 1440),
    hours: wholeNumber('BACKUP_HOURS', 24, 0, 1000),
    days: wholeNumber('BACKUP_DAYS', 7, 0, 1000),
    weeks: wholeNumber('BACKUP_WEEKS', 3, 0, 1000),
  }
  const named = environment.BACKUP_DIR
  if (named === 'none' || (!named && !ownsFile)) return null
  return { ...settings, folder: named ? resolve(named) : resolve(dataDir, 'backups') }
}
