// Says what happened to a line since it was added, with the one thing to do about it.
import { useMenu } from '../api/menu/menu.ts'
import { Button } from '../components/controls/button.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { warningIcon } from '../components/icons/icons.ts'
import { useMoreText, useSaleText } from '../i18n/customer/index.ts'
import { openItem } from '../item/opened.ts'
import { useBranch } from '../ordering/ordering.ts'
import { hoursText } from '../sale/sale-hours.ts'
import { acceptPrices } from './accept-prices.ts'
import type { ShownLine } from './lines.ts'

export function LineMarkNotice({ line }: { line: ShownLine }) {
  const { t, money } = useMoreText()
  const sale = useSaleText().t
  const here = useBranch()?.name ?? ''
  const { hours = [] } = line
  const { itemsById, groups } = useMenu()
  if (line.mark === 'fine') return null
  // Of a meal deal, it is an option of the item in one of its parts.
  const out = groups.flatMap(({ options }) => options).find(({ id }) => id === line.optionOut)
  const texts = {
    price_changed: t.cart.priceChanged(money(line.seenPrice), money(line.price)),
    not_here: sale.notHere(here),
    not_then: hours.length > 0 ? sale.notThen(hoursText(hours, sale)) : sale.notThatDay,
    out_of_stock: t.cart.outOfStock(here),
    gone: t.cart.gone,
    option_out: t.cart.optionOut(out?.name ?? '', here),
    part_out: t.cart.optionOut(itemsById.get(line.partOut ?? '')?.name ?? '', here),
    choose_again: t.cart.chooseAgainWhy,
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 rounded-small bg-honey-soft px-3 py-1 text-sm">
      <Icon of={warningIcon} className="size-5 text-honey-ink" />
      <p className="min-w-0 flex-1 basis-[9rem] py-1.5">{texts[line.mark]}</p>
      {line.mark === 'price_changed' && (
        <Button variant="text" onClick={() => acceptPrices([line])}>
          {t.cart.accept}
        </Button>
      )}
      {(line.mark === 'option_out' || line.mark === 'part_out' || line.mark === 'choose_again') && (
        <ChooseAgain line={line} />
      )}
    </div>
  )
}

/** Opens the item with what was chosen, where what cannot be had is missing. */
export function ChooseAgain({ line }: { line: ShownLine }) {
  const { t } = useMoreText()
  return (
    <Button variant="text" aria-haspopup="dialog" onClick={() => openItem({ item: line.item, line, urgent: true })}>
      {t.cart.chooseAgain} <span className="sr-only">{line.shown?.name}</span>
    </Button>
  )
}
