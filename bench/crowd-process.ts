// The customers, in a process of their own: they read or place orders, and report the answers.
import { randomBytes } from 'node:crypto'
import { answerAs } from './child-process.ts'
import { type Looped, loop, requestText } from './wire.ts'

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
}

export interface Ordered extends Looped {
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
  order: async ({ port, customers, ms, order }) => {
    const tokens: string[] = []
    const refused: Record<string, number> = {}
    const looped = await loop({
      port,
      customers,
      ms,
      request: () => {
        const key = randomBytes(16).toString('base64url')
        return requestText('POST', '/api/orders', {}, { ...order, key })
      },
      heard: ({ status, body }) => {
        if (status === 200) tokens.push((JSON.parse(body.toString()) as { token: string }).token)
        else refused[status] = (refused[status] ?? 0) + 1
      },
    })
    return { ...looped, tokens, refused }
  },
})
