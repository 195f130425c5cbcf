// One part of a meal deal: its items as cards with a picture, and below the chosen one its own options (OPT-7).
import { useId, useState } from 'react'
import { hasPicture } from '#domain/menu/menu.ts'
import { lineOptions } from '#domain/menu/piece-price.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useObservable } from '#web/data/observable.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, chevronDownIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useItemText } from '#web/words/customer/index.ts'
import { useOptionLine } from '../cart/option-words.tsx'
import { dietView } from '../diet/diet-view.ts'
import { useBranch } from '../ordering/ordering.ts'
import { isOffSale, saleOf, useSaleClock } from '../sale/sale.ts'
import { SaleNote } from '../sale/sale-note.tsx'
import { Legend, OptionGroupField } from './option-group.tsx'
import { ItemMark } from './small-picture.tsx'
import type { GroupsChoice, PartChoice, PartOffer } from './use-item-choice.ts'
import { shownGroups } from './use-item-choice.ts'

export function PartOfDeal({ part, name }: { part: PartChoice; name: string }) {
  const { t } = useItemText()
  const wrongId = useId()
  const { problem, offers, groups } = part
  return (
    <fieldset data-wrong={problem && ''} aria-describedby={problem && wrongId} className="min-w-0">
      <Legend name={part.name} hint={offers.length > 1 ? t.chooseOne : ''} />
      {problem && (
        <p id={wrongId} role="alert" className="item-wrong">
          <Icon of={warningIcon} className="size-5" />
          <span>
            {problem.problem === 'part_item_out' ? t.outNow(groups?.item.name ?? part.name) : t.missing(part.name)}
          </span>
        </p>
      )}
      <div className="item-part-offers">
        {offers.map((offer) => (
          <Offer key={offer.item.id} offer={offer} part={part} name={name} />
        ))}
      </div>
      {groups && (
        <PartOptions
          key={groups.item.id}
          choice={groups}
          isWrong={part.optionsWrong}
          name={`${name}-${groups.item.id}`}
        />
      )}
    </fieldset>
  )
}

function Offer({ offer: { item, extra, out }, part, name }: { offer: PartOffer; part: PartChoice; name: string }) {
  const { t, money } = useItemText()
  const diet = useObservable(dietView)
  const plain = useMenu().itemsById.get(item.id)
  const over = isOffSale(saleOf(item, useSaleClock(useBranch())))
  const checked = part.groups?.item.id === item.id
  return (
    <label className="item-option item-part-offer">
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={(out || over) && !checked}
        onChange={() => part.choose(item.id)}
      />
      {hasPicture(item.image) ? (
        <img {...pictureOf(item.image, '72px')} alt="" loading="lazy" decoding="async" />
      ) : (
        <ItemMark item={item.id} className="item-part-mark" />
      )}
      <span className="min-w-0">
        <span className="block leading-snug font-semibold wrap-anywhere">{item.name}</span>
        <small className="item-part-extra">
          {out ? t.soldOut : extra === 0 ? t.inPrice : <bdi dir="ltr">{`+${money(extra)}`}</bdi>}
        </small>
        <SaleNote item={item} />
        {diet && plain && diet.fitOf(plain).words}
      </span>
      <span className="item-tick">
        <Icon of={checkIcon} className="size-4" />
      </span>
    </label>
  )
}

type PartOptionsProps = { choice: GroupsChoice; isWrong: boolean; name: string }

/** What comes with the chosen item, in one line, and the way to change it; open where something must be chosen. */
function PartOptions({ choice, isWrong, name }: PartOptionsProps) {
  const { t } = useItemText()
  const words = useOptionLine()
  const [wanted, setWanted] = useState(false)
  const { item, chosen } = choice
  const groups = shownGroups(item.groups, chosen)
  const id = useId()
  if (groups.length === 0) return null
  const open = isWrong || wanted
  return (
    <div className="item-part-options">
      <p className="min-w-0 flex-1 text-sm wrap-anywhere text-ink-2">
        {words(lineOptions(item.groups, chosen)) || t.asItComes}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        disabled={isWrong}
        onClick={() => setWanted(!open)}
        className="item-part-change"
      >
        <span>{`${t.change} `}</span>
        <span className="sr-only">{item.name}</span>
        <Icon of={chevronDownIcon} className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!open} className="item-part-groups">
        {open &&
          groups.map((group) => (
            <OptionGroupField key={group.id} group={group} choice={choice} name={`${name}-${group.id}`} />
          ))}
      </div>
    </div>
  )
}
