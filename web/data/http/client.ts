// Makes one call of the contract. It never throws: it returns a value or a named refusal.

import type { CallName } from '#contract/addresses.ts'
import {
  buildMark,
  type CallRequest,
  type CustomerCall,
  customerAddresses,
  requestTo,
} from '#contract/customer-addresses.ts'
import type { Input, Output, RefusalBody, RefusalName } from '#contract/index.ts'
import { doubtConnection } from './connection-state.ts'
import { loadAnewReason } from './load-anew.ts'

/** Why a call failed; `unreachable` if no answer came at all. */
export interface CallRefused extends Omit<RefusalBody, 'refusal' | 'requestId'> {
  readonly refusal: RefusalName | 'unreachable'
  readonly requestId?: string
}

export type ServerAnswer<Name extends CallName> =
  | { readonly ok: true; readonly value: Output<Name> }
  | { readonly ok: false; readonly refusal: CallRefused }

const patienceMs = 15_000

export interface AskOptions {
  readonly signal?: AbortSignal
}

/** A call of a customers' page; `askAny` knows all others too. */
export const ask = <Name extends CustomerCall>(
  name: Name,
  input: Input<Name>,
  options?: AskOptions,
): Promise<ServerAnswer<Name>> => askAt<Name>(customerAddresses[name], input, options)

/** A call that was aborted through `signal` also returns `unreachable`: its caller has already left. */
export async function askAt<Name extends CallName>(
  address: string,
  input: Input<Name>,
  options: AskOptions = {},
): Promise<ServerAnswer<Name>> {
  const request = requestTo(address, input as Readonly<Record<string, unknown>>)
  const patience = new AbortController()
  const giveUp = () => patience.abort()
  const timer = setTimeout(giveUp, patienceMs)
  options.signal?.addEventListener('abort', giveUp)
  if (options.signal?.aborted) giveUp()
  try {
    const response = await fetch(request.url, { ...initOf(request), signal: patience.signal })
    hearBuild(response.headers.get(buildMark))
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { ok: true, value: body as Output<Name> }
    return { ok: false, refusal: refusalIn(response.status, body) }
  } catch {
    if (!options.signal?.aborted) doubtConnection()
    return { ok: false, refusal: { refusal: 'unreachable', problems: [] } }
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', giveUp)
  }
}

/** `no-cache` asks the server each time, with the ETag of the cached answer: never stale, and mostly without a body. */
const initOf = ({ method, body }: CallRequest): RequestInit =>
  body === undefined
    ? { cache: 'no-cache' }
    : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/** A refusal of ours, also if a proxy between us and the server responded instead. */
export function refusalIn(status: number, body: unknown): CallRefused {
  if (typeof body === 'object' && body !== null && 'refusal' in body) {
    const refused = body as CallRefused
    return { ...refused, problems: refused.problems ?? [] }
  }
  return { refusal: status >= 502 && status <= 504 ? 'unavailable' : 'broken', problems: [] }
}

/** The build that the document came from; undefined on the development server. */
const own = globalThis.document?.querySelector?.<HTMLMetaElement>(`meta[name=${buildMark}]`)?.content

/** Some of several servers may still have the old build: the latest answer counts. */
function hearBuild(build: string | null): void {
  if (!own || !build) return
  if (build !== own) loadAnewReason.write('newer')
  else if (loadAnewReason.read() === 'newer') loadAnewReason.write(undefined)
}
