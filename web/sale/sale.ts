// Where the menu finds what limits where and when things are sold. The rules and words of it come in a file of their own,
// and only for a menu in which something does (CATG-2).
import { useEffect } from 'react'
import type { LocalTime } from '../../domain/branch/hours.ts'
import { loadForSure } from '../api/http/connection.ts'
import { type MenuBranch, type MenuItem, useMenu } from '../api/menu/menu.ts'
import { createObservable, useObservable } from '../api/observable.ts'
import { useSaleClock } from '../ordering/sale-clock-now.ts'
import type { SaleProps } from './sale-props.ts'

export type SaleParts = typeof import('./sale-parts.tsx')

const saleParts = createObservable<SaleParts | undefined>(undefined)

/** Undefined while nothing of the menu is limited, or until the file is there: what is limited is not shown before. */
export function useSaleParts(): SaleParts | undefined {
  const { limited } = useMenu()
  const parts = useObservable(saleParts)
  const missing = limited && !parts
  useEffect(() => {
    if (missing) void loadForSure(() => import('./sale-parts.tsx')).then(saleParts.write)
  }, [missing])
  return parts
}

/** What the card of each item says, now and at this branch. */
export function useSaleProps(branch: MenuBranch | null): (item: MenuItem) => SaleProps | undefined {
  const parts = useSaleParts()
  const { branches } = useMenu()
  const clock: LocalTime = useSaleClock(branch)
  return (item) => parts?.saleProps(item, clock, branch ? [] : branches)
}
