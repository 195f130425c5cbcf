// The customers, in a process of their own: they read or place orders, and report the answers.
import { randomBytes } from 'node:crypto'
import { loop, requestText } from './bench-wire.ts'
import { answerAs } from './child-process.ts'

interface CrowdWish {
  readonly port: number
  readonly customers: number
  readonly ms: number
}

interface ReadWish extends CrowdWish {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The status that every response must have. */
  readonly status: number
}

export interface PlacingCrowd extends CrowdWish {
  /** Orders without their keys, placed in turn. */
  readonly orders: readonly object[]
}

interface PayWish extends Omit<CrowdWish, 'customers'> {
  readonly ids: readonly number[]
  readonly headers: Readonly<Record<string, string>>
}

const answers = {
  read: async ({ path, headers, status, ...wish }: ReadWish) => {
    const text = requestText('GET', path, headers)
    let wrong = 0
    const looped = await loop({
      ...wish,
      request: () => text,
      heard: (answer) => {
        if (answer.status !== status) wrong++
      },
    })
    if (wrong > 0) throw new Error(`${path}: ${wrong} answers without status ${status}`)
    return looped
  },
  /** With the tokens of all orders that were acknowledged, and the responses that were not an order, by status. */
  order: async ({ orders, ...wish }: PlacingCrowd) => {
    let next = 0
    const tokens: string[] = []
    const refused: Record<string, number> = {}
    const looped = await loop({
      ...wish,
      request: () => {
        const order = { ...orders[next++ % orders.length], key: randomBytes(16).toString('base64url') }
        return requestText('POST', '/api/orders', {}, order)
      },
      heard: ({ status, body }) => {
        if (status !== 200) {
          refused[status] = (refused[status] ?? 0) + 1
          return
        }
        tokens.push((JSON.parse(body.toString()) as { token: string }).token)
      },
    })
    return { ...looped, tokens, refused }
  },
  /** A member of staff takes the money of these orders, one after the other. */
  pay: async ({ ids, headers, ...wish }: PayWish) => {
    let next = 0
    let unpaid = 0
    const looped = await loop({
      ...wish,
      customers: 1,
      request: () => {
        const step = { step: 'pay', paidWay: 'card', key: randomBytes(16).toString('base64url') }
        return requestText('POST', `/api/staff/orders/${ids[next++]}/step`, headers, step)
      },
      heard: ({ status }) => {
        if (status !== 200) unpaid++
      },
    })
    if (unpaid > 0) throw new Error(`${unpaid} of ${looped.answers} payments were refused`)
    return looped
  },
}
export type CrowdAnswers = typeof answers
answerAs(answers)
