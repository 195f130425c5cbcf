// The edit screen of one category, or of drinks and cocktails together: what is in stock and what is not.
import { may } from '#domain/people/staff.ts'
import { categoryEditPath, editPath, newItemPath } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import type { Member } from '#web/data/session/session.ts'
import { usePlaceCategory } from '#web/data/staff/menu-api.ts'
import { useShopMenu, useStock } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { ReachNotice, ReachSelect } from '#web/office/staff/branch/reach-hint.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, plusIcon } from '#web/ui/icons/icons.ts'
import { pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { ChipNav } from '#web/ui/navigation/chip-nav.tsx'
import { useCategoryText, useMenuEditText } from '#web/words/editor/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { NoCategories } from './category-links.tsx'
import { PickField } from './menu-fields.tsx'
import { OptionStocks } from './option-stock.tsx'
import { StockList } from './stock-list.tsx'
import { UsesButton } from './uses/uses-button.tsx'

export function EditCategory({ categories }: { categories: readonly string[] }) {
  return (
    <StaffPage title={useNames(categories)} tools={(member) => <ReachSelect member={member} />}>
      {(member) => (
        <>
          <Others current={categories} />
          <Items member={member} categories={categories} />
        </>
      )}
    </StaffPage>
  )
}

function useNames(categories: readonly string[]): string {
  const { t, locale } = useStaffText()
  const known = useShopMenu(locale).data?.categories
  const names = categories.map((id) => known?.find((category) => category.id === id)?.name)
  if (!names.every((name) => name !== undefined)) return t.shop.stock
  const [first = '', ...others] = names
  return formatList([first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))], locale)
}

function Others({ current }: { current: readonly string[] }) {
  const { t, locale } = useStaffText()
  const categories = useShopMenu(locale).data?.categories.filter(({ hidden }) => !hidden)
  if (!categories) return <Skeleton className="my-2 h-14 w-full" />
  const items = categories.map(({ id, name, icon, image }) => ({
    id,
    text: name,
    href: linkTo(editPath({ id })),
    ...(image ? { picture: imageUrl(image, 128) } : { icon: categoryIcon(icon) }),
  }))
  return <ChipNav label={t.stock.categories} items={items} current={current.at(-1)} className="[&_a]:h-12" />
}

function Items({ member, categories }: { member: Member; categories: readonly string[] }) {
  const { locale } = useStaffText()
  const branches = useBranches(member, 'stock.set') ?? []
  const stock = useStock()
  const menu = useShopMenu(locale).data
  const edits = may(member, 'menu.edit')
  useStaffUpdates(branches.map(({ id }) => id))

  if (!stock.data || !menu) return <Unread of={stock} />
  const { items } = stock.data
  if (categories.every((id) => menu.categories.every((one) => one.id !== id)))
    return <CategoryGone none={menu.categories.length === 0} />
  return (
    <>
      <ReachNotice branches={branches} />
      {categories.map((id) => {
        const category = menu.categories.find((one) => one.id === id)
        return (
          <section key={id} aria-labelledby={`category-${id}`} className="mt-2 mb-10">
            <div className="mb-3 flex flex-wrap items-center gap-3">
              <h2 id={`category-${id}`} className={categories.length === 1 ? 'sr-only' : ''}>
                {category?.name}
              </h2>
              {edits && category && (
                <CategoryTools
                  category={category}
                  categories={menu.categories}
                  onAdd={() => openEditor(newItemPath(id))}
                />
              )}
            </div>
            <StockList
              items={items.filter((item) => item.category === id)}
              menu={menu}
              branches={branches}
              edits={edits}
              className="md:grid-cols-2 2xl:grid-cols-3"
            />
          </section>
        )
      })}
      <OptionStocks branches={branches} groups={groupsAskedIn(menu.items, categories)} />
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

type Category = { readonly id: string; readonly name: string; readonly index: number }
type CategoryToolsProps = { category: Category; categories: readonly Category[]; onAdd: () => void }

function CategoryTools({ category, categories, onAdd }: CategoryToolsProps) {
  const { t, number } = useMenuEditText()
  const place = usePlaceCategory()
  const save = useSaveAtOnce(place)
  const { id, name } = category
  const shown = place.isPending ? place.variables.index : category.index
  const indexes = new Set([...categories.map((_, position) => position + 1), category.index])

  const put = (to: number) =>
    save({ id, index: to }, ({ categories: placed }) => {
      const indexOf = (of: string | undefined) => placed.find((one) => one.id === of)?.index
      const other = categories.find((one) => one.id !== id && indexOf(one.id) !== one.index)
      const otherIndex = indexOf(other?.id)
      showToast(
        [t.moved(name, to), other && otherIndex && t.movedToo(other.name, otherIndex)].filter(Boolean).join(' '),
      )
    })

  return (
    <div className="flex flex-1 flex-wrap items-end justify-end gap-2">
      <div className="me-auto">
        <PickField
          label={
            <>
              <span aria-hidden="true">{t.sortOrder}</span>
              <VisuallyHidden>{t.sortOrderOf(name)}</VisuallyHidden>
            </>
          }
          title={t.sortHint}
          value={String(shown)}
          disabled={place.isPending}
          choices={[...indexes].sort((a, b) => a - b).map((index) => [String(index), number(index)])}
          onPick={(index) => put(Number(index))}
        />
      </div>
      <UsesButton owner={{ category: id }} name={name} />
      <EditButton id={id} name={name} />
      <Button onClick={onAdd}>
        <Icon of={plusIcon} className="size-5" />
        <span aria-hidden="true">{t.add}</span>
        <VisuallyHidden>{t.addTo(name)}</VisuallyHidden>
      </Button>
    </div>
  )
}

function EditButton({ id, name }: { id: string; name: string }) {
  const { t } = useCategoryText()
  return (
    <Button variant="quiet" onClick={() => openEditor(categoryEditPath(id))}>
      <Icon of={pencilIcon} className="size-5" />
      <span aria-hidden="true" className="max-sm:hidden">
        {t.change}
      </span>
      <VisuallyHidden>{t.edit(name)}</VisuallyHidden>
    </Button>
  )
}

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
