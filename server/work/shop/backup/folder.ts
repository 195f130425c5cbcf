// The folder of the backups: each is one file, named by its time, with a checksum beside it; only its owner may read
// them.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export interface Backup {
  readonly file: string
  /** When it was begun, in ms; what was saved until then is in it. */
  readonly at: number
}

const unfinished = '.unfinished'
const isChecksum = (name: string): boolean => /^noisette-\w+\.db\.sha256$/.test(name)
const shape = /^noisette-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.db$/

export const backupFile = (folder: string, at: number): string =>
  join(folder, `noisette-${new Date(at).toISOString().replaceAll(/[-:.]/g, '')}.db`)

/** Where a backup is written until it is whole. */
export const unfinishedFile = (file: string): string => `${file}${unfinished}`

/** Newest first; [] if there is no such folder. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => {
      const parts = shape.exec(name)
      if (!parts) return []
      const [, year, month, date, hours, minutes, seconds, ms] = parts
      return {
        file: join(folder, name),
        at: Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}.${ms}Z`),
      }
    })
    .sort((a, b) => b.at - a.at)
}

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Removes the backups that need not be kept, and what an interrupted one left; returns how many backups are left. */
export async function tidyFolder(folder: string, keeping: BackupKeeping, now: number): Promise<number> {
  const backups = await listBackups(folder)
  const kept = keptBackups(
    backups.map(({ at }) => at),
    keeping,
    now,
  )
  for (const { file, at } of backups) if (!kept.has(at)) await rm(file, { force: true })
  const left = await readdir(folder)
  const isOver = (name: string) =>
    name.endsWith(unfinished) || (isChecksum(name) && left.every((backup) => checksumFile(backup) !== name))
  for (const name of left) if (isOver(name)) await rm(join(folder, name), { force: true })
  return kept.size
}

export interface BackupKeeping {
  /** How many hours, days and weeks back there is one backup each. */
  readonly hours: number
  readonly days: number
  readonly weeks: number
}

const hour = 3_600_000
const day = 24 * hour
const week = 7 * day

/**
 * Of the times of all backups (ms), those that stay: the newest always, everything of the last hour, and the last one
 * of each hour, day and week (by UTC) that is not too far back.
 */
export function keptBackups(times: readonly number[], { hours, days, weeks }: BackupKeeping, now: number): Set<number> {
  const newestFirst = [...times].sort((a, b) => b - a)
  const kept = new Set(newestFirst.slice(0, 1).concat(newestFirst.filter((time) => now - time < hour)))
  for (const [length, count] of [
    [hour, hours],
    [day, days],
    [week, weeks],
  ] as const) {
    const seen = new Set<number>()
    for (const time of newestFirst) {
      const which = Math.floor(time / length)
      if (seen.has(which) || now - time > length * (count + 1) || seen.size >= count) continue
      seen.add(which)
      kept.add(time)
    }
  }
  return kept
}

export const checksumFile = (backup: string): string => `${backup}.sha256`

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Writes the checksum of `file`, which is to be called `backup`. */
export async function writeChecksum(file: string, backup: string): Promise<void> {
  const line = `${await sumOf(file)}  ${basename(backup)}\n`
  await writeFile(checksumFile(backup), line, { mode: 0o600, flush: true })
}

/** Whether the backup is as it was taken; null if it has no checksum, as those of earlier versions. */
export async function isAsTaken(backup: string): Promise<boolean | null> {
  const line = await readFile(checksumFile(backup), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return line === null ? null : line.split(' ')[0] === (await sumOf(backup))
}
