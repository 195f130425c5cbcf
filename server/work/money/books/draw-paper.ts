// Draws papers as PDFs beside the server's own thread, one after the other.
import { Worker } from 'node:worker_threads'
import type { Branch } from '#domain/branch/branch.ts'
import { type Instant, usualTimeZone } from '#domain/branch/hours.ts'
import { invoicePaper } from '#domain/money/invoice-paper.ts'
import type { IssuedInvoice } from '#domain/money/order-invoice.ts'
import type { Paper } from '#domain/money/paper.ts'
import { paperFormat } from '#domain/money/paper-format.ts'
import { sourceFile } from '#server/source-file.ts'

const workerFile = sourceFile('work/money/books/pdf-worker.ts')

const patienceMs = 60_000
const mostWaiting = 6
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** 'busy' if too many wait already. */
export async function drawPaper(paper: Paper, at: Instant): Promise<Uint8Array | 'busy'> {
  if (waiting >= mostWaiting) return 'busy'
  waiting += 1
  const turn = last.then(() => draw(paper, at))
  last = turn.catch(() => {})
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}

function draw(paper: Paper, at: Instant): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(workerFile, {
      workerData: { paper, at },
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    })
    const timer = setTimeout(() => void thread.terminate(), patienceMs)
    thread.on('message', resolve)
    thread.on('error', reject)
    thread.on('exit', () => {
      clearTimeout(timer)
      reject(new Error('the page was not drawn in time'))
    })
  })
}

/** `branch`: whose clock counts; undefined if it is no longer there. 'busy' if too many pages wait already. */
export const invoicePage = (
  invoice: IssuedInvoice,
  branch: Pick<Branch, 'timeZone'> | undefined,
  at: Instant,
): Promise<Uint8Array | 'busy'> =>
  drawPaper(invoicePaper(invoice, paperFormat(invoice.locale, branch?.timeZone ?? usualTimeZone)), at)
