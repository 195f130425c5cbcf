// The office's navigation on a phone: a bar with the everyday pages and "All", which opens the sheet.
import { tilesIcon } from '../../components/icons/icons-office.ts'
import { useOfficeText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { dailyPages, pageAt, waitsOn } from './office-pages.ts'
import { RailFace } from './office-rail.tsx'
import { openOfficeSheet } from './office-sheet-open.ts'
import type { OfficeNavProps } from './office-sidebar.tsx'

const look =
  'grid min-h-13 min-w-0 flex-1 content-center justify-items-center gap-0.5 rounded-control text-center text-[0.78125rem] leading-tight font-medium aria-[current]:bg-honey aria-[current]:text-ink'

export function OfficePhoneBar({ path, groups, counts }: Pick<OfficeNavProps, 'path' | 'groups' | 'counts'>) {
  const { t } = useOfficeText()
  const daily = dailyPages(groups)
  const here = pageAt(path)
  const others = groups.flatMap(({ pages }) => pages).filter((page) => !daily.includes(page))
  return (
    <nav aria-label={t.nav} className="office office-phone no-print on-dark flex bg-ink px-0.5 py-1 text-paper">
      {daily.map((page) => (
        <a
          key={page.path}
          href={linkTo(page.path)}
          aria-current={path === page.path ? 'page' : page === here ? 'true' : undefined}
          className={look}
        >
          <RailFace icon={page.icon} name={t.pages[page.title]} waits={waitsOn([page], counts)} />
        </a>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={openOfficeSheet}
        className={`${look} ${here && !daily.includes(here) ? 'bg-ink-soft' : ''}`}
      >
        <RailFace icon={tilesIcon} name={t.all} waits={waitsOn(others, counts)} />
      </button>
    </nav>
  )
}
