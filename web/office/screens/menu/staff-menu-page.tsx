// The menu on one page: open or closed and the message above it, the categories, the items of the chosen one, and
// the options asked with them (ROUTE-6, F-7). Arranging the categories and all options are places on the same page.
import { type ReactNode, useDeferredValue, useState } from 'react'
import { may } from '#domain/people/staff.ts'
import { hasSearched } from '#domain/shared/fold-for-search.ts'
import { newItemPath } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { useShop, useShopMenu, useStock } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { ReachNotice, ReachSelect } from '#web/office/staff/branch/reach-hint.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, plusIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { useCategoryText, useMenuEditText } from '#web/words/editor/index.ts'
import { CategoryItems } from './category-items.tsx'
import { NoCategories } from './category-mark.tsx'
import { CategoryRail } from './category-rail.tsx'
import { OptionStocks } from './option-stock.tsx'
import { ShopBar } from './shop-bar.tsx'
import { StockList } from './stock-list.tsx'
import { useUndeclared } from './undeclared.tsx'

type StaffMenuProps = {
  /** The categories whose items are shown; without them those of the first one. */
  categories?: readonly string[] | undefined
}

export function StaffMenuPage({ categories }: StaffMenuProps) {
  const [typed, setTyped] = useState('')
  return (
    <StaffPage
      page="menuEdit"
      tools={(member) => (
        <>
          <ReachSelect member={member} />
          <FindItem typed={typed} onType={setTyped} />
          {may(member, 'menu.edit') && <AddItem categories={categories} />}
        </>
      )}
    >
      {(member) => (
        <MenuFrame member={member} current={categories} path="/food-edit">
          {(shown) => <Items member={member} categories={shown} typed={typed} />}
        </MenuFrame>
      )}
    </StaffPage>
  )
}

/** A place on the page of the menu other than the items of a category. */
export function MenuPlace({ path, children }: { path: string; children: ReactNode }) {
  return (
    <StaffPage page="menuEdit" tools={(member) => <ReachSelect member={member} />}>
      {(member) => (
        <MenuFrame member={member} current={[]} path={path}>
          {() => children}
        </MenuFrame>
      )}
    </StaffPage>
  )
}

type MenuFrameProps = {
  member: Member
  current: readonly string[] | undefined
  path: string
  children: (categories: readonly string[]) => ReactNode
}

function MenuFrame({ member, current, path, children }: MenuFrameProps) {
  const { locale } = useMenuEditText()
  const branches = useBranches(member, 'stock.set') ?? []
  const sets = useBranches(member, 'shop.set') ?? []
  const shop = useShop()
  const menu = useShopMenu(locale)
  const edits = may(member, 'menu.edit')
  useStaffUpdates(branches.map(({ id }) => id))
  if (!menu.data || !shop.data) return <Unread of={[menu, shop]} />
  const first = menu.data.categories.find(({ hidden }) => !hidden)?.id
  const shown = current ?? (first === undefined ? [] : [first])
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <ReachNotice branches={branches} />
      {edits && <UndeclaredLink />}
      <ShopBar shop={shop.data} branches={sets} writes={may(member, 'deliveryMessage.set')} />
      {menu.data.categories.length === 0 && path === '/food-edit' ? (
        <NoCategories />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-2 @min-[50rem]:grid-cols-[15rem_minmax(0,1fr)]">
          <CategoryRail menu={menu.data} branches={branches} edits={edits} current={shown} path={path} />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">{children(shown)}</div>
        </div>
      )}
    </div>
  )
}

function FindItem({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const { t } = useMenuEditText()
  return (
    <label className="relative inline-flex min-w-0 items-center max-sm:order-last max-sm:w-full sm:w-56">
      <span className="sr-only">{t.findItem}</span>
      <Icon of={searchIcon} className="pointer-events-none absolute start-4 size-5" />
      <input
        type="search"
        autoComplete="off"
        maxLength={100}
        placeholder={t.findItem}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="min-h-14 w-full min-w-0 rounded-control border border-edge bg-card ps-11.5 pe-3 placeholder:text-ink-2"
      />
    </label>
  )
}

/** To the category whose items are shown, or to one that is chosen there. */
function AddItem({ categories = [] }: StaffMenuProps) {
  const { t, locale } = useMenuEditText()
  const menu = useShopMenu(locale).data
  const [only, ...others] = categories
  const to = menu?.categories.find(({ id }) => id === only && others.length === 0)
  if (!menu || menu.categories.length === 0) return null
  return (
    <Button size="staff" className="px-5! text-base!" onClick={() => openEditor(newItemPath(to?.id))}>
      <Icon of={plusIcon} className="size-5" />
      <span aria-hidden={to !== undefined}>{t.add}</span>
      {to && <VisuallyHidden>{t.addTo(to.name)}</VisuallyHidden>}
    </Button>
  )
}

function UndeclaredLink() {
  const { t } = useMenuEditText()
  const count = useUndeclared()?.count ?? 0
  if (count === 0) return null
  return (
    <Notice
      kind="warning"
      title={t.undeclaredCount(count)}
      action={
        <LinkButton href={linkTo('/food-edit-undeclared')} variant="quiet" size="staff">
          {t.declare}
        </LinkButton>
      }
    />
  )
}

type ItemsProps = { member: Member; categories: readonly string[]; typed: string }

function Items({ member, categories, typed }: ItemsProps) {
  const { t, locale } = useMenuEditText()
  const branches = useBranches(member, 'stock.set') ?? []
  const stock = useStock()
  const menu = useShopMenu(locale).data
  const wanted = useDeferredValue(typed)
  const edits = may(member, 'menu.edit')
  if (!stock.data || !menu) return <Unread of={stock} />
  if (wanted.trim()) {
    const place = new Map(menu.categories.map(({ id, index }) => [id, index]))
    const found = stock.data.items
      .filter(({ name }) => Object.values(name).some((text) => hasSearched(text, wanted)))
      .sort((one, other) => (place.get(one.category) ?? 0) - (place.get(other.category) ?? 0))
    if (found.length === 0) return <EmptyState icon={searchIcon} title={t.noMatch} />
    return (
      <Card bare className="overflow-hidden py-1">
        <h2 className="sr-only">{t.findItem}</h2>
        <StockList items={found} menu={menu} branches={branches} edits={edits} />
      </Card>
    )
  }
  if (categories.every((id) => menu.categories.every((one) => one.id !== id)))
    return <CategoryGone none={menu.categories.length === 0} />
  return (
    <>
      {categories.map((id) => (
        <CategoryItems
          key={id}
          id={id}
          menu={menu}
          items={stock.data.items.filter((item) => item.category === id)}
          branches={branches}
          edits={edits}
        />
      ))}
      <OptionStocks branches={branches} groups={groupsAskedIn(menu.items, categories)} edits={edits} />
    </>
  )
}

const groupsAskedIn = (
  items: readonly { readonly category: string; readonly groups?: readonly { readonly group: string }[] | undefined }[],
  categories: readonly string[],
): ReadonlySet<string> =>
  new Set(
    items
      .filter(({ category }) => categories.includes(category))
      .flatMap(({ groups = [] }) => groups.map(({ group }) => group)),
  )

function CategoryGone({ none }: { none: boolean }) {
  const { t } = useCategoryText()
  if (none) return <NoCategories />
  return (
    <EmptyState
      icon={bagIcon}
      title={t.noSuch}
      action={<LinkButton href={linkTo('/food-edit')}>{t.allOfThem}</LinkButton>}
    >
      {t.noSuchHint}
    </EmptyState>
  )
}
