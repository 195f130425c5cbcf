// The staff's calls about boards, alerts and web hooks.
import type { Output } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { watchTimes } from '../../../domain/watch/watch-times.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import { newKey } from '../http/new-key.ts'
import { askStaff, readAgain, useStaffRead, useStaffSend } from './staff.ts'

export type Alert = Output<'alerts.list'>['alerts'][number]
export type Health = Output<'health.read'>
export type Hook = Output<'hooks.list'>['hooks'][number]

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

const refresh = () => readAgain('hooks')

export const useAddHook = () => useStaffSend('hooks.add', { onSettled: refresh })

export const useTestHook = () => useStaffSend('hooks.test', { onSettled: refresh })

export const useRemoveHook = () => useStaffSend('hooks.remove', { onSettled: refresh })

const noteName = 'staff.board'

/** A random id that this tab keeps until it is closed. */
function boardId(): string {
  const kept = readStored(noteName, 'tab')
  if (typeof kept === 'string') return kept
  const made = newKey()
  writeStored(noteName, made, 'tab')
  return made
}

/** Tells the server that a board of this branch is open here. A lost beat does not matter, because the next one follows. */
export const beatBoard = (branch: string): void =>
  void askStaff('boards.beat', { branch, board: boardId() }).catch(() => undefined)
