// The customers, in a process of their own: they read or place orders, and report the answers.
import { randomBytes } from 'node:crypto'
import { answerAs } from '../processes/talk.ts'
import { type Looped, loop } from './loop.ts'
import { requestText } from './wire.ts'

export interface ReadWish {
  readonly port: number
  readonly customers: number
  readonly ms: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The status that every response must have. */
  readonly status: number
}

export interface OrderWish {
  readonly port: number
  readonly customers: number
  readonly ms: number
  /** An order without its key. */
  readonly order: object
  /** Each order has a connection, a telephone number and, unless they are `alike`, a browser of its own. */
  readonly strangers?: 'alike' | 'different'
}

export interface Ordered extends Looped {
  /** The tokens of all orders that were acknowledged. */
  readonly tokens: readonly string[]
  /** Responses that were not an order, by status. */
  readonly refused: Readonly<Record<string, number>>
}

export type CrowdTalk = {
  readonly read: { readonly asked: ReadWish; readonly answered: Looped }
  readonly order: { readonly asked: OrderWish; readonly answered: Ordered }
}

answerAs<CrowdTalk>({
  read: async ({ port, customers, ms, path, headers, status }) => {
    const text = requestText('GET', path, headers)
    let wrong = 0
    const looped = await loop({
      port,
      customers,
      ms,
      request: () => text,
      heard: (answer) => {
        if (answer.status !== status) wrong++
      },
    })
    if (wrong > 0) throw new Error(`${path}: ${wrong} answers without status ${status}`)
    return looped
  },
  order: async ({ port, customers, ms, order, strangers }) => {
    const tokens: string[] = []
    const refused: Record<string, number> = {}
    const looped = await loop({
      port,
      customers,
      ms,
      request: () => {
        const key = randomBytes(16).toString('base64url')
        if (!strangers) return requestText('POST', '/api/orders', {}, { ...order, key })
        const { headers, phone } = stranger(strangers)
        return requestText('POST', '/api/orders', headers, { ...order, key, phone })
      },
      heard: ({ status, body }) => {
        if (status === 200) tokens.push((JSON.parse(body.toString()) as { token: string }).token)
        else refused[status] = (refused[status] ?? 0) + 1
      },
    })
    return { ...looped, tokens, refused }
  },
})

let strangersSoFar = 0

function stranger(kind: 'alike' | 'different'): { headers: Record<string, string>; phone: string } {
  const number = strangersSoFar++
  const address = `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`
  const agent = kind === 'alike' ? 'Phone' : `Phone ${number}`
  return { headers: { 'x-forwarded-for': address, 'user-agent': agent }, phone: `0470 ${100_000 + number}` }
}
