// The owner's calls about the brand.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type StoredBrand = Output<'brand.read'>

const key = { queryKey: ['brand'] }

export const useStoredBrand = () =>
  useQuery({ ...key, queryFn: ({ signal }) => askStaff('brand.read', {}, signal), staleTime: 0 }, staffCache)

/** Reads it now, past the cache: what another owner saved meanwhile. */
export const readStoredBrand = (): Promise<StoredBrand> => askStaff('brand.read', {})

export const useSaveBrand = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'brand.save'>) => askStaff('brand.save', wish),
      onSettled: () => staffCache.invalidateQueries(key),
    },
    staffCache,
  )
