// Posts JSON to an address outside, signed as Standard Webhooks describes: for web hooks and for tills.
import { createHmac } from 'node:crypto'
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { addressToReach, type HookReach, onlyTo, rejectsWhenAborted } from '#server/reach.ts'

/** 32 random bytes as a secret of Standard Webhooks. */
export const hookSecret = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`

/**
 * The headers of Standard Webhooks: the id, which is the same at each try, the time in seconds, and `v1,` with the
 * HMAC-SHA256 of both and the body, in base64. `now`: in ms.
 */
export function signedHeaders(secret: string, id: string, body: string, now: number): Readonly<Record<string, string>> {
  const time = Math.floor(now / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${signature}` }
}

/** Whether this is an address that may be set, before its name is resolved. */
export function isHookUrl(text: string, { protocols }: HookReach): boolean {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol) && url.username === '' && url.password === ''
}

/** The owner hears at once that an address cannot work; it is checked again whenever something is sent. */
export async function whyNotReached(
  url: string,
  reach: HookReach,
): Promise<'hook_address_refused' | 'hook_unreachable' | undefined> {
  try {
    const late = rejectsWhenAborted(AbortSignal.timeout(reach.patience))
    const address = await Promise.race([addressToReach(new URL(url), reach), late])
    return address === undefined ? 'hook_address_refused' : undefined
  } catch {
    return 'hook_unreachable'
  }
}

/** The address, or one of the addresses of its name, may not be reached. */
export class AddressForbidden extends Error {
  override name = 'AddressForbidden'
}

/** No answer in time; `message` says so. */
export class TooLate extends Error {
  override name = 'TooLate'
}

export interface SignedPost {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Resolves with the answer, of which nothing was read yet; its reader ends within `reach.patience` as well. Rejects if
 * nobody answers. Redirects are not followed. Aborts on `signal`.
 */
export async function postSigned<Value>(
  url: string,
  { body, headers }: SignedPost,
  { reach, signal }: { readonly reach: HookReach; readonly signal: AbortSignal },
  read: (answer: IncomingMessage) => Promise<Value>,
): Promise<Value> {
  const late = AbortSignal.timeout(reach.patience)
  try {
    const either = AbortSignal.any([signal, late])
    const answer = await post(new URL(url), body, headers, reach, either)
    try {
      return await Promise.race([read(answer), rejectsWhenAborted(either)])
    } finally {
      // What is left of it does not matter, and may never end.
      answer.on('error', () => {}).destroy()
    }
  } catch (error) {
    throw late.aborted ? new TooLate(`no answer within ${reach.patience / 1000} seconds`) : error
  }
}

async function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  reach: HookReach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = await Promise.race([addressToReach(url, reach), rejectsWhenAborted(signal)])
  if (address === undefined || !isHookUrl(url.href, reach))
    throw new AddressForbidden('this address may not be reached')
  return await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? askHttps : askHttp)(url, {
      method: 'POST',
      agent: false,
      signal,
      lookup: onlyTo(address),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Noisette',
        ...headers,
      },
    })
    request.on('response', resolve).on('error', reject).end(body)
  })
}
