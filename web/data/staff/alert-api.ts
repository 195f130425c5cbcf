// The staff's calls about what to look at: boards, alerts, web hooks, arrivals and fake orders.
import type { Input, Output } from '#contract/index.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { watchTimes } from '#domain/shop/watch/watch-times.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import { randomKey } from '../http/new-key.ts'
import { askStaff, readAgain, useStaffRead, useStaffSend } from './staff-api.ts'

export type ShownAlert = Output<'alerts.list'>['alerts'][number]
export type ShownHealth = Output<'health.read'>
export type ShownHook = Output<'hooks.list'>['hooks'][number]

/** No event tells that a board was closed, so it is read again as often as boards say that they are there. */
export const useBoards = () => useStaffRead(['boards'], 'boards.read', {}, { refetchInterval: watchTimes.beatMs })

export const useAlerts = () => useStaffRead(['alerts'], 'alerts.list', {})

/** No event tells how the server is, so it is read again like the boards. `enabled`: whether the member may. */
export const useHealth = (lang: Locale, enabled: boolean) =>
  useStaffRead(['health', lang], 'health.read', { lang }, { refetchInterval: watchTimes.beatMs, enabled })

export const useSetPausing = () => useStaffSend('boards.setPausing', { onSettled: () => readAgain('boards') })

/** Read often while something is on its way, so that the outcome of a test appears soon. */
export const useHooks = () =>
  useStaffRead(
    ['hooks'],
    'hooks.list',
    {},
    { refetchInterval: ({ state }) => (state.data?.hooks.some(({ waiting }) => waiting > 0) ? 2000 : 60_000) },
  )

const readHooks = () => readAgain('hooks')

export const useAddHook = () => useStaffSend('hooks.add', { onSettled: readHooks })

export const useTestHook = () => useStaffSend('hooks.test', { onSettled: readHooks })

export const useRemoveHook = () => useStaffSend('hooks.remove', { onSettled: readHooks })

const noteName = 'staff.board'

/** A random id that this tab keeps until it is closed. */
function boardId(): string {
  const kept = readStored(noteName, 'tab')
  if (typeof kept === 'string') return kept
  const made = randomKey()
  writeStored(noteName, made, 'tab')
  return made
}

/**
 * Tells the server that a board of these branches is open here. A lost beat does not matter, because the next one
 * follows.
 */
export const beatBoard = (branches: string[]): void =>
  void askStaff('boards.beat', { branches, board: boardId() }).catch(() => undefined)

/** Orders nobody has begun, reservations and messages nobody has seen. */
export type Arrivals = Output<'arrivals.read'>

/** Whatever the state of the stream, arrivals are read again this often, also in a hidden tab. */
const patrolMs = 30_000

/** `branch` '' means all branches of the member. */
export const useArrivalsRead = (branch: string) =>
  useStaffRead(['arrivals', branch], 'arrivals.read', branch ? { branch } : {}, {
    // A failed call is repeated at the next event or poll; a retry would wait until a hidden page is shown again.
    retry: false,
    staleTime: 0,
    refetchInterval: patrolMs,
    refetchIntervalInBackground: true,
  })

export const readArrivalsAgain = (): void => void readAgain('arrivals')

/** Who asks to be let in, who is blocked, and what the owner sets against fake orders. */
export type GuardState = Output<'guard.read'>

/** With a code, also finds asks beyond the newest. */
export const useGuard = (code?: string) => useStaffRead(['guard', code ?? ''], 'guard.read', code ? { code } : {})

/** How often the page of fake orders looks again: what waits for a payment tells staff nothing. */
const heldMs = 10_000

/** What new customers hold at each branch with orders that nobody accepted or paid. */
export const useHeld = () => useStaffRead(['guard', 'held'], 'guard.held', {}, { refetchInterval: heldMs })

/** The rules as they are on the server now. */
export const readGuardRules = (): Promise<GuardState> => askStaff('guard.read', {})

const guardChanged = () => readAgain('guard')

export const useAnswerAsk = () => useStaffSend('guard.answer', { onSettled: guardChanged })

export const useLiftBlock = () => useStaffSend('guard.lift', { onSettled: guardChanged })

export const useSaveGuard = () => useStaffSend('guard.setRules', { onSettled: guardChanged })

/** Not a hook, because it is sent ten seconds later, whatever page is open by then. */
export const blockOrder = (wish: Input<'orders.block'>): Promise<Output<'orders.block'>> =>
  askStaff('orders.block', wish).finally(() => void readAgain('guard', 'orders'))
