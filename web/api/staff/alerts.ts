// The staff's calls about boards, alerts and web hooks.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { watchTimes } from '../../../domain/watch/watch-times.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import { newKey } from '../http/new-key.ts'
import { askStaff, staffCache } from './staff.ts'

export type Alert = Output<'alerts.list'>['alerts'][number]
export type Health = Output<'health.read'>
export type Hook = Output<'hooks.list'>['hooks'][number]

/** No event tells that a board was closed, so it is read again as often as boards say that they are there. */
export const useBoards = () =>
  useQuery(
    {
      queryKey: ['boards'],
      queryFn: ({ signal }) => askStaff('boards.read', {}, signal),
      refetchInterval: watchTimes.beatMs,
    },
    staffCache,
  )

export const useAlerts = () =>
  useQuery({ queryKey: ['alerts'], queryFn: ({ signal }) => askStaff('alerts.list', {}, signal) }, staffCache)

/** No event tells how the server is, so it is read again like the boards. `enabled`: whether the member may. */
export const useHealth = (lang: Locale, enabled: boolean) =>
  useQuery(
    {
      queryKey: ['health', lang],
      queryFn: ({ signal }) => askStaff('health.read', { lang }, signal),
      refetchInterval: watchTimes.beatMs,
      enabled,
    },
    staffCache,
  )

export const useSetPausing = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'boards.setPausing'>) => askStaff('boards.setPausing', wish),
      onSettled: () => staffCache.invalidateQueries({ queryKey: ['boards'] }),
    },
    staffCache,
  )

/** Read often while something is on its way, so that the outcome of a test appears by itself. */
export const useHooks = () =>
  useQuery(
    {
      queryKey: ['hooks'],
      queryFn: ({ signal }) => askStaff('hooks.list', {}, signal),
      refetchInterval: ({ state }) => (state.data?.hooks.some(({ waiting }) => waiting > 0) ? 2000 : 60_000),
    },
    staffCache,
  )

const refresh = () => staffCache.invalidateQueries({ queryKey: ['hooks'] })

export const useAddHook = () =>
  useMutation({ mutationFn: (wish: Input<'hooks.add'>) => askStaff('hooks.add', wish), onSettled: refresh }, staffCache)

export const useTestHook = () =>
  useMutation({ mutationFn: (id: number) => askStaff('hooks.test', { id }), onSettled: refresh }, staffCache)

export const useRemoveHook = () =>
  useMutation({ mutationFn: (id: number) => askStaff('hooks.remove', { id }), onSettled: refresh }, staffCache)

const noteName = 'staff.board'

/** A random id that this tab keeps until it is closed. */
function boardId(): string {
  const kept = readStored(noteName, 'tab')
  if (typeof kept === 'string') return kept
  const made = newKey()
  writeStored(noteName, made, 'tab')
  return made
}

/** Says that a board of this branch is open here. One that does not get through is repeated by the next. */
export const beatBoard = (branch: string): void =>
  void askStaff('boards.beat', { branch, board: boardId() }).catch(() => undefined)
