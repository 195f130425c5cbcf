// The calls of the bake list: how many to make, what is ticked, and what is left in the evening.
import type { Input, Output } from '#contract/index.ts'
import { askStaff, readAgain, staffCache, useStaffChange, useStaffRead } from './staff-api.ts'

export type BakeList = Output<'bake.read'>
export type BakeLeft = Output<'bake.left'>

/** Others tick and count on their own screens, and tell nobody. */
const readEvery = 30_000

export const useBakeList = (branch: string) =>
  useStaffRead(['bake', 'list', branch], 'bake.read', { branch }, { refetchInterval: readEvery })

export const useBakeLeft = (branch: string) =>
  useStaffRead(['bake', 'left', branch], 'bake.left', { branch }, { refetchInterval: readEvery })

/** Shown at once; if the server refuses, the tick changes back. */
export const useBakeTick = () =>
  useStaffChange({
    mutationFn: (wish: Input<'bake.tick'>) => askStaff('bake.tick', wish),
    onMutate: async ({ branch, item, done }) => {
      const key = ['bake', 'list', branch]
      await staffCache.cancelQueries({ queryKey: key })
      staffCache.setQueryData<BakeList>(
        key,
        (list) => list && { ...list, items: list.items.map((one) => (one.item === item ? { ...one, done } : one)) },
      )
    },
    onSettled: () => readAgain('bake'),
  })

/** Shown at once; if the server refuses, the switch changes back. */
export const useSellLeft = () =>
  useStaffChange({
    mutationFn: (wish: Input<'bake.sellLeft'>) => askStaff('bake.sellLeft', wish),
    onMutate: ({ branch, share }) => {
      staffCache.setQueryData<BakeLeft>(
        ['bake', 'left', branch],
        (before) => before && { ...before, sale: before.sale && { ...before.sale, share } },
      )
    },
    onSettled: () => readAgain('bake'),
  })

export const useBakeCount = () =>
  useStaffChange({
    mutationFn: (wish: Input<'bake.count'>) => askStaff('bake.count', wish),
    onSuccess: ({ left, made }, { branch, item }) => {
      staffCache.setQueryData<BakeLeft>(
        ['bake', 'left', branch],
        (before) =>
          before && {
            ...before,
            items: before.items.map((one) => {
              const free = one.left === left ? one.free : null
              return one.item === item ? { ...one, left, made, free } : one
            }),
          },
      )
    },
    onSettled: () => readAgain('bake'),
  })
