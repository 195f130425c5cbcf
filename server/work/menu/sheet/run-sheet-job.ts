// Reads and writes sheets beside the server's own thread, one at a time, with a limit to the time and memory of each.
import { Worker } from 'node:worker_threads'
import { type Result, refuse } from '#domain/shared/result.ts'
import { sourceFile } from '#server/source-file.ts'
import type { ReadFile, ReadJob, SheetRefusal, WriteJob } from './sheet-jobs.ts'

const workerFile = sourceFile('work/menu/sheet/sheet-worker.ts')

/** Far more than any sheet of a menu takes: 5,000 rows with every text at its limit are read in a tenth of it. */
const patienceMs = 20_000
const heapMb = 384

/** Jobs that wait hold their file in memory. */
const mostWaiting = 4
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** 'busy' if too many wait already. A file that takes too much time or memory to read is too large. */
export async function readSheetFile(job: Omit<ReadJob, 'kind'>): Promise<Result<ReadFile, SheetRefusal | 'busy'>> {
  const answer = await inTurn<Result<ReadFile, SheetRefusal>>({ kind: 'read', ...job })
  if (answer === 'busy') return refuse('busy')
  return answer === 'failed' ? refuse('sheet_too_large') : answer
}

/** 'busy' if too many wait already. */
export async function writeSheetFile(job: Omit<WriteJob, 'kind'>): Promise<Uint8Array | 'busy'> {
  const answer = await inTurn<Uint8Array>({ kind: 'write', ...job })
  if (answer === 'failed') throw new Error('the sheet could not be written')
  return answer
}

async function inTurn<Answer>(job: ReadJob | WriteJob): Promise<Answer | 'busy' | 'failed'> {
  if (waiting >= mostWaiting) return 'busy'
  waiting += 1
  const turn = last.then(() => run<Answer>(job))
  last = turn.catch(() => {})
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}

/** 'failed' if the thread ended without an answer: out of time, or out of memory. A fault of ours is thrown. */
function run<Answer>(job: ReadJob | WriteJob): Promise<Answer | 'failed'> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(workerFile, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    })
    const timer = setTimeout(() => void thread.terminate(), patienceMs)
    thread.on('message', (answer: Answer) => resolve(answer))
    thread.on('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('failed') : reject(fault),
    )
    thread.on('exit', () => {
      clearTimeout(timer)
      resolve('failed')
    })
  })
}
