// The edit screen of one category, or of drinks and cocktails together: what is there, and what has run out.

import { say } from '../../../domain/locale.ts'
import type { CategoryId } from '../../../domain/menu.ts'
import { categoryIcon } from '../../api/category-icons.ts'
import type { Member } from '../../api/session.ts'
import { usePlaces, useStock } from '../../api/staff-shop.ts'
import { ChipNav } from '../../components/chip-nav.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { bagIcon } from '../../components/icons.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { editPaths } from '../../edit-paths.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { pathFor } from '../../paths.ts'
import { linkTo } from '../../place.ts'
import { BranchSelect } from '../../staff/branch-select.tsx'
import { useBranches, useChosen } from '../../staff/branches.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { useNews } from '../../staff/news.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { StockCard } from './stock-card.tsx'

export function EditCategory({ categories }: { categories: readonly CategoryId[] }) {
  return (
    <StaffPage title={useNames(categories)} act="stock" tools={(member) => <Where member={member} />}>
      {(member) => (
        <>
          <Others current={categories} />
          <Items member={member} categories={categories} />
        </>
      )}
    </StaffPage>
  )
}

function useNames(categories: readonly CategoryId[]): string {
  const { t, locale } = useStaffText()
  const known = usePlaces(locale).data?.categories
  const names = categories.map((id) => known?.find((category) => category.id === id)?.name)
  return names.every((name) => name !== undefined) ? new Intl.ListFormat(locale).format(names) : t.shop.stock
}

function Where({ member }: { member: Member }) {
  const branches = useBranches(member, 'stock') ?? []
  const branch = useChosen(branches)
  return branches.length > 0 && <BranchSelect branches={branches} branch={branch} all />
}

function Others({ current }: { current: readonly CategoryId[] }) {
  const { t, locale } = useStaffText()
  const categories = usePlaces(locale).data?.categories
  if (!categories) return <Skeleton className="my-2 h-11.5 w-full" />
  const items = categories.map(({ id, name }) => ({
    id,
    text: name,
    href: linkTo(pathFor(editPaths, id) ?? '/food-edit'),
    icon: categoryIcon(id),
  }))
  return <ChipNav label={t.stock.categories} items={items} current={current.at(-1)} />
}

function Items({ member, categories }: { member: Member; categories: readonly CategoryId[] }) {
  const { t, locale } = useStaffText()
  const branches = useBranches(member, 'stock') ?? []
  const branch = useChosen(branches)
  const stock = useStock()
  const menu = usePlaces(locale).data?.items
  useNews(branches.map(({ id }) => id))

  if (!stock.data)
    return stock.isError ? <Failed error={stock.error} onRetry={() => void stock.refetch()} /> : <Waiting />
  const { items: all } = stock.data
  const items = categories.flatMap((id) => all.filter(({ category }) => category === id))
  if (items.length === 0)
    return (
      <EmptyState icon={bagIcon} title={t.stock.empty}>
        {t.stock.emptyHint}
      </EmptyState>
    )
  return (
    <ul className="mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {items.map((item) => (
        <StockCard
          key={item.id}
          item={item}
          name={say(item.name, locale)}
          sold={menu?.find(({ id }) => id === item.id)}
          places={branches.filter(({ id }) => branch === '' || id === branch)}
          all={branches}
        />
      ))}
    </ul>
  )
}
