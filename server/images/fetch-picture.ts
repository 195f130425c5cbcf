// Fetches a picture once from an address that staff gave, without ever reaching into the shop's own network.
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { uploadLimits } from '../../domain/shared/picture.ts'
import { accept, type Result, refuse } from '../../domain/shared/result.ts'
import { aborted, addressToReach, onlyTo, type Reach } from '../reach.ts'

export type NotFetched = 'image_unreachable' | 'image_address_refused' | 'image_too_large'

const mostRedirects = 3

/** The file, of any kind: its declared type is ignored, and its content is examined later. */
export async function fetchPicture(address: string, reach: Reach): Promise<Result<Buffer, NotFetched>> {
  const signal = AbortSignal.timeout(reach.patience)
  let url = URL.canParse(address) ? new URL(address) : undefined
  try {
    for (let hop = 0; url && hop <= mostRedirects; hop++) {
      const found = await Promise.race([addressToReach(url, reach), aborted(signal)])
      if (found === undefined) return refuse('image_address_refused')
      const answer = await ask(url, found, signal)
      const next = redirectOf(answer)
      if (next === undefined) return await bodyOf(answer)
      answer.destroy()
      url = URL.canParse(next, url) ? new URL(next, url) : undefined
    }
  } catch {
    // A name that does not exist, a broken connection, an invalid certificate, or a timeout.
  }
  return refuse('image_unreachable')
}

/** Asks the checked address. Sends no cookies and no credentials. */
function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? askHttps : askHttp)(url, {
      agent: false,
      signal,
      lookup: onlyTo(address),
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Noisette' },
    })
    request.on('response', resolve).on('error', reject).end()
  })
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined

async function bodyOf(answer: IncomingMessage): Promise<Result<Buffer, NotFetched>> {
  try {
    if (answer.statusCode !== 200 || (answer.headers['content-encoding'] ?? 'identity') !== 'identity')
      return refuse('image_unreachable')
    if (Number(answer.headers['content-length'] ?? 0) > uploadLimits.bytes) return refuse('image_too_large')
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > uploadLimits.bytes) return refuse('image_too_large')
      parts.push(part)
    }
    return accept(Buffer.concat(parts))
  } finally {
    answer.destroy()
  }
}
