// The connection of a customer or a tablet to the servers. It sometimes drops before the answer; then the client asks again.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CallName, requestOf } from '../../../contract/addresses.ts'
import type { Input } from '../../../contract/index.ts'
import type { Person } from '../asking.ts'
import { type Body, checkedBody } from '../contract-check.ts'
import type { Dice } from './dice.ts'

export interface Line {
  /** How many requests were sent whose answer never came. */
  readonly dropped: number
  readonly sent: number
  /** Asks until there is an answer, with the same input, each time at any server. Every answer is checked against the contract. */
  call<Name extends CallName>(name: Name, input: Input<Name>, as?: Person): Promise<Body<Name>>
  /** Asks once; undefined if the answer does not come. */
  callOnce<Name extends CallName>(name: Name, input: Input<Name>, as?: Person): Promise<Body<Name> | undefined>
  close(): void
}

export interface LineWish {
  readonly addresses: () => readonly string[]
  readonly dice: Dice
  /** The share of requests whose connection is cut. */
  readonly drops: number
}

/** Two servers that were killed together are back within a few seconds. */
const patienceMs = 60_000
/** A connection is cut at most so long after the request, in ms: before, while or after the server acts on it. */
const longestCut = 25

export function openLine({ addresses, dice, drops }: LineWish): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const counts = { dropped: 0, sent: 0 }

  const callOnce: Line['callOnce'] = async (name, input, as) => {
    const cut = dice.happens(drops) ? dice.below(longestCut) : undefined
    counts.sent++
    const wish = { ...requestOf(name, { ...input }), cookie: as?.cookie, cut, agent }
    const answer = await exchange(dice.oneOf(addresses()) ?? '', wish)
    if (!answer) counts.dropped++
    // 503: nothing was decided, the same request may be tried again.
    return answer && answer.status !== 503 ? checkedBody(name, answer.status, answer.text) : undefined
  }

  return {
    get dropped() {
      return counts.dropped
    },
    get sent() {
      return counts.sent
    },
    callOnce,
    call: async (name, input, as) => {
      const until = performance.now() + patienceMs
      while (performance.now() < until) {
        const answer = await callOnce(name, input, as)
        if (answer) return answer
        await sleep(5 + dice.below(40))
      }
      throw new Error(`${name} got no answer within ${patienceMs} ms`)
    },
    close: () => agent.destroy(),
  }
}

type Sending = ReturnType<typeof requestOf> & {
  readonly cookie: string | undefined
  readonly cut: number | undefined
  readonly agent: Agent
}

/** Sends a request; undefined if the connection ends before the whole answer is there. */
function exchange(
  address: string,
  { method, url, body, cookie, cut, agent }: Sending,
): Promise<{ status: number; text: string } | undefined> {
  return new Promise((resolve) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) }
    const sent = request(`${address}${url}`, { method, headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => (text += piece))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', () => resolve(undefined))
      answer.on('close', () => resolve(undefined))
    })
    sent.on('error', () => resolve(undefined))
    if (cut !== undefined) setTimeout(() => sent.destroy(), cut)
    sent.end(body && JSON.stringify(body))
  })
}
