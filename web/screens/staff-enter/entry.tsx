// A new order while it is tapped together: the tiles of the menu, the bill, and placing it.
import { useRef, useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import { totalOf } from '../../../domain/shared/money.ts'
import { newKey } from '../../api/http/new-key.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { useEnterOrder } from '../../api/staff/orders/counter.ts'
import { Card } from '../../components/display/card.tsx'
import { useTillText } from '../../i18n/board/index.ts'
import { ChooseOptions } from '../../staff/lines/choose-options.tsx'
import { useItemOptions } from '../../staff/lines/item-options.ts'
import { Bill } from './bill.tsx'
import { added, type BillLine, chosenAnew } from './bill-lines.ts'
import { EntryFields } from './entry-fields.tsx'
import { nothingTyped, wishOf } from './entry-wish.ts'
import { PlaceBar } from './place-bar.tsx'
import { Tiles } from './tiles.tsx'

type EntryProps = { place: BranchName; onDone: (order: Output<'orders.enter'>) => void }

export function Entry({ place, onDone }: EntryProps) {
  const { t } = useTillText()
  const enter = useEnterOrder()
  const [lines, setLines] = useState<BillLine[]>([])
  const [typed, setTyped] = useState(nothingTyped)
  const optionsOf = useItemOptions(place.id)
  const [choosing, setChoosing] = useState<number>()
  const chosen = lines.find((line) => line.key === choosing)
  /** One key for one order: it changes only when something else is sent. */
  const key = useRef({ of: '', key: newKey() })
  const bill = useRef<HTMLHeadingElement>(null)

  function send() {
    if (lines.length === 0 || enter.isPending) return
    const wish = wishOf(place, lines, typed)
    const of = JSON.stringify(wish)
    if (key.current.of !== of) key.current = { of, key: newKey() }
    enter.mutate({ ...wish, key: key.current.key }, { onSuccess: onDone })
  }

  return (
    <div className="flex flex-wrap items-start gap-6 max-md:pb-16">
      <div className="min-w-0 flex-[999_1_22rem]">
        <Tiles branch={place.id} onAdd={(tile) => setLines(added(lines, tile))} />
      </div>
      <Card className="min-w-0 flex-[1_1_20rem] p-5! md:sticky md:top-4 xl:basis-96">
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <h2 ref={bill} tabIndex={-1} className="scroll-mt-4 text-lg">
            {t.enter.bill}
          </h2>
          <Bill branch={place.id} lines={lines} onChange={setLines} onOptions={setChoosing} />
          <EntryFields typed={typed} onType={(part) => setTyped({ ...typed, ...part })} />
          <PlaceBar
            quantity={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
            total={totalOf(lines)}
            busy={enter.isPending}
            error={enter.error}
            onLook={() => {
              bill.current?.scrollIntoView()
              bill.current?.focus({ preventScroll: true })
            }}
          />
        </form>
        {/* Outside of the form: Enter on an option must not place the order. */}
        {chosen && (
          <ChooseOptions
            key={chosen.key}
            name={chosen.name}
            item={optionsOf(chosen.item)}
            start={chosen.options}
            startParts={chosen.parts}
            adds={false}
            onChoose={(piece) => {
              setLines(chosenAnew(lines, chosen.key, piece))
              setChoosing(undefined)
            }}
            onClose={() => setChoosing(undefined)}
          />
        )}
      </Card>
    </div>
  )
}
