// Chooses the options of one piece for an order that staff enter or change; the button says what it costs.
import { useState } from 'react'
import { askedGroups, defaultsOf } from '#domain/menu/chosen.ts'
import type { ChosenParts, Part } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { ChoiceCard, GroupChoices, usePriceWords } from './group-choices.tsx'
import { type ChosenPiece, type ItemOptions, shownPieceOf, wrongChoices } from './item-options.ts'

const shape = 'rise m-auto max-h-[94dvh] w-[min(36rem,calc(100%-1rem))] rounded-card shade-bar'

type ChooseOptionsProps = {
  name: string
  item: ItemOptions
  start: Chosen
  /** Of a meal deal: what is chosen for its parts. */
  startParts?: ChosenParts
  /** Whether it is a new line. */
  adds: boolean
  onChoose: (piece: ChosenPiece) => void
  onClose: () => void
}

export function ChooseOptions({ name, item, start, startParts = [], adds, onChoose, onClose }: ChooseOptionsProps) {
  const { t, money } = useOptionEditText()
  const { frame } = useStaffText().t
  const [chosen, setChosen] = useState(start)
  const [parts, setParts] = useState(startParts)
  const [tried, setTried] = useState(false)
  const piece = shownPieceOf(item, chosen, parts)
  const { missing, tooMany } = wrongChoices(item, chosen, parts)
  const ready = missing.length + tooMany.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.order.title(name)}
      closeLabel={frame.close}
      shape={shape}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={onClose}>
            {frame.cancel}
          </Button>
          <Button
            size="staff"
            aria-disabled={!ready}
            onClick={() => {
              setTried(true)
              if (ready) onChoose(piece)
            }}
          >
            {(adds ? t.order.add : t.order.save)(item.isPriced ? money(piece.price) : '')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {item.parts.map((part) => (
          <PartChoices key={part.id} part={part} item={item} chosen={parts} onChange={setParts} />
        ))}
        {askedGroups(item.groups, chosen).map((group) => (
          <GroupChoices
            key={group.id}
            group={group}
            chosen={chosen}
            onChange={setChosen}
            isOut={item.isOut}
            base={item.price}
            isPriced={item.isPriced}
            name="order"
          />
        ))}
        <p role="status" className="font-semibold text-cherry empty:hidden">
          {`${tried && missing.length > 0 ? t.order.missing(missing.join(', ')) : ''} ${tooMany.length > 0 ? t.order.tooMany(tooMany.join(', ')) : ''}`}
        </p>
      </div>
    </Dialog>
  )
}

type PartChoicesProps = {
  part: Part<string>
  /** The deal. */
  item: Pick<ItemOptions, 'shop' | 'isPriced'>
  chosen: ChosenParts
  onChange: (chosen: ChosenParts) => void
}

function PartChoices({ part: { id, name, choose }, item: { shop, isPriced }, chosen, onChange }: PartChoicesProps) {
  const { t } = useOptionEditText()
  const price = usePriceWords()
  const own = chosen.find(({ part }) => part === id)
  const put = (item: string, options: Chosen) =>
    onChange([...chosen.filter(({ part }) => part !== id), { part: id, item, options }])
  const item = own && shop.itemOf(own.item)
  const options = own?.options ?? defaultsOf(item?.groups ?? [])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-heading text-lg leading-snug font-semibold">
        <bdi>{name}</bdi>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {choose.map(({ item: one, extra }) => (
          <ChoiceCard
            key={one}
            name={`part-${id}`}
            checked={own?.item === one}
            disabled={!shop.inStock(one)}
            onChange={() => put(one, defaultsOf(shop.itemOf(one)?.groups ?? []))}
            text={shop.itemOf(one)?.name ?? one}
            detail={shop.inStock(one) ? (isPriced ? price(extra, true) : '') : t.soldOut}
          />
        ))}
      </div>
      {item && (
        <div className="mt-3 grid gap-4 border-s-3 border-honey-soft ps-3 empty:hidden">
          {askedGroups(item.groups ?? [], options).map((group) => (
            <GroupChoices
              key={group.id}
              group={group}
              chosen={options}
              onChange={(next) => put(item.id, next)}
              isOut={shop.optionOut}
              isPriced={isPriced}
              name={`part-${id}`}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
