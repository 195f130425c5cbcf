// The places of one page that have addresses of their own, as a row of links above them.
import { linkTo } from '#web/data/address/location.ts'
import { type StaffPageName, useOfficeText } from '#web/words/staff/index.ts'

interface PageTab {
  readonly path: string
  readonly text: string
}

type PageTabsProps = {
  page: StaffPageName
  tabs: readonly PageTab[]
  /** The place that is shown. */
  path: string
}

/** Nothing for those who may open only one of them. */
export function PageTabs({ page, tabs, path }: PageTabsProps) {
  const { pages } = useOfficeText().t
  if (tabs.length < 2) return null
  return (
    <nav aria-label={pages[page]} className="-mt-3 mb-5 border-b border-line">
      <ul className="flex gap-1 overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.path} className="shrink-0">
            <a
              href={linkTo(tab.path)}
              aria-current={tab.path === path ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-3 border-transparent px-3 font-medium whitespace-nowrap aria-current:border-honey aria-current:font-semibold"
            >
              <bdi>{tab.text}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
