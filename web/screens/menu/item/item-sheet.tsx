// One item, opened from its card: the picture large, what is in it, how it fits, and the way to add it (ALLG-3).

import { type MenuItem, useMenu } from '../../../api/menu/menu.ts'
import { pictureOf } from '../../../api/menu/pictures.ts'
import { useObservable } from '../../../api/observable.ts'
import { useBackCloses } from '../../../back-closes.ts'
import { Button } from '../../../components/controls/button.tsx'
import { QuantityStepper } from '../../../components/controls/quantity-stepper.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { Declared } from '../../../diet/declared.tsx'
import { dietView, overMenu } from '../../../diet/diet-view.ts'
import { useAllergensText } from '../../../i18n/allergens/index.ts'
import { useText } from '../../../i18n/index.tsx'
import { useMoreText } from '../../../i18n/more/index.ts'
import { useBranch } from '../../../ordering/ordering.ts'
import { ItemChoices } from '../item-choices.tsx'
import { useOrderable } from '../use-orderable.ts'
import { useItemChoice } from './use-item-choice.ts'

export function ItemSheet() {
  const over = useObservable(overMenu)
  const { t } = useMoreText()
  const item = useMenu().itemsById.get(over && over !== 'avoid' ? over.item : '')
  // An item that leaves the menu while it is open closes.
  useBackCloses('item', item !== undefined, close)
  return (
    <Dialog
      open={item !== undefined}
      onClose={close}
      title={item?.name}
      closeLabel={t.nav.close}
      variant="sheet"
      actions={item && <Add key={item.id} item={item} />}
    >
      {item && <About item={item} />}
    </Dialog>
  )
}

const close = (): void => overMenu.write(null)

function About({ item }: { item: MenuItem }) {
  const words = useText().t.menu
  const { t } = useAllergensText()
  const diet = useObservable(dietView)
  return (
    <div className="grid gap-4">
      <img
        {...pictureOf(item.image)}
        sizes="27rem"
        alt=""
        className="aspect-3/2 w-full rounded-card bg-latte-soft object-cover"
      />
      <p className="text-ink-2">{[item.desc, item.desc2].filter(Boolean).join(' · ')}</p>
      {diet && <div className="text-base">{diet.fitOf(item).words}</div>}
      <section className="grid gap-1.5 rounded-card bg-card p-4 shade-card">
        <h3 className="text-md">{t.title}</h3>
        <Declared declaration={item.declaration} className="text-base" />
        {diet && <diet.Caution />}
        {!diet && (
          <Button variant="text" className="-ms-2 justify-self-start" onClick={() => overMenu.write('avoid')}>
            {words.diet}
          </Button>
        )}
      </section>
    </div>
  )
}

function Add({ item }: { item: MenuItem }) {
  const { t, money } = useText()
  const orderable = useOrderable(useBranch())
  const { choices, choice, setChosen, quantity, price, change } = useItemChoice(item, orderable)
  if (choice === undefined || typeof price !== 'number') return null
  return (
    <div className="grid w-full gap-3">
      {choices.length > 1 && <ItemChoices item={item} choices={choices} choice={choice} onChange={setChosen} />}
      <div className="flex items-center justify-between gap-3">
        <span className="text-lg font-semibold">{money(price)}</span>
        {(orderable || quantity > 0) && (
          <QuantityStepper
            value={quantity}
            max={orderable ? 99 : quantity}
            collapses
            onChange={change}
            labels={{
              group: item.name,
              less: t.menu.oneLess,
              more: quantity === 0 ? t.menu.addToCart : t.menu.oneMore,
            }}
          />
        )}
      </div>
    </div>
  )
}
