// What was had last time, first: one tap chooses the same again, where that can still be had (OPT-3).
import { useState } from 'react'
import { canBeOrdered, checkLine } from '../../domain/cart/checked-line.ts'
import { pieceOf } from '../../domain/menu/deals/deal-line.ts'
import { lineOptions } from '../../domain/menu/piece-price.ts'
import { sameChosen, sameParts } from '../../domain/menu/same-chosen.ts'
import type { FullItem } from '../api/menu/with-groups.ts'
import { useOptionLine, usePartLine } from '../cart/option-words.ts'
import { Button } from '../components/controls/button.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { checkIcon } from '../components/icons/icons.ts'
import { useItemText } from '../i18n/customer/index.ts'
import { hadOf } from './had.ts'
import type { ItemChoice } from './use-item-choice.ts'

const atOnce = { quantity: 1, note: '', seenPrice: 0 }

export function HadLast({ item, choice }: { item: FullItem; choice: ItemChoice }) {
  const { t, money } = useItemText()
  const words = useOptionLine()
  const partLine = usePartLine()
  const [had] = useState(() => hadOf(item.id))
  const { shop } = choice
  if (!had) return null
  const { parts = [] } = had
  const line = { ...{ item: item.id, options: had.options, parts }, ...atOnce }
  const { mark, price, chosen } = checkLine(line, item, true, shop.optionOut, { here: true }, shop)
  if (!canBeOrdered(mark)) return null
  const same = sameChosen(chosen, choice.chosen) && sameParts(parts, choice.parts)
  const ofParts = (pieceOf(item, 0, chosen, parts, shop).parts ?? []).map(partLine)
  const text = [words(lineOptions(choice.groups, chosen)), ...ofParts, money(price)]
  return (
    <div className="item-again">
      <p>
        <span className="block text-sm">{t.lastTime}</span>
        <span className="font-semibold">{text.filter(Boolean).join(' · ')}</span>
      </p>
      <Button variant="quiet" aria-pressed={same} onClick={() => choice.take(chosen, parts)}>
        {same && <Icon of={checkIcon} className="size-5" />}
        {t.sameAgain}
      </Button>
    </div>
  )
}
