// One idempotency for every form with a key: the same key with the same body makes one thing, however often it is sent.
import type { CallName } from '#contract/addresses.ts'
import { digest } from '#server/store/digest.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { earlierSending, freeKey, saveKey } from '#server/store/idempotency-keys.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { no, type RefusedAnswer, type RouteAnswer, type RouteRefusal, yes } from './refused.ts'

/** How a call answers a form that it has accepted before. */
export interface KeyedCall<Output> {
  readonly call: CallName
  /** The answer about what was made, in its present state. Undefined once it is gone: then its key is free again. */
  readonly answerAbout: (db: Db, made: number) => Promise<Output | undefined>
  /** Whether what was made has been put away: then even the same form is answered with `key_reused`. */
  readonly putAway?: (db: Db, made: number) => Promise<boolean>
  /** What `key_reused` returns about what was made. */
  readonly reused?: (earlier: Output) => Pick<RouteRefusal, 'token'>
}

export interface SentForm {
  readonly key: string
  /** Two forms are the same if their bodies are equal as JSON. */
  readonly body: unknown
  /** Milliseconds since 1970. */
  readonly now: number
}

export type Made<Output> = { readonly ok: true; readonly made: number; readonly value: Output } | RefusedAnswer

export const made = <Output>(id: number, value: Output): Made<Output> => ({ ok: true, made: id, value })

/**
 * Runs `job` unless its form was accepted before. The same form gets its answer again; a different one under the same
 * key is refused with `key_reused`. A refused form leaves its key free.
 */
export async function once<Output>(
  trx: Trx,
  call: KeyedCall<Output>,
  sent: SentForm,
  job: () => Promise<Made<Output>>,
): Promise<RouteAnswer<Output>> {
  const before = await lookUp(trx, call, sent)
  if (before?.answer) return before.answer
  const done = await job()
  // Another server may have accepted the form meanwhile, and what it made is then what refuses it here.
  if (!done.ok) return (await lookUp(trx, call, sent))?.answer ?? done
  // The key is unique. If two servers keep it at once, the write queue runs the later job again, which then finds it.
  if (before) await freeKey(trx, { call: call.call, key: sent.key })
  await saveKey(trx, { call: call.call, key: sent.key, bodyHash: hashOf(sent), made: done.made, at: sent.now })
  return yes(done.value)
}

/** The answer to a form that was accepted before, without making anything; undefined if it is new. */
export async function doneBefore<Output>(
  db: Db,
  call: KeyedCall<Output>,
  sent: SentForm,
): Promise<RouteAnswer<Output> | undefined> {
  return (await lookUp(db, call, sent))?.answer
}

/** The id of what was made from the form with this key; undefined if there is no such key. */
export async function madeBefore<Output>(
  db: Db,
  { call }: KeyedCall<Output>,
  key: string | undefined,
): Promise<number | undefined> {
  return key === undefined ? undefined : (await earlierSending(db, { call, key }))?.made
}

/** What is known of the key; without an answer it is free again. */
async function lookUp<Output>(
  db: Db,
  { call, answerAbout, putAway, reused }: KeyedCall<Output>,
  form: SentForm,
): Promise<{ readonly answer?: RouteAnswer<Output> } | undefined> {
  const earlier = await earlierSending(db, { call, key: form.key })
  if (!earlier) return undefined
  const value = await answerAbout(db, earlier.made)
  if (value === undefined) return {}
  const isSame = earlier.bodyHash === '' || earlier.bodyHash === hashOf(form)
  const stands = isSame && !(await putAway?.(db, earlier.made))
  return { answer: stands ? yes(value) : no('key_reused', reused?.(value)) }
}

const hashOf = ({ body }: SentForm): string => digest(JSON.stringify(body))
