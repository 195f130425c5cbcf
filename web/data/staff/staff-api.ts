// What all staff screens share: the cache of the server's answers, and which events make which answers stale.
import {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallName } from '#contract/addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import type { LiveEvent } from '#contract/live-events.ts'
import type { Result } from '#domain/shared/result.ts'
import { askAny } from '../http/ask-any.ts'
import type { CallRefused, ServerAnswer } from '../http/client.ts'
import { type LiveState, listenLive } from '../live/live-stream-api.ts'
import { rightsMoved, sessionEnded } from '../session/session.ts'
import { noteAnswer } from './connection-lost-api.ts'

/** A refusal in the form that the query library needs: it knows failures only as thrown errors. */
export class Refusal extends Error {
  readonly refused: CallRefused
  constructor(refused: CallRefused) {
    super(refused.refusal)
    this.refused = refused
  }
}

/** The refusal behind a failure; `broken` if there is none. */
export const refusedBy = (error: unknown): CallRefused =>
  error instanceof Refusal ? error.refused : { refusal: 'broken', problems: [] }

export const refusalOf = (error: unknown): CallRefused['refusal'] => refusedBy(error).refusal

/** How much meal vouchers may pay, where they were to pay more. */
export const vouchersMost = (error: unknown): number | undefined =>
  refusedBy(error).problems.find(({ problem }) => problem === 'vouchers_pay_less')?.most

/**
 * Lets a form send with a mutation. The promise stays pending once the screen is left, because the library then calls
 * nobody back: a form that is gone neither closes a dialog nor reports a save.
 */
export const sendBy =
  <Wish, Value>({ mutate }: Pick<UseMutationResult<Value, Error, Wish>, 'mutate'>) =>
  (wish: Wish): Promise<Result<Value, CallRefused>> =>
    new Promise((tell) =>
      mutate(wish, {
        onSuccess: (value) => tell({ ok: true, value }),
        onError: (error) => tell({ ok: false, refusal: refusedBy(error) }),
      }),
    )

/** Whether a retry may succeed, because the server did not decide against the call. */
export const mayPass = (refusal: CallRefused['refusal']): boolean =>
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

// Every hook names this cache, so no provider is needed around the screens. Mounting it makes it watch the window's
// focus.
staffCache.mount()

/** Makes one call; if nobody is signed in any longer, the page goes to sign-in and back. */
export async function askStaff<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Output<Name>> {
  return valueFrom<Name>(await askAny(name, input, signal ? { signal } : {}))
}

/** The value of an answer; throws a refusal. */
export function valueFrom<Name extends CallName>(answer: ServerAnswer<Name>): Output<Name> {
  if (answer.ok) {
    noteAnswer()
    return answer.value
  }
  if (answer.refusal.refusal === 'not_signed_in') {
    // The next member to sign in may be allowed to see less.
    staffCache.clear()
    sessionEnded()
  }
  // What the page believes of its member is from before the owner changed it, or a branch moved to another region.
  if (answer.refusal.refusal === 'not_allowed') rightsMoved()
  throw new Refusal(answer.refusal)
}

/** Reads by one call and keeps the answer under `key`, by whose beginning `readAgain` and the live events find it. */
export const useStaffRead = <Name extends CallName, Shown = Output<Name>>(
  key: QueryKey,
  name: Name,
  input: Input<Name>,
  settings: Omit<UseQueryOptions<Output<Name>, Error, Shown>, 'queryKey' | 'queryFn'> = {},
) =>
  useQuery<Output<Name>, Error, Shown>(
    { ...settings, queryKey: key, queryFn: ({ signal }) => askStaff(name, input, signal) },
    staffCache,
  )

/** Reads from the server now, whatever is cached, and keeps the answer under `key`. */
export const readFresh = <Name extends CallName>(
  key: QueryKey,
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> =>
  staffCache.fetchQuery({ queryKey: key, queryFn: ({ signal }) => askStaff(name, input, signal), staleTime: 0 })

/**
 * Reads a list in pages: `inputAt` asks for the page at a place, undefined for the first; `next` is the place after a
 * page.
 */
export const useStaffPages = <Name extends CallName, Place>(
  key: QueryKey,
  name: Name,
  inputAt: (place: Place | undefined) => Input<Name>,
  next: (last: Output<Name>) => Place | null | undefined,
  settings: Readonly<{ refetchInterval?: number; staleTime?: number; placeholderData?: () => undefined }> = {},
) =>
  useInfiniteQuery<Output<Name>, Error, InfiniteData<Output<Name>>, QueryKey, Place | undefined>(
    {
      placeholderData: keepPreviousData,
      ...settings,
      queryKey: key,
      queryFn: ({ pageParam, signal }) => askStaff(name, inputAt(pageParam as Place | undefined), signal),
      initialPageParam: undefined,
      getNextPageParam: next,
    },
    staffCache,
  )

/**
 * Changes something whenever the returned `mutate` gets its input. The library tells the screen of the outcome only
 * once
 * `onError` and `onSettled` are through. What they read again is awaited after a success, so that the screen shows it
 * as soon as it says that it is done; a refusal is said at once.
 */
export const useStaffChange = <Value, Wish>(settings: UseMutationOptions<Value, Error, Wish>) =>
  useMutation<Value, Error, Wish>(
    {
      ...settings,
      onError: (...told) => void settings.onError?.(...told),
      onSettled: (value, error, ...told) => {
        const through = settings.onSettled?.(value, error, ...told)
        return error === null ? through : undefined
      },
    },
    staffCache,
  )

/** Changes something by one call. */
export const useStaffSend = <Name extends CallName>(
  name: Name,
  settings: Omit<UseMutationOptions<Output<Name>, Error, Input<Name>>, 'mutationFn'> = {},
) => useStaffChange<Output<Name>, Input<Name>>({ ...settings, mutationFn: (input) => askStaff(name, input) })

/** Marks all answers under these keys as stale, and reads again those that are on the screen. */
export const readAgain = (...beginnings: readonly string[]): Promise<unknown> =>
  Promise.all(beginnings.map((beginning) => staffCache.invalidateQueries({ queryKey: [beginning] })))

const oneOrder: readonly QueryKey[] = ['list', 'one', 'history', 'found', 'takings'].map((part) => ['orders', part])

/** For each event, the cache entries that it makes stale; the empty key means all of them. */
const staleAfter: Readonly<Record<LiveEvent['name'], readonly QueryKey[]>> = {
  hello: [],
  reset: [[]],
  'menu.changed': [
    ['orders', 'board'],
    ['bake'],
    ['stock'],
    ['shop'],
    ['places'],
    ['items'],
    ['categories'],
    ['groups'],
    ['optionStock'],
    ['brand'],
    ['guide'],
    ['demo'],
  ],
  'content.changed': [['content'], ['legal'], ['guide']],
  'shop.changed': [['shop'], ['places'], ['branches'], ['regions'], ['pace'], ['times'], ['guide'], ['demo']],
  'regions.changed': [['places'], ['regions']],
  'times.changed': [],
  'baskets.changed': [],
  // The board reads the one order itself: board-orders.ts.
  'orders.placed': [...oneOrder, ['arrivals'], ['guide']],
  'orders.lineStatusSet': [...oneOrder, ['guide']],
  'orders.stepped': [...oneOrder, ['arrivals'], ['guide']],
  'orders.archived': [['orders'], ['archives'], ['arrivals']],
  'orders.erased': [['orders'], ['persons']],
  'orders.unheard': [],
  'alerts.changed': [['alerts']],
  'guard.changed': [['guard'], ['arrivals']],
  'displays.changed': [['displays']],
  'printers.changed': [['printers'], ['slips']],
  'display.changed': [],
  'takings.changed': [['orders'], ['takings']],
  'payments.moved': [],
  'payments.changed': [['payments']],
  'reviews.added': [['reviews']],
  'reviews.removed': [['reviews']],
  'messages.received': [['messages'], ['arrivals']],
  'messages.changed': [['messages'], ['arrivals']],
  'reservations.changed': [['reservations'], ['arrivals']],
}

export const readAllAgain = (): void => void staffCache.invalidateQueries()

/** Events of the same moment cause one read: at noon several arrive in one second. */
const soon = gather(120)
/** What was done to an order moves the next times, and a line that was set can take an arrival away: in a second. */
const later = gather(1000)
const laterAfter: Readonly<Partial<Record<LiveEvent['name'], readonly QueryKey[]>>> = {
  'orders.placed': [['times']],
  'orders.stepped': [['times']],
  'orders.lineStatusSet': [['times'], ['arrivals']],
  'orders.archived': [['times']],
}

function markStale(name: LiveEvent['name']): void {
  if (name === 'regions.changed') rightsMoved()
  soon(staleAfter[name])
  later(laterAfter[name] ?? [])
}

/** Collects keys for this long after the first, then reads everything under them once. */
function gather(ms: number): (keys: readonly QueryKey[]) => void {
  const stale = new Set<QueryKey>()
  const refresh = () => {
    const keys = [...stale]
    stale.clear()
    void staffCache.invalidateQueries({
      predicate: ({ queryKey }) => keys.some((key) => key.every((part, at) => part === queryKey[at])),
    })
  }
  return (keys) => {
    if (stale.size === 0 && keys.length > 0) setTimeout(refresh, ms)
    for (const key of keys) stale.add(key)
  }
}

/** Keeps the cache fresh while the screen is open; returns the stream's state. `whileHidden`: also in a hidden tab. */
export function useStaffLive(branches: readonly string[] = [], whileHidden = false): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const wished = branches.join(' ')
  useEffect(
    () =>
      listenLive({ branches: wished ? wished.split(' ') : [], whileHidden }, ({ name }) => markStale(name), setState),
    [wished, whileHidden],
  )
  usePolling(state === 'polling')
  return state
}

let polling = 0
let poll: ReturnType<typeof setInterval> | undefined

/** While no stream gets through, everything on the screen is read every two seconds, all at once. */
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
