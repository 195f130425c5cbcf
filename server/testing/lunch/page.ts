// A customer's tracking page: it listens to its order and reads it again at each event, as the website does.
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TrackedOrder } from '../../../contract/index.ts'
import type { Dice } from './dice.ts'
import type { Line } from './line.ts'

export interface Page {
  readonly token: string
  /** The order as the customer sees it; undefined until it was read. */
  readonly shown: TrackedOrder | undefined
  close(): void
}

export interface PageWish {
  readonly token: string
  readonly addresses: () => readonly string[]
  readonly line: Line
  readonly dice: Dice
}

/**
 * Opens the page. Its stream goes on after the last event it heard, at any server, however often it is cut; it reads the
 * order only when it was opened and after events of its own, so that an event that never comes leaves it untrue.
 */
export function openPage({ token, addresses, line, dice }: PageWish): Page {
  const state: { shown?: TrackedOrder; closed: boolean; reading: boolean; again: boolean } = {
    ...{ closed: false, reading: false, again: false },
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
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const event = /^event: (.+)$/m.exec(block)?.[1]
          if (event) hear({ event, id: /^id: (.+)$/m.exec(block)?.[1], data: block })
        }
      })
      response.on('error', () => {})
      response.on('close', resolve)
    })
    request.on('error', () => resolve())
    opened(() => request.destroy())
  })
}
