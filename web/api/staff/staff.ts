// What all staff screens share: the cache of what the server said, and which news make which of it stale.
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallName } from '../../../contract/addresses.ts'
import type { Input, Output } from '../../../contract/index.ts'
import type { LiveEvent } from '../../../contract/live.ts'
import { type Answer, ask, type Refused } from '../http/client.ts'
import { type LiveState, listen } from '../live/live.ts'
import { sessionEnded } from '../session/session.ts'

/** The form in which the query library takes a refusal: it knows failures only as thrown errors. */
export class Refusal extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.refusal)
    this.refused = refused
  }
}

export const refusalOf = (error: unknown): Refused['refusal'] =>
  error instanceof Refusal ? error.refused.refusal : 'broken'

/** What may go well when it is asked again, because nobody decided against it. */
export const mayPass = (refusal: Refused['refusal']): boolean =>
  ['unreachable', 'unavailable', 'broken', 'too_many'].includes(refusal)

export const staffCache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && mayPass(refusalOf(error)),
    },
    mutations: { networkMode: 'always' },
  },
})

// Every hook names this cache, so that no provider has to stand around the screens; mounted, it minds the window's focus.
staffCache.mount()

/** Asks one call; where nobody is signed in any more, the page goes to sign-in and back. */
export async function askStaff<Name extends CallName>(name: Name, input: Input<Name>, signal?: AbortSignal) {
  return valueFrom<Name>(await ask(name, input, signal ? { signal } : {}))
}

/** The value of an answer; a refusal is thrown. */
export function valueFrom<Name extends CallName>(answer: Answer<Name>): Output<Name> {
  if (answer.ok) return answer.value
  if (answer.refusal.refusal === 'not_signed_in') {
    // The next to sign in may be somebody else, who may see less.
    staffCache.clear()
    sessionEnded()
  }
  throw new Refusal(answer.refusal)
}

/** An event's name says which cache entries are stale; the empty key is all of them. */
const staleAfter: Readonly<Record<LiveEvent['name'], readonly QueryKey[]>> = {
  hello: [],
  reset: [[]],
  'menu.changed': [['stock'], ['shop'], ['places'], ['items']],
  'content.changed': [['content']],
  'shop.changed': [['shop'], ['places'], ['branches']],
  'orders.placed': [['orders'], ['arrivals']],
  'orders.lineStatusSet': [['orders'], ['arrivals']],
  'orders.archived': [['orders'], ['archives'], ['arrivals']],
  'takings.changed': [['orders'], ['takings']],
  'reviews.added': [['reviews']],
  'reviews.removed': [['reviews']],
  'messages.received': [['messages'], ['arrivals']],
  'messages.changed': [['messages'], ['arrivals']],
  'reservations.changed': [['reservations'], ['arrivals']],
}

const stale = new Map<string, QueryKey>()

/** News of the same moment are read together: at noon several arrive in one second. */
function markStale(name: LiveEvent['name']): void {
  const waiting = stale.size > 0
  for (const key of staleAfter[name]) stale.set(JSON.stringify(key), key)
  if (!waiting && stale.size > 0) setTimeout(refresh, 120)
}

function refresh(): void {
  for (const queryKey of stale.values()) void staffCache.invalidateQueries({ queryKey })
  stale.clear()
}

/** Keeps the cache fresh while the screen is open; returns the stream's state. `whileHidden`: also in a hidden tab. */
export function useStaffLive(branches: readonly string[], whileHidden = false): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const wished = branches.join(' ')
  useEffect(
    () => listen({ branches: wished ? wished.split(' ') : [], whileHidden }, ({ name }) => markStale(name), setState),
    [wished, whileHidden],
  )
  usePolling(state === 'polling')
  return state
}

let polling = 0
let poll: ReturnType<typeof setInterval> | undefined

/** Where no stream comes through, everything on the screen is read again every two seconds, however many ask for it. */
function usePolling(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    polling += 1
    poll ??= setInterval(() => void staffCache.invalidateQueries(), 2000)
    return () => {
      polling -= 1
      if (polling > 0) return
      clearInterval(poll)
      poll = undefined
    }
  }, [wanted])
}
