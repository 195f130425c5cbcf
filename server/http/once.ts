// One idempotency for every form that carries a key: the same key with the same body makes one thing, however often it comes.
import type { CallName } from '../../contract/addresses.ts'
import { digest } from '../store/digest.ts'
import type { Db } from '../store/engines/engine.ts'
import { earlierSending, freeKey, type SentKey, saveKey } from '../store/idempotency-keys.ts'
import type { Trx } from '../store/write-queue.ts'
import { type Answer, no, type Refused, type Refusing, yes } from './refused.ts'

/** How a call answers a form that it has taken before. */
export interface KeyedCall<Output> {
  readonly call: CallName
  /** The answer about what was made, as it is now. Undefined once that is gone: its key is free again. */
  readonly again: (db: Db, made: number) => Promise<Output | undefined>
  /** What `key_reused` tells about what was made. */
  readonly reused?: (earlier: Output) => Pick<Refused, 'token'>
}

/** A form as it was sent. */
export interface Sent {
  readonly key: string
  /** Two forms are the same when these are, as JSON. */
  readonly body: unknown
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What a job made, under which id, and the answer. */
export type Made<Output> = { readonly ok: true; readonly made: number; readonly value: Output } | Refusing

/** A job's answer about what it made under an id. */
export const made = <Output>(id: number, value: Output): Made<Output> => ({ ok: true, made: id, value })

/**
 * Runs `job` unless its form was taken before. The same form gets the answer again, another one under the same key is
 * refused with `key_reused`. A refused form leaves its key free.
 */
export async function once<Output>(
  trx: Trx,
  call: KeyedCall<Output>,
  sent: Sent,
  job: () => Promise<Made<Output>>,
): Promise<Answer<Output>> {
  const { answer, isKnown } = await lookUp(trx, call, sent)
  if (answer) return answer
  const done = await job()
  if (!done.ok) return done
  const key: SentKey = { call: call.call, key: sent.key }
  if (isKnown) await freeKey(trx, key)
  await saveKey(trx, { ...key, bodyHash: hashOf(sent), made: done.made, at: sent.now })
  return yes(done.value)
}

/** The answer to a form that was taken before, without making anything; undefined where it is new. */
export async function doneBefore<Output>(
  db: Db,
  call: KeyedCall<Output>,
  sent: Sent,
): Promise<Answer<Output> | undefined> {
  return (await lookUp(db, call, sent)).answer
}

/** The id of what came of the form with this key; undefined where there is no such key. */
export async function madeBefore<Output>(
  db: Db,
  { call }: KeyedCall<Output>,
  key: string | undefined,
): Promise<number | undefined> {
  return key === undefined ? undefined : (await earlierSending(db, { call, key }))?.made
}

async function lookUp<Output>(db: Db, { call, again, reused }: KeyedCall<Output>, sent: Sent) {
  const earlier = await earlierSending(db, { call, key: sent.key })
  if (!earlier) return { isKnown: false }
  const value = await again(db, earlier.made)
  if (value === undefined) return { isKnown: true }
  const isSame = earlier.bodyHash === '' || earlier.bodyHash === hashOf(sent)
  const answer: Answer<Output> = isSame ? yes(value) : no('key_reused', reused?.(value))
  return { isKnown: true, answer }
}

const hashOf = ({ body }: Sent): string => digest(JSON.stringify(body))
