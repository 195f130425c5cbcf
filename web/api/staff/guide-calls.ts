// The owner's calls of the first evening: the guide, the test order, and taking over the demo.
import { useMutation } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import type { GuideStep } from '../../../domain/guide.ts'
import { askStaff, readAgain, staffCache, useStaffRead, useStaffSend } from './staff.ts'

export type Guide = Output<'guide.read'>
export type DemoTraces = Output<'demo.read'>

const guideKey = ['guide']

/** `wanted`: only owners may ask. */
export const useGuide = (wanted = true) => useStaffRead(guideKey, 'guide.read', {}, { staleTime: 0, enabled: wanted })

const keep = (guide: Guide) => staffCache.setQueryData(guideKey, guide)
const again = () => readAgain('guide')

export const usePassStep = () =>
  useMutation(
    {
      mutationFn: (wish: { step: GuideStep; passed: boolean }) => askStaff('guide.pass', wish),
      onSuccess: keep,
      onError: again,
    },
    staffCache,
  )

export const useDismissGuide = () => useStaffSend('guide.dismiss', { onSuccess: keep, onError: again })

export const useTakeMenu = () =>
  useMutation({ mutationFn: () => askStaff('guide.takeMenu', {}), onSuccess: keep, onError: again }, staffCache)

export const usePlaceTest = () => useStaffSend('guide.placeTest', { onSettled: again })

export const useEndTest = () =>
  useMutation({ mutationFn: () => askStaff('guide.endTest', {}), onSettled: again }, staffCache)

export const useDemoTraces = (wanted: boolean) =>
  useStaffRead(['demo'], 'demo.read', {}, { staleTime: 0, enabled: wanted })

export const useTakeOver = () => useStaffSend('demo.takeOver', { onSettled: () => staffCache.invalidateQueries() })
