// The top of the menu: its heading, the branch or the choice of one, and what there is to know before ordering.
import type { MenuBranch, MenuCategory, MenuState } from '../../api/menu/menu.ts'
import { BranchCard } from '../../branch/branch-card.tsx'
import { BranchChoice } from '../../branch/branch-choice.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { bagIcon } from '../../components/icons/icons.ts'
import { useText } from '../../i18n/index.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { DayNotice } from '../../ordering/day-notice.tsx'
import { useSearch } from '../../shell/nav/search.ts'

const SearchField = lazyPart(
  () => import('./search/menu-search.tsx').then((file) => file.SearchField),
  <div className="h-12" />,
)

type MenuHeadProps = {
  menu: MenuState
  branch: MenuBranch | null
  /** The category whose page this is. */
  own: MenuCategory | undefined
}

export function MenuHead({ menu, branch, own }: MenuHeadProps) {
  const { t } = useText()
  const search = useSearch()
  const asks = menu.state === 'ready' && !branch
  const words = asks ? t.branch.welcome : own?.desc
  // By its key it is the same field in both places: what is typed goes on in it.
  const field = search !== null && (
    <div key="search" className="pt-1">
      <SearchField />
    </div>
  )
  // What is found stands right below the field.
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
      <div className="grid gap-x-8 gap-y-3 pt-1 max-md:gap-y-2 lg:grid-cols-[minmax(0,1fr)_min(24rem,50%)] lg:items-center">
        <div>
          <h1 className={`lg:text-4xl ${asks ? 'max-md:text-xl' : ''}`}>
            {asks ? t.branch.question : (own?.name ?? t.menu.title)}
          </h1>
          {words && <p className={`mt-1 text-ink-2 ${asks ? 'max-md:hidden' : ''}`}>{words}</p>}
        </div>
        {branch && <BranchCard branch={branch} alone={menu.branches.length === 1} />}
      </div>
      <div className="mt-3 grid gap-3 max-md:mt-2 max-md:gap-2">
        {asks && <BranchChoice brief />}
        {branch && <DayNotice branch={branch} />}
        {menu.message !== null && (
          <Notice icon={bagIcon} compact>
            {menu.message || t.menu.noDelivery}
          </Notice>
        )}
      </div>
    </>
  )
}
