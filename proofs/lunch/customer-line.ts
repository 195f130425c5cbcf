// The connection of a customer or a tablet to the servers, which sometimes drops before the answer, and the tracking
// page that uses it.
import { Agent, get, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CallName, requestOf } from '#contract/addresses.ts'
import type { Input, TrackedOrder } from '#contract/index.ts'
import type { Person } from '#server/testing/asking.ts'
import { type Body, checkedBody } from '#server/testing/contract-check.ts'
import type { Dice } from '#server/testing/dice.ts'
import { eventsOf } from '#server/testing/live-stream.ts'

export interface LunchLine {
  /** How many requests were sent whose answer never came. */
  readonly dropped: number
  readonly sent: number
  /**
   * Asks until there is an answer, with the same input, each time at any server. Every answer is checked against the
   * contract.
   */
  call<Name extends CallName>(name: Name, input: Input<Name>, as?: Person): Promise<Body<Name>>
  /** Asks once; undefined if the answer does not come. */
  callOnce<Name extends CallName>(name: Name, input: Input<Name>, as?: Person): Promise<Body<Name> | undefined>
  close(): void
}

export interface LunchLineWish {
  readonly addresses: () => readonly string[]
  readonly dice: Dice
  /** The share of requests whose connection is cut. */
  readonly drops: number
}

/** Two servers that were killed together are back within a few seconds. */
const patienceMs = 60_000
/** A connection is cut at most so long after the request, in ms: before, while or after the server acts on it. */
const longestCut = 25

export function openLine({ addresses, dice, drops }: LunchLineWish): LunchLine {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const counts = { dropped: 0, sent: 0 }

  const callOnce: LunchLine['callOnce'] = async (name, input, as) => {
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

export interface LunchPage {
  readonly token: string
  /** The order as the customer sees it; undefined until it was read. */
  readonly shown: TrackedOrder | undefined
  close(): void
}

export interface LunchPageWish {
  readonly token: string
  readonly addresses: () => readonly string[]
  readonly line: LunchLine
  readonly dice: Dice
}

/**
 * Opens the page. Its stream goes on after the last event it heard, at any server, however often it is cut; it reads
 * the order only when it was opened and after events of its own, so that an event that never comes leaves it untrue.
 */
export function openPage({ token, addresses, line, dice }: LunchPageWish): LunchPage {
  const state: { shown?: TrackedOrder; closed: boolean; reading: boolean; again: boolean } = {
    closed: false,
    reading: false,
    again: false,
  }
  let cut = (): void => {}

  const read = async (): Promise<void> => {
    state.again = true
    if (state.reading) return
    state.reading = true
    while (state.again && !state.closed) {
      state.again = false
      const answer = await line.call('orders.track', { token })
      if (answer.ok) state.shown = answer.value
    }
    state.reading = false
  }

  const follow = async (): Promise<void> => {
    let last = ''
    while (!state.closed) {
      await streamed(`${dice.oneOf(addresses())}/api/live?token=${token}`, last, {
        opened: (close) => {
          cut = close
          if (state.closed) close()
        },
        hear: ({ event, id, data }) => {
          const isFirst = last === ''
          if (id) last = id
          const isOwn = event.startsWith('orders.') && data.includes(token)
          if (event === 'reset' || (event === 'beat' && isFirst) || isOwn) void read()
        },
      })
      await sleep(5 + dice.below(40))
    }
  }
  void follow()

  return {
    token,
    get shown() {
      return state.shown
    },
    close: () => {
      state.closed = true
      cut()
    },
  }
}

interface Heard {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

interface Hearing {
  readonly opened: (close: () => void) => void
  readonly hear: (heard: Heard) => void
}

/** Resolves when the stream has ended, however that came. */
function streamed(url: string, last: string, { opened, hear }: Hearing): Promise<void> {
  return new Promise((resolve) => {
    const headers = last === '' ? {} : { 'last-event-id': last }
    const request = get(url, { agent: false, headers }, (response) => {
      eventsOf(response, ({ event, id, data = '' }) => {
        if (event) hear({ event, id, data })
      })
      response.on('close', resolve)
    })
    request.on('error', () => resolve())
    opened(() => request.destroy())
  })
}
