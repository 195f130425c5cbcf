// Posts one message to a till and reads what it answers: its ticket, or why it has none. Bounded in time and size.
import type { IncomingMessage } from 'node:http'
import { afterGap, type TillProblem, tillLimits } from '#domain/money/till/till-line.ts'
import { machineLine } from '#domain/shared/text.ts'
import type { HookReach } from '#server/reach.ts'
import { AddressForbidden, postSigned, signedHeaders, TooLate } from '#work/shop/watch/signed-post.ts'

/** A message that a till did not acknowledge. `message`: the problem, and the till's own words if it has some. */
export class TillFailure extends Error {
  override name = 'TillFailure'

  readonly problem: TillProblem
  readonly words: string
  /** From which number the till wants to hear everything again; null: from none. */
  readonly from: number | null

  constructor(problem: TillProblem, words = '', from: number | null = null) {
    super(words ? `${problem}: ${words}` : problem)
    this.problem = problem
    this.words = words
    this.from = from
  }
}

/** The problem and the till's words, as a row of the outbox keeps them. */
export function readTillFailure(error: string): { readonly problem: TillProblem; readonly words: string } {
  const [problem = '', ...words] = error.split(': ')
  return { problem: problem as TillProblem, words: words.join(': ') }
}

export interface TillPost {
  readonly url: string
  readonly secret: string
  readonly id: string
  readonly number: number
  readonly body: string
}

/** The most that a till may answer, in bytes. */
const mostBytes = 64 * 1024

/** Returns the till's ticket, or throws a TillFailure. `now`: in ms. */
export async function postTill(
  { url, secret, id, number, body }: TillPost,
  reach: HookReach,
  now: number,
  signal: AbortSignal,
): Promise<string> {
  const post = { body, headers: signedHeaders(secret, id, body, now) }
  try {
    return await postSigned(url, post, { reach, signal }, (answer) => readAnswer(answer, number))
  } catch (error) {
    throw error instanceof TillFailure ? error : failureOf(error)
  }
}

async function readAnswer(answer: IncomingMessage, number: number): Promise<string> {
  const { statusCode: status = 0 } = answer
  if (status >= 300 && status < 400) throw new TillFailure('redirect', String(status))
  const said = await readJson(answer)
  const last = said?.last
  if (status === 409 && typeof last === 'number' && Number.isSafeInteger(last) && last >= 0) {
    const gap = afterGap(number, last)
    throw 'from' in gap ? new TillFailure('gap', String(last), gap.from) : new TillFailure(gap.problem, String(last))
  }
  if (status === 422) throw new TillFailure('refused', wordsOf(said))
  if (status < 200 || status >= 300) throw new TillFailure('status', [status, wordsOf(said)].filter(Boolean).join(' '))
  if (said === undefined) throw new TillFailure('not-json')
  const { ticket, number: own } = said
  if (own !== number) throw new TillFailure('other-number')
  if (typeof ticket !== 'string' || machineLine(ticket) === '' || ticket.length > tillLimits.ticket)
    throw new TillFailure('no-ticket')
  return machineLine(ticket)
}

/** What a till may answer; nothing of it is sure. */
type Said = Readonly<Partial<Record<'ticket' | 'number' | 'last' | 'message', unknown>>>

/** Undefined if it is no object; throws if it is too long. */
async function readJson(answer: IncomingMessage): Promise<Said | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer) {
    bytes += (part as Buffer).length
    if (bytes > mostBytes) throw new TillFailure('too-long')
    parts.push(part as Buffer)
  }
  try {
    const said: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    return typeof said === 'object' && said !== null ? said : undefined
  } catch {
    return undefined
  }
}

/** What is left out at the end is marked. */
function wordsOf(said: Said | undefined): string {
  if (typeof said?.message !== 'string') return ''
  const words = machineLine(said.message)
  return words.length > tillLimits.words ? `${words.slice(0, tillLimits.words - 1)}…` : words
}

function failureOf(error: unknown): TillFailure {
  if (error instanceof TooLate) return new TillFailure('late')
  if (error instanceof AddressForbidden) return new TillFailure('address')
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string }
  return new TillFailure(isCertificate(code) ? 'certificate' : 'unreachable', machineLine(code || message).slice(0, 80))
}

const isCertificate = (code: string): boolean => /CERT|SELF_SIGNED|ISSUER|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO/.test(code)
