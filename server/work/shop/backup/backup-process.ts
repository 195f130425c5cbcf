// Runs one backup in a process of its own, at the lowest priority.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { sourceFile } from '#server/source-file.ts'
import type { TakenBackup } from './take-backup.ts'

export interface BackupRun extends TakenBackup {
  /** How many backups there are now. */
  readonly kept: number
}

/** Rejects with the reason if there is no new backup. `environment`: the settings. */
export async function runBackup(environment: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<BackupRun> {
  const child = spawn(process.execPath, [sourceFile('work/shop/backup/run.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  // Before it loads its program, so that the threads it makes have it too.
  if (child.pid !== undefined) stepBack(child.pid)
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.error += text
  })
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(said.error.trim().slice(0, 2000) || `the backup ended with ${code}`)
  return JSON.parse(said.out) as BackupRun
}

function stepBack(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
