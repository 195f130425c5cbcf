// The owner's calls of the first evening: the guide, the test order, and taking over the demo.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import type { GuideStep } from '../../../domain/guide.ts'
import { askStaff, staffCache } from './staff.ts'

export type Guide = Output<'guide.read'>
export type DemoTraces = Output<'demo.read'>

const guideKey = ['guide']

/** `wanted`: only owners may ask. */
export const useGuide = (wanted = true) =>
  useQuery(
    { queryKey: guideKey, queryFn: ({ signal }) => askStaff('guide.read', {}, signal), staleTime: 0, enabled: wanted },
    staffCache,
  )

const keep = (guide: Guide) => staffCache.setQueryData(guideKey, guide)
const readAgain = () => staffCache.invalidateQueries({ queryKey: guideKey })

export const usePassStep = () =>
  useMutation(
    {
      mutationFn: (wish: { step: GuideStep; passed: boolean }) => askStaff('guide.pass', wish),
      onSuccess: keep,
      onError: readAgain,
    },
    staffCache,
  )

export const useDismissGuide = () =>
  useMutation(
    {
      mutationFn: (dismissed: boolean) => askStaff('guide.dismiss', { dismissed }),
      onSuccess: keep,
      onError: readAgain,
    },
    staffCache,
  )

export const useTakeMenu = () =>
  useMutation({ mutationFn: () => askStaff('guide.takeMenu', {}), onSuccess: keep, onError: readAgain }, staffCache)

export const usePlaceTest = () =>
  useMutation(
    { mutationFn: (branch: string) => askStaff('guide.placeTest', { branch }), onSettled: readAgain },
    staffCache,
  )

export const useEndTest = () =>
  useMutation({ mutationFn: () => askStaff('guide.endTest', {}), onSettled: readAgain }, staffCache)

export const useDemoTraces = (wanted: boolean) =>
  useQuery(
    { queryKey: ['demo'], queryFn: ({ signal }) => askStaff('demo.read', {}, signal), staleTime: 0, enabled: wanted },
    staffCache,
  )

export const useTakeOver = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'demo.takeOver'>) => askStaff('demo.takeOver', wish),
      onSettled: () => staffCache.invalidateQueries(),
    },
    staffCache,
  )
