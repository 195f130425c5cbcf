// The menu: all categories, or those of one category's page (MENU-1, MENU-2).
import { Suspense, useDeferredValue } from 'react'
import type { CategoryId } from '../../../domain/menu.ts'
import { useMenu } from '../../api/menu.ts'
import { BranchCard } from '../../cart/branch-card.tsx'
import { BranchChoice } from '../../cart/branch-choice.tsx'
import { DayNotice } from '../../cart/day-notice.tsx'
import { useBranch } from '../../cart/ordering.ts'
import { bagIcon } from '../../components/icons.ts'
import { Notice } from '../../components/notice.tsx'
import { useText } from '../../i18n/index.tsx'
import { late } from '../../late.ts'
import { useSearch } from '../../shell/search.ts'
import { useTitle } from '../../shell/title.ts'
import { useRoom } from '../../shell/use-room.ts'
import { CategoryChips } from './category-chips.tsx'
import { MenuSection } from './menu-section.tsx'
import { sectionsOf } from './sections.ts'

const Failed = late(() => import('./menu-empty.tsx').then((file) => file.Failed))
const Unavailable = late(() => import('./menu-empty.tsx').then((file) => file.Unavailable))
const OpenCartBar = late(() => import('./open-cart-bar.tsx').then((file) => file.OpenCartBar))
// Only where the window is wide enough, or when they are asked for.
const CategoryList = late(() => import('./category-list.tsx').then((file) => file.CategoryList))
const SearchField = late(() => import('./menu-search.tsx').then((file) => file.SearchField))
const Found = late(() => import('./menu-search.tsx').then((file) => file.Found))
const CartColumn = late(() => import('./cart-column.tsx').then((file) => file.CartColumn))

export function Menu({ categories }: { categories?: readonly CategoryId[] | undefined }) {
  const { t } = useText()
  const menu = useMenu()
  const branch = useBranch()
  const search = useSearch()
  const room = useRoom()
  const own = categories && menu.categories.find((category) => category.id === categories[0])
  useTitle(own?.name ?? t.screen.menu)
  const all = sectionsOf(menu, branch?.id ?? null)
  const wanted = categories ? all.filter(({ category }) => categories.some((id) => id === category.id)) : all
  const sections = useDeferredValue(wanted, wanted.slice(0, 2))

  if (menu.state === 'failed') {
    return (
      <Suspense>
        <Failed />
      </Suspense>
    )
  }
  const chosen = branch !== null || menu.state === 'loading'
  return (
    <div className="mx-auto max-w-7xl px-4 lg:px-6">
      <div className="grid gap-x-8 gap-y-3 pt-1 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center">
        <div>
          <h1 className="lg:text-4xl">{chosen ? (own?.name ?? t.menu.title) : t.branch.question}</h1>
          {(own || !chosen) && <p className="mt-1 text-ink-2">{chosen ? own?.desc : t.branch.welcome}</p>}
        </div>
        {branch && <BranchCard branch={branch} alone={menu.branches.length === 1} />}
      </div>
      <div className="mt-3 grid gap-3">
        {menu.state === 'ready' && !branch && <BranchChoice />}
        {search !== null && (
          <Suspense fallback={<div className="h-12" />}>
            <SearchField />
          </Suspense>
        )}
        {branch && <DayNotice branch={branch} />}
        <Notice icon={bagIcon}>{menu.message || t.menu.noDelivery}</Notice>
      </div>
      <div className="items-start gap-6 md:grid md:grid-cols-[11.5rem_minmax(0,1fr)] md:pt-4 min-[68.75rem]:grid-cols-[11.5rem_minmax(0,1fr)_19rem]">
        <CategoryChips sections={all} categories={categories} />
        <div className="no-scrollbar sticky top-4 hidden max-h-[calc(100dvh-2rem)] overflow-y-auto md:block">
          <Suspense>{room !== 'phone' && <CategoryList sections={all} categories={categories} />}</Suspense>
        </div>
        <div className="min-w-0 pb-10">
          {menu.state === 'loading' && (
            <p role="status" className="grid min-h-[70vh] place-content-center text-ink-2">
              {t.menu.loading}
            </p>
          )}
          {search ? (
            <Suspense>
              <Found text={search} sections={all} branch={branch} />
            </Suspense>
          ) : (
            sections.map((section, index) => (
              <MenuSection
                key={section.category.id}
                section={section}
                branch={branch}
                first={index === 0}
                headless={categories?.length === 1}
              />
            ))
          )}
          <Suspense>
            {menu.state === 'ready' && !search && wanted.length === 0 && <Unavailable whole={!categories} />}
          </Suspense>
        </div>
        <aside className="sticky top-4 hidden min-[68.75rem]:block">
          <Suspense>{room === 'wide' && <CartColumn />}</Suspense>
        </aside>
      </div>
      <Suspense>
        <OpenCartBar />
      </Suspense>
    </div>
  )
}
