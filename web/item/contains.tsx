// What an item contains as it is chosen now, how that fits the visitor, and the way to say what to avoid (ALLG-3).
import { pieceOf } from '../../domain/menu/deals/deal-line.ts'
import type { FullItem } from '../api/menu/with-groups.ts'
import { useObservable } from '../api/observable.ts'
import { Button } from '../components/controls/button.tsx'
import { AgeNotice } from '../diet/age-notice.tsx'
import { Declared } from '../diet/declared.tsx'
import { dietView, overMenu } from '../diet/diet-view.ts'
import { useAllergensText, useItemText } from '../i18n/customer/index.ts'
import { useText } from '../i18n/index.tsx'
import { closeItem } from './opened.ts'
import type { ItemChoice } from './use-item-choice.ts'

type ContainsProps = { item: FullItem; choice: ItemChoice; onMenu: boolean }

export function Contains({ item, choice, onMenu }: ContainsProps) {
  const words = useText().t.menu
  const { t } = useAllergensText()
  const { depends } = useItemText().t
  const diet = useObservable(dietView)
  const { declaration } = pieceOf(item, 0, choice.chosen, choice.parts, choice.shop)
  // What is not chosen yet may bring anything, so nobody reads that there is nothing.
  const says = choice.complete || !declaration || declaration.contains.length > 0
  function sayWhat() {
    closeItem()
    overMenu.write('avoid')
  }
  return (
    <section className="item-contains">
      {diet && choice.complete && <diet.Verdict declaration={declaration ?? undefined} />}
      <h3 className="text-md">{t.title}</h3>
      {says && <Declared declaration={declaration} className="text-base" />}
      {!choice.complete && <p>{depends}</p>}
      <AgeNotice of={[{ category: item.category, declaration }]} />
      {diet && <diet.Caution />}
      {!diet && onMenu && (
        <Button variant="text" className="-ms-2 justify-self-start" onClick={sayWhat}>
          {words.diet}
        </Button>
      )}
    </section>
  )
}
