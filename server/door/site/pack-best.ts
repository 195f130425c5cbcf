// Hands texts to the thread that compresses them as well as it can be done.
import { Worker } from 'node:worker_threads'
import { sourceFile } from '#server/source-file.ts'
import { shortDigest } from '#server/store/digest.ts'

export interface PackedForms {
  readonly br: Buffer
  readonly gzip: Buffer
}

interface Job {
  readonly plain: Buffer
  readonly done: (forms: PackedForms | undefined) => void
}

/** All languages of menu, document and content, twice or more. */
const mostKept = 32

/** By its digest, each text that was compressed last or is being compressed: none is twice, also if it comes back. */
const kept = new Map<string, Promise<PackedForms | undefined>>()
const waiting: Job[] = []
let running: Job | undefined
let thread: Worker | undefined

/** Undefined if the thread failed. */
export function packBest(plain: Buffer): Promise<PackedForms | undefined> {
  const name = shortDigest(plain)
  return kept.get(name) ?? packAndKeep(name, plain)
}

function packAndKeep(name: string, plain: Buffer): Promise<PackedForms | undefined> {
  const made = new Promise<PackedForms | undefined>((done) => {
    waiting.push({ plain, done })
    next()
  })
  kept.set(name, made)
  void made.then((forms) => forms ?? kept.delete(name))
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
  return made
}

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
