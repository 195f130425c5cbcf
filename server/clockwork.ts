// What changes by itself when its time comes: items that are back in stock, branches that open again, pauses that end. The
// rules go by the time, so nothing waits for this; it tidies the rows and tells open pages.
import { shopAt } from '../domain/branch/branch.ts'
import type { LocalText } from '../domain/shared/locale.ts'
import { publish } from './live/publish.ts'
import { onPatrol, type Patrol } from './patrol.ts'
import { noteClockAct } from './store/accounts/clock-log.ts'
import type { Catalogue } from './store/catalogue/catalogue.ts'
import { tidyEnded } from './store/catalogue/pace-settings-store.ts'
import { openAfter, putBackInStock } from './store/catalogue/shop-state.ts'
import type { Store } from './store/open.ts'

/** How often it looks, in ms: open pages follow within about this time. */
const patrol = 1000

interface ClockworkOptions {
  readonly store: Store
  readonly now: () => number
  /** Receives the reason why something due could not be done: once per reason, until it works again. */
  readonly failed: (error: unknown) => void
}

/**
 * Each server looks for itself; the transaction of the first one deletes the rows, so that only one of several servers
 * publishes. After a restart, what came due meanwhile is found at the first look.
 */
export function openClockwork({ store, now, failed }: ClockworkOptions): Patrol {
  let lastFailure = ''

  const look = async (): Promise<void> => {
    const catalogue = await store.catalogue.current(store.db)
    if ((catalogue.turns[0] ?? Number.POSITIVE_INFINITY) <= now()) await turn(store, catalogue, now())
    lastFailure = ''
  }
  return onPatrol(look, patrol, (error) => {
    if (String(error) !== lastFailure) failed(error)
    lastFailure = String(error)
  })
}

const turn = (store: Store, catalogue: Catalogue, now: number): Promise<void> =>
  store.write(async (trx) => {
    const { branches } = catalogue
    for (const item of await putBackInStock(trx, now)) {
      await publish(trx, now, 'menu.changed', { item })
      await noteClockAct(trx, now, 'clock.inStock', {}, { name: nameOf(catalogue, item) })
    }
    const over = branches.flatMap(({ id, shop, timeZone }) =>
      shop.until !== null && shopAt({ shop, timeZone }, now).open ? [{ id, until: shop.until }] : [],
    )
    const opened = await openAfter(trx, over)
    if (opened.length > 0) {
      const places = branches.filter(({ id }) => opened.includes(id)).map(({ id, name }) => ({ branch: id, name }))
      await noteClockAct(trx, now, 'clock.open', {}, { branches: places })
    }
    const changed = new Set([...opened, ...(await tidyEnded(trx, now))])
    if (changed.size > 0) await publish(trx, now, 'shop.changed', { branches: [...changed] })
  })

/** Of an item, or of an option. */
const nameOf = ({ itemById, groups }: Catalogue, id: string): LocalText =>
  itemById.get(id)?.name ?? groups.flatMap(({ options }) => options).find((option) => option.id === id)?.name ?? {}
