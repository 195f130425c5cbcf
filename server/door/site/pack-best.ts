// Compresses texts as well as it can be done, one after the other, while everything else goes on.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { shortDigest } from '#server/store/digest.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

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
let isWorking = false

/** Undefined if it failed. */
export function packBest(plain: Buffer): Promise<PackedForms | undefined> {
  const name = shortDigest(plain)
  return kept.get(name) ?? packAndKeep(name, plain)
}

function packAndKeep(name: string, plain: Buffer): Promise<PackedForms | undefined> {
  const made = new Promise<PackedForms | undefined>((done) => {
    waiting.push({ plain, done })
    void next()
  })
  kept.set(name, made)
  void made.then((forms) => forms ?? kept.delete(name))
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
  return made
}

/**
 * The newest first: it is what most will ask for. One at a time, as each keeps one of the few threads busy that files
 * and passwords wait for, too.
 */
async function next(): Promise<void> {
  if (isWorking) return
  isWorking = true
  for (let job = waiting.pop(); job; job = waiting.pop()) job.done(await pack(job.plain).catch(() => undefined))
  isWorking = false
}

async function pack(plain: Buffer): Promise<PackedForms> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return { br: await brotli(plain, { params }), gzip: await zip(plain, { level: 9 }) }
}
