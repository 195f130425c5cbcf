// One item with its stock checkboxes; a press is saved at once (EDIT-6).
import type { Output, PublicItem } from '../../../contract/index.ts'
import type { OutWish } from '../../../domain/menu/stock.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { type BranchName, useAllBranches, usePlaces, useSetStock } from '../../api/staff/branches/shop.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { VisuallyHidden } from '../../components/display/visually-hidden.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { pencilIcon } from '../../components/icons/icons-staff.ts'
import { useMenuEditText } from '../../i18n/menu-edit/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'
import { SoldMark } from './sold/sold-mark.tsx'
import { StockUntil, useUntilWords } from './stock-until.tsx'

type StockCardProps = {
  item: Output<'stock.read'>['items'][number]
  name: string
  /** The item on the menu, for its prices. */
  sold: PublicItem | undefined
  /** The branches that the checkboxes set: one, or all of the member's. */
  places: readonly BranchName[]
  all: readonly BranchName[]
  /** For members who may edit the menu. */
  onEdit: (() => void) | undefined
}

export function StockCard({ item, name, sold, places, all, onEdit }: StockCardProps) {
  const { t } = useStaffText()
  const words = useMenuEditText().t
  const setStock = useSetStock()
  const say = useUntilWords()
  const outAt = all.filter(({ id }) => item.out.includes(id))
  const outHere = places.filter(({ id }) => item.out.includes(id)).length
  const mixed = outHere > 0 && outHere < places.length

  function withEnd(place: BranchName): string {
    const end = item.until[place.id]
    return end === undefined ? place.name : t.stock.placeUntil(place.name, say(end, place))
  }

  function set(stock: 'in' | 'out', until: OutWish = null) {
    setStock.mutate(
      { item: item.id, branches: places.map(({ id }) => id), stock, until },
      {
        onSuccess: () => {
          const { outInAll, inInAll } = t.stock
          if (places.length > 1) showToast((stock === 'out' ? outInAll : inInAll)(name, places.length))
        },
        onError: () =>
          showWarning(`${name}: ${t.frame.failed}`, { label: t.frame.tryAgain, run: () => set(stock, until) }),
      },
    )
  }

  return (
    <li>
      <Card className="flex h-full flex-col gap-3">
        <div className="flex items-center gap-4">
          <img
            {...pictureOf(item.image)}
            alt=""
            loading="lazy"
            decoding="async"
            className={`h-18 w-20 rounded-control bg-latte-soft object-cover ${outHere === places.length ? 'opacity-50 grayscale' : ''}`}
          />
          <div className="min-w-0 flex-1">
            <h3 className="text-lg wrap-anywhere">
              <bdi>{name}</bdi>
            </h3>
            {sold && <Prices item={sold} />}
            {sold && (
              <p className="text-sm font-medium text-honey-ink empty:hidden">
                <ItemMark item={sold} />
              </p>
            )}
            {onEdit && sold && !sold.declaration && (
              <p className="text-sm font-medium text-honey-ink">{words.undeclared}</p>
            )}
            {outAt.length > 0 && all.length > 1 && (
              <p className="text-sm font-medium text-cherry">{t.stock.outAt(outAt.map(withEnd).join(', '))}</p>
            )}
          </div>
          {onEdit && (
            <Button variant="quiet" size="staff" className="self-start px-4!" onClick={onEdit}>
              <Icon of={pencilIcon} className="size-5" />
              <span className="max-lg:sr-only">{words.edit}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </div>
        <div className="[&_label]:flex-auto [&_label:last-child]:has-checked:border-cherry! [&_label:last-child]:has-checked:bg-cherry-soft! [&_label:last-child]:has-checked:inset-ring-cherry! [&_label:last-child]:accent-cherry">
          <RadioGroup
            label={t.stock.of(name)}
            labelHidden
            name={`stock-${item.id}`}
            value={mixed ? undefined : outHere > 0 ? 'out' : 'in'}
            choices={[
              { value: 'in', text: t.stock.available },
              { value: 'out', text: t.stock.out },
            ]}
            onChange={(stock) => set(stock)}
            inline
          />
        </div>
        {outHere === places.length && (
          <StockUntil item={item.id} places={places} ends={item.until} onChoose={(until) => set('out', until)} />
        )}
      </Card>
    </li>
  )
}

/** What its category says of where and when it is sold, and what it says itself. */
function ItemMark({ item }: { item: PublicItem }) {
  const { locale } = useStaffText()
  const branches = useAllBranches(locale)
  const within = usePlaces(locale).data?.categories.find(({ id }) => id === item.category)?.sold
  return [within, item.sold].map(
    (sold, at) =>
      sold && (
        <span key={at === 0 ? 'category' : 'item'} className="block">
          <SoldMark sold={sold} branches={branches} />
        </span>
      ),
  )
}

/** Every price of the item: as it comes, by the glass, by the bottle, per number of persons. */
function Prices({ item }: { item: PublicItem }) {
  const { t, money } = useStaffText()
  const { price, glassPrice, bottlePrice, pieces = [] } = item
  const prices = [
    ...(price === null ? [] : [money(price)]),
    ...(glassPrice === undefined ? [] : [`${t.board.glass} ${money(glassPrice)}`]),
    ...(bottlePrice === undefined ? [] : [`${t.board.bottle} ${money(bottlePrice)}`]),
    ...pieces.map((piece) => `${t.board.persons(piece.persons)} ${money(piece.price)}`),
  ]
  return <p className="text-sm text-ink-2">{prices.join(' · ')}</p>
}
