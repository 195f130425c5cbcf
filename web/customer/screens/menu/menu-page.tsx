// The menu: all categories, or those of one category's page (MENU-1, MENU-2).

import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { announcedReductions } from '#domain/money/reductions/shown-reductions.ts'
import { BranchCard } from '#web/customer/branch/branch-card.tsx'
import { BranchChoice } from '#web/customer/branch/branch-choice.tsx'
import { useCartCount } from '#web/customer/cart/cart-store.ts'
import { type DietView, dietView, overMenu } from '#web/customer/diet/diet-view.ts'
import { DayNotice } from '#web/customer/ordering/day-notice.tsx'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { reductionsOn, reductionView } from '#web/customer/reductions/reduction-view.ts'
import { useSaleClock, useSaleProps } from '#web/customer/sale/sale.ts'
import { categoriesAt } from '#web/data/address/paths.ts'
import { loadForSure } from '#web/data/http/connection-state.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { sizesOf, sizesOnCard } from '#web/data/menu/item-sizes.ts'
import { type MenuBranch, type MenuCategory, type MenuState, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useObservable } from '#web/data/observable.ts'
import { useSearch } from '#web/data/page/search.ts'
import { useTitle } from '#web/data/page/title.ts'
import { useRoom } from '#web/data/page/use-room.ts'
import { MenuGrid, menuCardLayouts } from '#web/ui/display/menu-grid.tsx'
import { useText } from '#web/words/index.tsx'
import { itemToAdd } from './card-taps.ts'
import { CategoryChips } from './category-strip.tsx'
import { ItemCard, useOrderable } from './item-card.tsx'
import { HeadLook, menuFrame, SectionHead, ShopNotice } from './menu-look.tsx'
import { type MenuShelf, sectionId, sectionsOf } from './sections.ts'

const MenuEmpty = lazyPart(() => import('./menu-empty.tsx').then((file) => file.MenuEmpty))
const AskBranch = lazyPart(() => import('./ask-branch.tsx').then((file) => file.AskBranch))
const OpenCartBar = lazyPart(() => import('./open-cart-bar.tsx').then((file) => file.OpenCartBar))
// Only if the window is wide enough, or if the visitor searches.
const CategoryList = lazyPart(() => import('./menu-columns.tsx').then((file) => file.CategoryList))
const CartColumn = lazyPart(() => import('./menu-columns.tsx').then((file) => file.CartColumn))
const AvoidDialog = lazyPart(() => import('#web/customer/diet/avoid-dialog.tsx').then((file) => file.AvoidDialog))
const Found = lazyPart(() => import('./search/menu-search.tsx').then((file) => file.FoundOnMenu))

/** `path` is one of the menu's: of the whole of it, or of a category. */
export function MenuPage({ path }: { path: string }) {
  const { t } = useText()
  const menu = useMenu()
  const branch = useBranch()
  const room = useRoom()
  const asking = useOnce(useObservable(itemToAdd) !== null)
  const opened = useOnce(useObservable(overMenu) !== null)
  const diet = useDiet()
  const filled = useOnce(useCartCount() > 0)
  const search = useSearch()
  const categories = categoriesAt(path, menu.categories)
  const own = categories && menu.categories.find((category) => category.id === categories[0])
  const here = branch?.id ?? null
  const { date } = useSaleClock(branch)
  const all = useMemo(() => sectionsOf(menu, here, date), [menu, here, date])
  const sections = categories ? all.filter(({ category }) => categories.some((id) => id === category.id)) : all
  useTitle(own?.name ?? t.screen.menu)

  return (
    <div className={menuFrame}>
      <MenuHead menu={menu} branch={branch} own={own} />
      <div className="items-start gap-6 md:grid md:grid-cols-[11.5rem_minmax(0,1fr)] md:pt-4 min-[68.75rem]:grid-cols-[11.5rem_minmax(0,1fr)_19rem]">
        {!search && <CategoryChips sections={all} categories={categories} />}
        <div className="no-scrollbar below-bar sticky hidden max-h-[calc(100dvh-2rem-var(--bar))] overflow-y-auto md:block">
          {room !== 'phone' && <CategoryList sections={all} categories={categories} />}
        </div>
        <div className="min-w-0 pb-10">
          {menu.state === 'loading' || diet === undefined ? (
            <p role="status" className="grid min-h-[70vh] place-content-center text-ink-2">
              {t.menu.loading}
            </p>
          ) : (
            <Shelves all={all} sections={sections} branch={branch} categories={categories} />
          )}
        </div>
        <aside className="below-bar sticky hidden min-[68.75rem]:block">{room === 'wide' && <CartColumn />}</aside>
      </div>
      {filled && <OpenCartBar />}
      {asking && <AskBranch />}
      {opened && <AvoidDialog />}
    </div>
  )
}

/**
 * True from the first time on: a dialog stays, so that it can return the focus, and a removed line can be brought back.
 */
function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now)
  if (now && !once) setOnce(true)
  return once
}

/** Undefined while it is not known yet what suits the visitor: nothing is shown that might not. */
function useDiet() {
  const diet = useObservable(dietView)
  useEffect(() => {
    if (diet === undefined) void loadForSure(() => import('#web/customer/diet/diet-parts.tsx'))
  }, [diet])
  return diet
}

type ShelvesProps = {
  all: readonly MenuShelf[]
  sections: readonly MenuShelf[]
  branch: MenuBranch | null
  categories: readonly string[] | undefined
}

/** A visitor who returns to the menu returns to a position in it, which must be rendered. */
let drawnBefore = false

/** The search results, or the sections: the first ones at once, the others when the browser has time. */
function Shelves({ all, sections, branch, categories }: ShelvesProps) {
  const search = useSearch()
  const diet = useObservable(dietView)
  const [whole, setWhole] = useState(drawnBefore)
  useEffect(() => {
    drawnBefore = true
    startTransition(() => setWhole(true))
  }, [])
  if (search) return <Found text={search} sections={all} branch={branch} />
  if (sections.every(({ items }) => items.length === 0)) return <MenuEmpty whole={!categories} />
  return (
    <>
      {diet && <diet.Panel />}
      {(whole ? sections : sections.slice(0, 2)).map((section, index) => (
        <MenuSection
          key={section.category.id}
          section={section}
          branch={branch}
          first={index === 0}
          headless={categories?.length === 1 && branch !== null}
        />
      ))}
    </>
  )
}

const SearchField = lazyPart(
  () => import('./search/menu-search.tsx').then((file) => file.SearchField),
  <div className="h-12" />,
)

type MenuHeadProps = {
  menu: MenuState
  branch: MenuBranch | null
  /** The category that this page is about. */
  own: MenuCategory | undefined
}

const NoOrders = lazyPart(() => import('./menu-empty.tsx').then((file) => file.NoOrders))

function MenuHead({ menu, branch, own }: MenuHeadProps) {
  const { t } = useText()
  const search = useSearch()
  const nowhere = menu.state === 'ready' && menu.branches.length === 0
  const asks = menu.state === 'ready' && !branch && !nowhere
  // The key keeps it the same field in both places, so that the typed text stays in it.
  const field = search !== null && (
    <div key="search" className="pt-1">
      <SearchField />
    </div>
  )
  // The results are shown right below the field.
  if (search) {
    return (
      <>
        <h1 className="sr-only">{own?.name ?? t.menu.title}</h1>
        {field}
      </>
    )
  }
  return (
    <>
      {field}
      <HeadLook
        title={asks ? t.branch.question : (own?.name ?? t.menu.title)}
        lead={asks ? t.branch.welcome : own?.desc}
        asks={asks}
        branch={branch && <BranchCard branch={branch} alone={menu.branches.length === 1} />}
      >
        {asks && <BranchChoice brief />}
        {nowhere && menu.items.length > 0 && <NoOrders />}
        {branch && <DayNotice branch={branch} />}
        {branch && menu.reductions && <Reductions menu={menu} branch={branch} category={own?.id} />}
        {menu.message !== null && <ShopNotice>{menu.message || t.menu.noDelivery}</ShopNotice>}
      </HeadLook>
    </>
  )
}

type ReductionsProps = { menu: MenuState; branch: MenuBranch; category: string | undefined }

/** Loaded where the shop has reductions; until then the bars have their room. */
function Reductions({ menu, branch, category }: ReductionsProps) {
  const clock = useSaleClock(branch)
  const view = useObservable(reductionView)
  useEffect(() => {
    if (!view) void loadForSure(() => import('#web/customer/reductions/reduction-parts.tsx'))
  }, [view])
  if (view) return <view.Bars branch={branch} category={category} />
  const bars = announcedReductions(reductionsOn(menu, category), branch.id, clock).slice(0, 2)
  return (
    <div className="grid gap-2 empty:hidden md:grid-cols-2">
      {bars.map(({ rule }) => (
        <div key={rule.id} className="min-h-15" />
      ))}
    </div>
  )
}

type MenuSectionProps = {
  section: MenuShelf
  branch: MenuBranch | null
  first: boolean
  headless: boolean
}

const MenuSection = memo(function MenuSection({ section, branch, first, headless }: MenuSectionProps) {
  const { t, number } = useText()
  const orderable = useOrderable(branch)
  const saleProps = useSaleProps(branch)
  const { category } = section
  const diet = useObservable(dietView)
  const items = diet ? section.items.filter(diet.shows) : section.items
  const hiddenCount = section.items.length - items.length
  const layouts = menuCardLayouts(items.map((item) => sizesOnCard(sizesOf(item)).length > 0))
  const headingId = `${sectionId(category.id)}-name`
  return (
    <section
      id={sectionId(category.id)}
      data-category={category.id}
      aria-labelledby={headingId}
      className="scroll-mt-14 pt-4 md:scroll-mt-4 md:first:pt-0"
    >
      <SectionHead
        id={headingId}
        name={category.name}
        count={items.length > 0 && number(items.length)}
        tool={first && <DietTool diet={diet} />}
        hidden={headless}
      />
      {section.items.length === 0 && <p className="px-1 text-ink-2">{t.menu.unavailable}</p>}
      <MenuGrid>
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            orderable={orderable}
            layout={layouts[index] ?? 'tall'}
            eager={first && index < 2}
            {...saleProps(item)}
          />
        ))}
      </MenuGrid>
      {diet && hiddenCount > 0 && <diet.Hidden count={hiddenCount} />}
    </section>
  )
})

/** Where a visitor says what to avoid, and afterwards what becomes of the rest. */
function DietTool({ diet }: { diet: DietView | null | undefined }) {
  const { t } = useText()
  if (diet) return <diet.Tool />
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => overMenu.write('avoid')}
      className="-my-2.5 ms-auto min-h-11 rounded-small px-2 font-semibold underline decoration-honey decoration-3 underline-offset-6"
    >
      {t.menu.diet}
    </button>
  )
}
