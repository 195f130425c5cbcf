// The edit screen of one category, or of drinks and cocktails together: what is in stock and what is not.
import { useState } from 'react'
import { may } from '../../../domain/staff.ts'
import { categoryIcon } from '../../api/menu/category-icons.ts'
import { imageUrl } from '../../api/menu/pictures.ts'
import type { Member } from '../../api/session/session.ts'
import { useItems } from '../../api/staff/menu-calls.ts'
import { usePlaces, useStock } from '../../api/staff/shop.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { bagIcon } from '../../components/icons/icons.ts'
import { ChipNav } from '../../components/navigation/chip-nav.tsx'
import { editPath } from '../../edit-paths.ts'
import { useCategoryText, useMenuEditText } from '../../i18n/editor/index.ts'
import { formatList } from '../../i18n/format-more.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { ReachNotice, ReachSelect } from '../../staff/shop/reach.tsx'
import { Unread } from '../../staff/states.tsx'
import { useStaffUpdates } from '../../staff/use-staff-updates.ts'
import { CategorySection } from './category-section.tsx'
import { ItemDialog } from './item/item-dialog.tsx'
import { type Subject, subjectKey } from './item/item-form.ts'
import { OptionStocks } from './option-stock.tsx'

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
  const known = usePlaces(locale).data?.categories
  const names = categories.map((id) => known?.find((category) => category.id === id)?.name)
  if (!names.every((name) => name !== undefined)) return t.shop.stock
  const [first = '', ...others] = names
  return formatList([first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))], locale)
}

function Others({ current }: { current: readonly string[] }) {
  const { t, locale } = useStaffText()
  const categories = usePlaces(locale).data?.categories.filter(({ hidden }) => !hidden)
  if (!categories) return <Skeleton className="my-2 h-14 w-full" />
  const items = categories.map(({ id, name, icon, image }) => ({
    id,
    text: name,
    href: linkTo(editPath({ id })),
    ...(image ? { picture: imageUrl(image, 128) } : { icon: categoryIcon(icon) }),
  }))
  return <ChipNav label={t.stock.categories} items={items} current={current.at(-1)} className="[&_a]:h-14" />
}

function Items({ member, categories }: { member: Member; categories: readonly string[] }) {
  const { locale } = useStaffText()
  const branches = useBranches(member, 'stock.set') ?? []
  const stock = useStock()
  const menu = usePlaces(locale).data
  const edits = may(member, 'menu.edit')
  const editable = useItems(edits).data?.items
  const [subject, setSubject] = useState<Subject>()
  useStaffUpdates(branches.map(({ id }) => id))

  if (!stock.data || !menu) return <Unread of={stock} />
  const { items } = stock.data
  if (categories.every((id) => menu.categories.every((one) => one.id !== id)))
    return <CategoryGone none={menu.categories.length === 0} />

  function edit(id: string) {
    const item = editable?.find((one) => one.id === id)
    if (item) setSubject({ category: item.category, item })
  }

  return (
    <>
      <ReachNotice branches={branches} />
      {categories.map((id) => (
        <CategorySection
          key={id}
          id={id}
          alone={categories.length === 1}
          menu={menu}
          items={items.filter(({ category }) => category === id)}
          branches={branches}
          onAdd={edits ? () => setSubject({ category: id, item: undefined }) : undefined}
          onEdit={edits ? edit : undefined}
          canEdit={editable !== undefined}
        />
      ))}
      <OptionStocks branches={branches} groups={groupsAskedIn(menu.items, categories)} />
      {subject && (
        <ItemDialog
          key={subjectKey(subject)}
          subject={subject}
          onClose={() => setSubject(undefined)}
          onCopy={setSubject}
        />
      )}
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
  const words = useMenuEditText().t
  if (none)
    return (
      <EmptyState
        icon={bagIcon}
        title={words.noCategories}
        action={<LinkButton href={linkTo('/categories')}>{words.firstCategory}</LinkButton>}
      >
        {words.noCategoriesHint}
      </EmptyState>
    )
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
