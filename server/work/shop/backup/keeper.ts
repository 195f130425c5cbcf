// Takes backups by itself while the shop runs: the first once the newest is old enough, then at the interval that is
// set.

import { type BackupRun, runBackup } from './backup-process.ts'
import type { BackupSettings } from './backup-settings.ts'
import { listBackups } from './folder.ts'

export interface KeeperOptions {
  readonly settings: BackupSettings
  /** The settings of this server, as its processes get them. */
  readonly environment: NodeJS.ProcessEnv
  readonly now: () => number
  readonly taken: (backup: BackupRun) => void
  readonly failed: (error: unknown) => void
  /** How soon it looks after the start, and then again, in ms. */
  readonly lookEvery?: number
}

/** Looks at what lies in the folder, so several servers with one folder take one backup between them. */
export function keepBackups(options: KeeperOptions): () => void {
  const { settings, environment, now, taken, failed, lookEvery = 20_000 } = options
  const end = new AbortController()
  let running = false
  /** After a failure the next try waits as long as after a backup. */
  let triedAt: number | undefined
  /** A time in the future means that the clock was wrong, then or now. */
  const isLongAgo = (at: number | undefined) =>
    at === undefined || at > now() || now() - at >= settings.minutes * 60_000
  const look = async (): Promise<void> => {
    if (!isLongAgo(triedAt)) return
    const [newest] = await listBackups(settings.folder)
    if (isLongAgo(newest?.at)) taken(await runBackup(environment, end.signal))
  }
  const timer = setInterval(() => {
    if (running || settings.minutes === 0) return
    running = true
    void look()
      .catch((error) => {
        triedAt = now()
        if (!end.signal.aborted) failed(error)
      })
      .finally(() => {
        running = false
      })
  }, lookEvery)
  timer.unref()
  return () => {
    clearInterval(timer)
    end.abort()
  }
}
