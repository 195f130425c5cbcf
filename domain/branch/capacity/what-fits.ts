// What a capacity means in things to eat and drink, for the owner who sets it (TIME-1).
import { type Capacity, type Making, type Station, stationMeter, weigh } from './capacity.ts'
import { mostSlots } from './hold.ts'

/** So many pieces of one item in so many minutes. */
export interface Fitting<Item> {
  readonly item: Item
  readonly pieces: number
  readonly minutes: number
}

interface Made {
  readonly making: readonly Making[]
}

/**
 * What a station makes for the website with its usual hands, of the quickest and the slowest item that is made there:
 * pieces in one slot, or for an item that takes longer, one piece in several. No item that takes no time at this
 * station, none that takes more than the six slots over which an order may be spread, and nothing where nobody works.
 */
export function whatFits<Item extends Made>(
  capacity: Capacity,
  station: Station,
  items: readonly Item[],
): readonly Fitting<Item>[] {
  const seconds = Math.floor((station.hands * capacity.slotMinutes * 60 * capacity.share) / 100)
  const fitting = items.flatMap((item) => {
    const weight = weigh(capacity, [{ quantity: 1, making: item.making }]).get(stationMeter(station.id)) ?? 0
    const one = weight > 0 && seconds > 0 ? fits(item, weight, seconds, capacity.slotMinutes) : undefined
    return one ? [{ ...one, weight }] : []
  })
  const sorted = fitting.sort((one, other) => one.weight - other.weight)
  const quickest = sorted[0]
  const slowest = sorted.at(-1)
  const shown = quickest && slowest && quickest.weight < slowest.weight ? [quickest, slowest] : sorted.slice(0, 1)
  return shown.map(({ item, pieces, minutes }) => ({ item, pieces, minutes }))
}

function fits<Item>(item: Item, weight: number, seconds: number, minutes: number): Fitting<Item> | undefined {
  if (weight <= seconds) return { item, pieces: Math.floor(seconds / weight), minutes }
  const slots = Math.ceil(weight / seconds)
  return slots <= mostSlots ? { item, pieces: 1, minutes: slots * minutes } : undefined
}
