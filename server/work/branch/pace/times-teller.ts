// Tells pages that the times of a branch changed, at most once a second, however many orders come (TIME-3).
import type { EventData, EventName } from '#contract/live-events.ts'
import type { Hub } from '#server/door/live/hub.ts'
import { publish } from '#server/door/live/publish.ts'
import { type RepeatedJob, startRepeatedJob } from '#server/repeated-job.ts'
import { tellTimes } from '#server/store/branch/times-told.ts'
import type { Store } from '#server/store/open.ts'

/** The shortest time between two events of a branch, in ms. */
const pause = 1000

interface TimesTellerOptions {
  readonly store: Store
  readonly hub: Hub
  readonly now: () => number
  readonly failed: (error: unknown) => void
}

/**
 * The events after which the times of their branches may be others. Of what staff set pages hear by 'shop.changed'; at
 * a branch without a capacity nothing else changes its times.
 */
const after: { readonly [Name in EventName]?: (data: EventData[Name]) => readonly string[] } = {
  'orders.placed': ({ branch }) => [branch],
  'orders.stepped': ({ branch }) => [branch],
  'orders.lineStatusSet': ({ branch }) => [branch],
  'orders.archived': ({ branches }) => branches,
}

/**
 * Each server hears all events and remembers the branches that they are about. The first to write tells for all of
 * them: hearing that it was told, the others forget it.
 */
export function openTimesTeller({ store, hub, now, failed }: TimesTellerOptions): RepeatedJob {
  const changed = new Set<string>()

  hub.onEvent(({ name, data }) => {
    if (name === 'times.changed') changed.delete((JSON.parse(data) as EventData['times.changed']).branch)
    const branchesOf = after[name as EventName] as ((data: unknown) => readonly string[]) | undefined
    for (const branch of branchesOf?.(JSON.parse(data)) ?? []) changed.add(branch)
  })

  /** The changed branches that have a capacity; the others are forgotten. */
  const paced = async (): Promise<string[]> => {
    const { branches } = await store.catalogue.current(store.db)
    const known = new Set(branches.filter(({ capacity }) => capacity !== null).map(({ id }) => id))
    for (const branch of changed) if (!known.has(branch)) changed.delete(branch)
    return [...changed]
  }

  const tellAll = async (): Promise<void> => {
    const branches = changed.size > 0 ? await paced() : []
    if (branches.length === 0) return
    await store.write(async (trx) => {
      for (const branch of await tellTimes(trx, branches, now(), pause))
        await publish(trx, now(), 'times.changed', { branch })
    })
  }
  return startRepeatedJob(tellAll, pause, failed)
}
