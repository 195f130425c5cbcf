// Items in rows: price, stock, VAT class and what each contains; a press on the stock is saved at once (EDIT-6).
import type { Output, PublicItem } from '#contract/index.ts'
import { groupAt, isOfSizes } from '#domain/menu/options.ts'
import { asItComes, shownSizes, sizesGroup } from '#domain/menu/sizes.ts'
import { isOnMenuAt } from '#domain/menu/sold.ts'
import { localize } from '#domain/shared/locale.ts'
import { SmallPicture } from '#web/customer/item/small-picture.tsx'
import { itemPath } from '#web/data/address/edit-paths.ts'
import { type StaffBranch, useAllBranches, useSetStock, useShopMenu } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { useReach } from '#web/office/staff/branch/my-branches.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, chevronIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText, useSoldEditText } from '#web/words/editor/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { useVatText } from '#web/words/money/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { AllergenMarks, ItemVatClass } from './item-marks.tsx'
import { SoldMark } from './sold/sold-mark.tsx'
import { OutAt, useStockSwitch } from './stock-switch.tsx'

type Menu = Pick<Output<'menu.readAll'>, 'categories' | 'items'>
type StockItem = Output<'stock.read'>['items'][number]

type StockListProps = {
  items: readonly StockItem[]
  menu: Menu
  branches: readonly StaffBranch[]
  /** Whether the member may edit the menu. */
  edits: boolean
}

export function StockList({ items, menu, branches, edits }: StockListProps) {
  const { t } = useStaffText()
  const reached = useReach(branches)
  const all = items.map((item) => {
    const sold = menu.items.find(({ id }) => id === item.id)
    const within = menu.categories.find(({ id }) => id === item.category)?.sold
    return { item, sold, here: reached.filter(({ id }) => isOnMenuAt({ ...sold, within }, id)) }
  })
  // Who edits the menu finds what is not sold here all the same, to sell it again.
  const shown = edits ? all : all.filter(({ here }) => here.length > 0 || reached.length === 0)
  if (shown.length === 0)
    return (
      <EmptyState icon={bagIcon} title={t.stock.empty}>
        {t.stock.emptyHint}
      </EmptyState>
    )
  return (
    <div className="@container">
      {edits && <RowHeads />}
      <ul className="divide-y divide-line">
        {shown.map(({ item, sold, here }) => (
          <StockRow key={item.id} item={item} sold={sold} here={here} branches={branches} edits={edits} />
        ))}
      </ul>
    </div>
  )
}

function RowHeads() {
  const { t } = useMenuEditText()
  const { edit } = useVatText().t
  return (
    <div aria-hidden="true" className="menu-row menu-heads bg-latte-soft px-4 py-1.5 text-sm font-semibold text-ink-2">
      <span className="[grid-area:name]">{t.heads.item}</span>
      <span className="[grid-area:price]">{t.heads.price}</span>
      <span className="[grid-area:stock]">{t.heads.stock}</span>
      <span className="[grid-area:vat]">{edit.title}</span>
      <span className="[grid-area:marks]">{t.heads.allergens}</span>
    </div>
  )
}

type StockRowProps = Pick<StockListProps, 'branches' | 'edits'> & {
  item: StockItem
  /** The item on the menu; undefined until the menu knows it. */
  sold: PublicItem | undefined
  /** The reached branches that sell it. */
  here: readonly StaffBranch[]
}

function StockRow({ item, sold, here, branches, edits }: StockRowProps) {
  const words = useMenuEditText().t
  const { locale } = useStaffText()
  const name = localize(item.name, locale)
  const setStock = useSetStock()
  const { allOut, choice, toggle, until } = useStockSwitch({
    id: item.id,
    name,
    stock: item,
    branches: here,
    save: (wish, told) => setStock.mutate({ item: item.id, ...wish }, told),
  })
  return (
    <li className="menu-row relative px-4">
      <Picture item={item} faded={allOut} />
      <div className="min-w-0 leading-tight [grid-area:name]">
        <h3 className={`font-text text-base leading-tight tracking-normal wrap-anywhere ${allOut ? 'text-ink-2' : ''}`}>
          <bdi>{name}</bdi>
        </h3>
        {sold && (
          <p className="text-sm font-medium text-honey-ink empty:hidden">
            <ItemMark item={sold} />
          </p>
        )}
        <OutAt stock={item} branches={branches} />
        <NotSoldIn item={sold} branches={branches} />
      </div>
      {sold && (
        <div className="menu-says">
          <Prices item={sold} />
          <AllergenMarks item={sold} />
        </div>
      )}
      <div className="relative z-10 [grid-area:stock]">{here.length > 0 && (toggle ?? choice)}</div>
      {edits && sold && <ItemVatClass item={sold} />}
      {edits && (
        <>
          <Icon of={chevronIcon} className="menu-more size-4.5 text-ink-2 rtl:-scale-x-100" />
          <button
            type="button"
            aria-label={`${words.edit} ${name}`}
            onClick={() => openEditor(itemPath(item.id))}
            className="absolute inset-0 hover:bg-ink/5"
          />
        </>
      )}
      {until && <div className="relative z-10 pb-2 [grid-area:until]">{until}</div>}
    </li>
  )
}

function Picture({ item: { image, category }, faded }: { item: StockItem; faded: boolean }) {
  const { locale } = useStaffText()
  const icon = useShopMenu(locale).data?.categories.find(({ id }) => id === category)?.icon
  const look = `size-9 rounded-small [grid-area:picture] @min-[42rem]:size-10.5 ${faded ? 'opacity-50 grayscale' : ''}`
  return <SmallPicture image={image} icon={icon} width="2.75rem" className={look} />
}

/** The branches that say themselves that they do not sell it. */
function NotSoldIn({ item, branches }: { item: PublicItem | undefined; branches: readonly StaffBranch[] }) {
  const { t, locale } = useSoldEditText()
  const names = branches.filter(({ id }) => item?.notAt?.includes(id)).map(({ name }) => name)
  return names.length > 0 ? <p className="text-sm text-ink-2">{t.notSoldIn(formatList(names, locale))}</p> : null
}

/** What its category says of where and when it is sold, and what it says itself. */
function ItemMark({ item }: { item: PublicItem }) {
  const { locale } = useStaffText()
  const branches = useAllBranches(locale)
  const within = useShopMenu(locale).data?.categories.find(({ id }) => id === item.category)?.sold
  return [within, item.sold].map(
    (sold, at) =>
      sold && (
        <span key={at === 0 ? 'category' : 'item'} className="block">
          <SoldMark sold={sold} branches={branches} />
        </span>
      ),
  )
}

/** Every price of the item: as it comes, and in its sizes. */
function Prices({ item: { price, groups } }: { item: PublicItem }) {
  const { locale, money } = useStaffText()
  const use = groups?.find(isOfSizes)
  const group = useShopMenu(locale).data?.groups.find(isSizes)
  const sizes = shownSizes(use && group && groupAt(group, use))
  const prices = sizes.map(({ id, name, price: more }) =>
    id === asItComes ? money(price) : `${name} ${money(Math.max(0, price + more))}`,
  )
  const [first = money(price), ...others] = prices
  return (
    <p className="flex flex-wrap gap-x-3 text-sm leading-tight text-ink-2 [grid-area:price]">
      <span className="font-semibold text-ink">{first}</span>
      {others.map((other) => (
        <span key={other}>{` ${other}`}</span>
      ))}
    </p>
  )
}

const isSizes = ({ id }: { readonly id: string }): boolean => id === sizesGroup
