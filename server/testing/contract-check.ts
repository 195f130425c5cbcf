// Checks every answer against the contract: its shape, its refusals, its status.
import { isDeepStrictEqual } from 'node:util'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type CallName, requestOf } from '#contract/addresses.ts'
import { anyRefusals } from '#contract/call.ts'
import { contract, type Output } from '#contract/index.ts'
import { type RefusalBody, type RefusalName, refusals } from '#contract/refusals.ts'
import type { Reply, Sending } from './asking.ts'

/** The request for a call, as light-my-request takes it. */
export function injection(name: CallName, input: object, { as, from, headers = {} }: Sending): InjectOptions {
  const { method, url, body: fields } = requestOf(name, { ...input })
  // A call whose body is a file has everything else in its address; an empty file is sent.
  const [query, body] = 'file' in contract[name] ? [fields as Record<string, string>, undefined] : [undefined, fields]
  return {
    method,
    url,
    remoteAddress: from ?? '127.0.0.1',
    ...(query && { query }),
    ...(body && { payload: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...(as && { cookie: as.cookie }), ...headers },
  }
}

/** The answer in the shape of the contract; throws if it has another shape. */
export function checkedReply<Name extends CallName>(name: Name, response: LightMyRequestResponse): Reply<Name> {
  const { statusCode: status, headers } = response
  return { ...checkedBody(name, status, response.body), status, headers, response }
}

/** What the call returned or refused, as the contract defines it; throws if the contract does not allow it. */
export function checkedBody<Name extends CallName>(name: Name, status: number, text: string): Body<Name> {
  const body: unknown = JSON.parse(text)
  if (status !== 200) return { ok: false, refusal: checkedRefusal(name, status, body as RefusalBody) }
  const value = contract[name].output.parse(body)
  if (!isDeepStrictEqual(value, body)) throw new Error(`${name} returns other fields than its contract has: ${text}`)
  return { ok: true, value: value as Output<Name> }
}

export type Body<Name extends CallName, Value = Output<Name>> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: RefusalBody }

function checkedRefusal(name: CallName, status: number, body: RefusalBody): RefusalBody {
  const promised: readonly RefusalName[] = [...contract[name].refusals, ...anyRefusals]
  if (!promised.includes(body.refusal)) throw new Error(`${name} refuses as it never promised: ${JSON.stringify(body)}`)
  if (refusals[body.refusal] !== status) throw new Error(`${body.refusal} has the status ${status}`)
  if (!Array.isArray(body.problems) || !body.requestId) throw new Error(`not a refusal: ${JSON.stringify(body)}`)
  return body
}
