// Hands texts to the thread that compresses them as well as it can be done.
import { Worker } from 'node:worker_threads'
import { sourceFile } from '#server/source-file.ts'

export interface PackedForms {
  readonly br: Buffer
  readonly gzip: Buffer
}

interface Job {
  readonly plain: Buffer
  readonly done: (forms: PackedForms | undefined) => void
}

/** All languages of the menu and of the document, twice. What was made longer ago has been replaced by now. */
const mostWaiting = 16

const waiting: Job[] = []
let running: Job | undefined
let thread: Worker | undefined

/** Undefined if there is none, because so many newer texts came or the thread failed. */
export const packBest = (plain: Buffer): Promise<PackedForms | undefined> =>
  new Promise((done) => {
    waiting.push({ plain, done })
    if (waiting.length > mostWaiting) waiting.shift()?.done(undefined)
    next()
  })

/** The newest first: it is what most will ask for. */
function next(): void {
  if (running || waiting.length === 0) return
  running = waiting.pop()
  thread ??= open()
  thread.ref()
  thread.postMessage(running?.plain)
}

function settle(forms?: PackedForms): void {
  running?.done(forms)
  running = undefined
  // An idle thread keeps no process alive.
  thread?.unref()
  next()
}

function open(): Worker {
  const worker = new Worker(sourceFile('door/site/packing-thread.ts'))
  worker.on('message', ({ br, gzip }: { br: Uint8Array; gzip: Uint8Array }) =>
    settle({ br: bufferOf(br), gzip: bufferOf(gzip) }),
  )
  worker.on('error', () => {
    thread = undefined
    settle()
  })
  return worker
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
