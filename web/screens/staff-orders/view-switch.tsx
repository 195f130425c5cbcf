// The two views of the same orders: the list and the board.
import { Icon } from '../../components/icons/icon.tsx'
import { columnsIcon, listIcon } from '../../components/icons/icons-staff.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'

const views = [
  { name: 'list', path: '/all-orders', icon: listIcon },
  { name: 'board', path: '/board', icon: columnsIcon },
] as const

export function ViewSwitch({ current }: { current: 'list' | 'board' }) {
  const { t } = useStaffText()
  return (
    <nav aria-label={t.list.view} className="inline-flex gap-1 rounded-control border border-edge bg-card p-1">
      {views.map(({ name, path, icon }) => (
        <a
          key={name}
          href={linkTo(path)}
          aria-current={name === current ? 'page' : undefined}
          className="inline-flex min-h-12 items-center gap-2 rounded-small px-4 font-medium aria-[current]:bg-ink aria-[current]:text-paper"
        >
          <Icon of={icon} className="size-5" />
          <span className="max-sm:sr-only">{t.list[name]}</span>
        </a>
      ))}
    </nav>
  )
}
