// What was had last time, first: one tap chooses the same again, where that can still be had (OPT-3).
import { useState } from 'react'
import { choicePrice } from '../../domain/menu/choice-price.ts'
import { checkChosen } from '../../domain/menu/chosen.ts'
import { lineOptions } from '../../domain/menu/piece-price.ts'
import { sameChosen } from '../../domain/menu/same-chosen.ts'
import type { FullItem } from '../api/menu/with-groups.ts'
import { useChoiceName } from '../cart/choice-name.ts'
import { useOptionLine } from '../cart/option-words.ts'
import { Button } from '../components/controls/button.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { checkIcon } from '../components/icons/icons.ts'
import { useItemText } from '../i18n/item/index.ts'
import { hadOf } from './had.ts'
import type { ItemChoice } from './use-item-choice.ts'

export function HadLast({ item, choice }: { item: FullItem; choice: ItemChoice }) {
  const { t, money } = useItemText()
  const words = useOptionLine()
  const sizeName = useChoiceName()
  const [had] = useState(() => hadOf(item.id))
  const price = had && choicePrice(item, had.choice, had.options)
  if (!had || price == null || checkChosen(choice.groups, had.options, choice.isOut).length > 0) return null
  const same = had.choice === choice.size && sameChosen(had.options, choice.chosen)
  const text = [sizeName(had.choice, item), words(lineOptions(choice.groups, had.options)), money(price)]
  return (
    <div className="item-again">
      <p>
        <span className="block text-sm">{t.lastTime}</span>
        <span className="font-semibold">{text.filter(Boolean).join(' · ')}</span>
      </p>
      <Button variant="quiet" aria-pressed={same} onClick={() => choice.take(had.choice, had.options)}>
        {same && <Icon of={checkIcon} className="size-5" />}
        {t.sameAgain}
      </Button>
    </div>
  )
}
