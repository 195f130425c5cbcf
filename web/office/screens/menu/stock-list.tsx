// Items, each with its stock checkboxes; a press is saved at once (EDIT-6).
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
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useMenuEditText, useSoldEditText } from '#web/words/editor/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
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
  className: string
}

export function StockList({ items, menu, branches, edits, className }: StockListProps) {
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
    <ul className={`grid gap-2 ${className}`}>
      {shown.map(({ item, sold, here }) => (
        <StockCard key={item.id} item={item} sold={sold} here={here} branches={branches} edits={edits} />
      ))}
    </ul>
  )
}

type StockCardProps = Pick<StockListProps, 'branches' | 'edits'> & {
  item: StockItem
  /** The item on the menu, for its prices. */
  sold: PublicItem | undefined
  /** Those branches that a press sets, and that sell it. */
  here: readonly StaffBranch[]
}

function StockCard({ item, sold, here, branches, edits }: StockCardProps) {
  const { t: words, locale } = useMenuEditText()
  const name = localize(item.name, locale)
  const setStock = useSetStock()
  const { allOut, choice, until } = useStockSwitch({
    id: item.id,
    name,
    stock: item,
    branches: here,
    save: (wish, told) => setStock.mutate({ item: item.id, ...wish }, told),
  })
  return (
    <li>
      <Card bare className="grid h-full content-start gap-2 p-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="relative flex min-h-12 min-w-0 flex-[999_1_9rem] items-center gap-3">
            <Picture item={item} faded={allOut} />
            <div className="min-w-0 flex-1 leading-tight">
              <h3 className="font-text text-base leading-tight wrap-anywhere">
                <bdi>{name}</bdi>
                {edits && <Icon of={pencilIcon} className="ms-1.5 inline size-4 text-ink-2" />}
              </h3>
              {sold && <Prices item={sold} />}
              {sold && (
                <p className="text-sm font-medium text-honey-ink empty:hidden">
                  <ItemMark item={sold} />
                </p>
              )}
              {edits && sold && !sold.declaration && !sold.parts?.length && (
                <p className="text-sm font-medium text-honey-ink">{words.undeclared}</p>
              )}
              <OutAt stock={item} branches={branches} />
              <NotSoldIn item={sold} branches={branches} />
            </div>
            {edits && (
              <button
                type="button"
                aria-label={`${words.edit} ${name}`}
                onClick={() => openEditor(itemPath(item.id))}
                className="absolute inset-0 rounded-small hover:bg-ink/5"
              />
            )}
          </div>
          {here.length > 0 && <div className="flex-auto">{choice}</div>}
        </div>
        {until}
      </Card>
    </li>
  )
}

function Picture({ item: { image, category }, faded }: { item: StockItem; faded: boolean }) {
  const { locale } = useStaffText()
  const icon = useShopMenu(locale).data?.categories.find(({ id }) => id === category)?.icon
  const look = `size-12 rounded-small ${faded ? 'opacity-50 grayscale' : ''}`
  return <SmallPicture image={image} icon={icon} width="3rem" className={look} />
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
  return <p className="text-sm text-ink-2">{prices.join(' · ') || money(price)}</p>
}

const isSizes = ({ id }: { readonly id: string }): boolean => id === sizesGroup
