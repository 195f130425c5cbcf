// The machine on which the figures were measured: enough to compare, nothing that identifies it.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { median } from './figure.ts'

export interface Machine {
  readonly processor: string
  readonly system: string
  /** ms of one sync to the disk that holds the databases; the median of many. */
  readonly syncMs: number
  /** The load when the measurements began; above 0.5 something else was running. */
  readonly load: number
}

export function describeMachine(folder: string): Machine {
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = (cpus()[0]?.model ?? 'unknown')
    .replace(/\((R|TM)\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    processor: `${availableParallelism()} cores of ${model}, ${memory} GiB of memory`,
    system: `${process.platform} ${process.arch}, Node ${process.versions.node}, SQLite ${process.versions.sqlite ?? ''}`,
    syncMs: syncTime(folder),
    load: loadavg()[0] ?? 0,
  }
}

/** Overwrites and syncs one page, as a database does. */
function syncTime(folder: string): number {
  const path = join(folder, 'sync')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4096, 1)
  const took: number[] = []
  for (let turn = 0; turn < 300; turn++) {
    writeSync(file, page, 0, page.length, (turn % 50) * page.length)
    const start = performance.now()
    fdatasyncSync(file)
    took.push(performance.now() - start)
  }
  closeSync(file)
  rmSync(path)
  return median(took)
}
