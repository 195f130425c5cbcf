// What a station makes in a slot, in things from the menu, as it is typed.
import type { Capacity, Making } from '../../../../domain/capacity/capacity.ts'
import { whatFits } from '../../../../domain/capacity/what-fits.ts'
import { usePaceText } from '../../../i18n/board/index.ts'

/** An item as far as the sentences name it. */
export type MadeItem = { readonly name: string; readonly making: readonly Making[] }

type StationMeansProps = {
  capacity: Capacity | null
  place: number
  name: string
  items: readonly MadeItem[] | undefined
}

export function StationMeans({ capacity, place, name, items }: StationMeansProps) {
  const { t, number } = usePaceText()
  const station = capacity?.stations[place]
  if (!capacity || !station || !items || !(station.hands >= 0) || !(capacity.share >= 1)) return null
  const madeHere = items.some(({ making }) => making.some((one) => one.station === station.id && one.seconds > 0))
  const fitting = whatFits(capacity, station, items)
  const examples = fitting.map(({ item, pieces, minutes }) => {
    const what = `${number(pieces)} × ${item.name}`
    return minutes === capacity.slotMinutes ? what : t.madeIn(what, minutes)
  })
  const sentence = !madeHere
    ? t.nothingMade(name)
    : station.hands === 0
      ? t.nobodyThere(name)
      : examples.length > 0
        ? t.makes(name, capacity.slotMinutes, examples.join(t.orElse))
        : t.tooSlow(name)
  return (
    <p role="status" className="rounded-control bg-latte-soft px-3.5 py-2.5 font-medium">
      {sentence}
    </p>
  )
}
