// The lowest prices of the last 30 days of goods that keep and are reduced, by branch (PRICE-3).
import { useEffect } from 'react'
import type { Output } from '#contract/index.ts'
import { ask } from '#web/data/http/client.ts'
import { type MenuState, menuStore } from '#web/data/menu/menu-state.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'

type Lowest = Output<'reductions.lowest'>['items']

interface ReadLowest {
  readonly branch: string
  /** The menu with which they were read: with another one they are read again. */
  readonly menu: MenuState
  readonly items: Lowest
}

const read = createObservable<ReadLowest | undefined>(undefined)
let asked: Pick<ReadLowest, 'branch' | 'menu'> | undefined

async function readLowest(branch: string): Promise<void> {
  const menu = menuStore.read()
  if (asked?.branch === branch && asked.menu === menu) return
  asked = { branch, menu }
  const answer = await ask('reductions.lowest', { branch })
  if (answer.ok) read.write({ branch, menu, items: answer.value.items })
  else asked = undefined
}

/** Cents; undefined until it is read, or for what is not reduced there. `size`: null as it comes. */
export function useLowestPrice(branch: string, item: string, size: string | null): number | undefined {
  const known = useObservable(read)
  const menu = useObservable(menuStore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed menu may have other prices.
  useEffect(() => void readLowest(branch), [branch, menu])
  const items = known?.branch === branch ? known.items : []
  return items.find((one) => one.item === item && one.size === size)?.lowest
}
