// The top of the menu: its heading, the branch or the choice of one, and what to know before ordering.
import type { MenuBranch, MenuCategory, MenuState } from '../../api/menu/menu.ts'
import { BranchCard } from '../../branch/branch-card.tsx'
import { BranchChoice } from '../../branch/branch-choice.tsx'
import { useText } from '../../i18n/index.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { DayNotice } from '../../ordering/day-notice.tsx'
import { useSearch } from '../../shell/nav/search.ts'
import { HeadLook, ShopNotice } from './head-look.tsx'

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

const NoOrders = lazyPart(() => import('./no-orders.tsx').then((file) => file.NoOrders))

export function MenuHead({ menu, branch, own }: MenuHeadProps) {
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
        {menu.message !== null && <ShopNotice>{menu.message || t.menu.noDelivery}</ShopNotice>}
      </HeadLook>
    </>
  )
}
