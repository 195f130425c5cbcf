// Ends what keeps the thread of a test busy for too long, so that a call that never ends is a failure, and not a test
// run that never ends.

import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll } from 'vitest'

/** A call that takes longer counts as hanging, in ms. */
export const patience = 5000

/**
 * Runs beside the tests' thread, which a loop without an end blocks together with all of its timers. Its own copy of
 * the time runs on, and it ends the loop as a debugger would: the test that waits for the call then learns of it by a
 * timer.
 */
const watcher = `
  const { Session } = require('node:inspector')
  const { workerData } = require('node:worker_threads')
  const beats = new Int32Array(workerData.beats)
  const session = new Session()
  session.connectToMainThread()
  for (let last = -1; ; last = Atomics.load(beats, 0)) {
    Atomics.wait(beats, 1, 0, workerData.patience)
    if (Atomics.load(beats, 0) === last) session.post('Runtime.terminateExecution')
  }
`

/**
 * During the tests beside which it is called, what blocks the thread for twice the patience is ended there. Only then:
 * a later file of the same process may block it for longer, and would never end if it were cut off.
 */
export function stopHangs(): void {
  let beating: NodeJS.Timeout
  let watching: Worker
  beforeAll(() => {
    const shared = new SharedArrayBuffer(8)
    const beats = new Int32Array(shared)
    beating = setInterval(() => Atomics.add(beats, 0, 1), patience / 10)
    watching = new Worker(watcher, { eval: true, workerData: { beats: shared, patience } })
  })
  afterAll(async () => {
    await watching.terminate()
    clearInterval(beating)
  })
}

/** What `work` gives, if that comes in time. */
export async function inTime<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${what} has not ended within ${patience} ms`)), patience)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
