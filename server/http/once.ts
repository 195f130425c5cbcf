// One idempotency for every form with a key: the same key with the same body makes one thing, however often it is sent.
import type { CallName } from '../../contract/addresses.ts'
import { digest } from '../store/digest.ts'
import type { Db } from '../store/engines/engine.ts'
import { type EarlierSending, earlierSendings, freeKey, saveKeys } from '../store/idempotency-keys.ts'
import type { Trx } from '../store/write-queue.ts'
import { type Answer, no, type Refused, type Refusing, yes } from './refused.ts'

/** How a call answers a form that it has accepted before. */
export interface KeyedCall<Output> {
  readonly call: CallName
  /** The answer about what was made, in its present state. Undefined once it is gone: then its key is free again. */
  readonly again: (db: Db, made: number) => Promise<Output | undefined>
  /** Whether what was made has been put away: then even the same form is answered with `key_reused`. */
  readonly putAway?: (db: Db, made: number) => Promise<boolean>
  /** What `key_reused` returns about what was made. */
  readonly reused?: (earlier: Output) => Pick<Refused, 'token'>
}

export interface Sent {
  readonly key: string
  /** Two forms are the same if their bodies are equal as JSON. */
  readonly body: unknown
  /** Milliseconds since 1970. */
  readonly now: number
}

export type Made<Output> = { readonly ok: true; readonly made: number; readonly value: Output } | Refusing

export const made = <Output>(id: number, value: Output): Made<Output> => ({ ok: true, made: id, value })

/**
 * Runs `job` unless its form was accepted before. The same form gets its answer again; a different one under the same
 * key is refused with `key_reused`. A refused form leaves its key free.
 */
export async function once<Output>(
  trx: Trx,
  call: KeyedCall<Output>,
  sent: Sent,
  job: () => Promise<Made<Output>>,
): Promise<Answer<Output>> {
  const [answer] = await onceEach(trx, call, [sent], async () => [await job()])
  return answer ?? noAnswer()
}

/**
 * The same for several forms with different keys at once: `job` gets those that were not accepted before and returns
 * what it made of each.
 */
export async function onceEach<Output, Form extends Sent>(
  trx: Trx,
  call: KeyedCall<Output>,
  forms: readonly Form[],
  job: (fresh: readonly Form[]) => Promise<readonly Made<Output>[]>,
): Promise<Answer<Output>[]> {
  const known = await lookUp(trx, call, forms)
  const fresh = forms.filter(({ key }) => !known.get(key)?.answer)
  const made = fresh.length > 0 ? await job(fresh) : []
  const done = new Map(made.map((one, place) => [fresh[place], one]))
  await save(trx, call.call, done, known)
  // Another server may have accepted a form meanwhile, and what it made is then what refuses the form here.
  const meanwhile = await lookUp(
    trx,
    call,
    fresh.filter((form) => done.get(form)?.ok === false),
  )
  return forms.map((form) => {
    const one = done.get(form)
    const before = known.get(form.key)?.answer ?? meanwhile.get(form.key)?.answer
    return before ?? (one?.ok ? yes(one.value) : one) ?? noAnswer()
  })
}

/** The answer to a form that was accepted before, without making anything; undefined if it is new. */
export async function doneBefore<Output>(
  db: Db,
  call: KeyedCall<Output>,
  sent: Sent,
): Promise<Answer<Output> | undefined> {
  return (await lookUp(db, call, [sent])).get(sent.key)?.answer
}

/** The id of what was made from the form with this key; undefined if there is no such key. */
export async function madeBefore<Output>(
  db: Db,
  { call }: KeyedCall<Output>,
  key: string | undefined,
): Promise<number | undefined> {
  return key === undefined ? undefined : (await earlierSendings(db, call, [key])).get(key)?.made
}

/** The keys that are known already. One without an answer is free again. */
type Known<Output> = ReadonlyMap<string, { readonly answer?: Answer<Output> }>

async function lookUp<Output>(db: Db, call: KeyedCall<Output>, forms: readonly Sent[]): Promise<Known<Output>> {
  const known = new Map<string, { answer?: Answer<Output> }>()
  if (forms.length === 0) return known
  const earlier = await earlierSendings(
    db,
    call.call,
    forms.map(({ key }) => key),
  )
  if (earlier.size === 0) return known
  for (const form of forms) {
    const before = earlier.get(form.key)
    if (before) known.set(form.key, await answerAgain(db, call, form, before))
  }
  return known
}

async function answerAgain<Output>(
  db: Db,
  { again, putAway, reused }: KeyedCall<Output>,
  form: Sent,
  { made: id, bodyHash }: EarlierSending,
): Promise<{ answer?: Answer<Output> }> {
  const value = await again(db, id)
  if (value === undefined) return {}
  const isSame = bodyHash === '' || bodyHash === hashOf(form)
  const stands = isSame && !(await putAway?.(db, id))
  return { answer: stands ? yes(value) : no('key_reused', reused?.(value)) }
}

async function save<Output>(
  trx: Trx,
  call: CallName,
  done: ReadonlyMap<Sent | undefined, Made<Output>>,
  known: Known<Output>,
): Promise<void> {
  const keys = []
  for (const [form, one] of done) {
    if (!form || !one.ok) continue
    if (known.has(form.key)) await freeKey(trx, { call, key: form.key })
    keys.push({ call, key: form.key, bodyHash: hashOf(form), made: one.made, at: form.now })
  }
  await saveKeys(trx, keys)
}

function noAnswer(): never {
  throw new Error('a form was neither taken nor refused')
}

const hashOf = ({ body }: Sent): string => digest(JSON.stringify(body))
