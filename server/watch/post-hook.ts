// Posts to a web hook: only to an address that may be reached, without following redirects, within five seconds.
import type { IncomingMessage } from 'node:http'
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { aborted, addressToReach, type HookReach, onlyTo } from '../reach.ts'

/** Whether this is an address that a web hook may have, before its name is resolved. */
export function isHookUrl(text: string, { protocols }: HookReach): boolean {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol) && url.username === '' && url.password === ''
}

/** Resolves when the receiver has accepted it with 2xx; rejects with the reason if it was not. Aborts on `signal`. */
export async function postHook(
  url: string,
  { body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
  reach: HookReach,
  signal: AbortSignal,
): Promise<void> {
  const late = AbortSignal.timeout(reach.patience)
  try {
    const { statusCode = 0 } = await post(new URL(url), body, headers, reach, AbortSignal.any([signal, late]))
    if (statusCode >= 300 && statusCode < 400) throw new Error(`answered ${statusCode}; redirects are not followed`)
    if (statusCode < 200 || statusCode >= 300) throw new Error(`answered ${statusCode}`)
  } catch (error) {
    throw late.aborted ? new Error(`no answer within ${reach.patience / 1000} seconds`) : error
  }
}

async function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  reach: HookReach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = await Promise.race([addressToReach(url, reach), aborted(signal)])
  if (address === undefined || !isHookUrl(url.href, reach)) throw new Error('this address may not be reached')
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
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
  // What it answers besides its status does not matter, and may never end.
  answer.on('error', () => {}).destroy()
  return answer
}
