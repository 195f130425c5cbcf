// The owner's calls about the brand.
import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { askStaff, readAgain, staffCache, useStaffSend } from './staff.ts'

export type StoredBrand = Output<'brand.read'>

const key = { queryKey: ['brand'] }

export const useStoredBrand = () =>
  useQuery({ ...key, queryFn: ({ signal }) => askStaff('brand.read', {}, signal), staleTime: 0 }, staffCache)

/** Reads it now, past the cache: what another owner saved meanwhile. */
export const readStoredBrand = (): Promise<StoredBrand> => askStaff('brand.read', {})

export const useSaveBrand = () => useStaffSend('brand.save', { onSettled: () => readAgain('brand') })
