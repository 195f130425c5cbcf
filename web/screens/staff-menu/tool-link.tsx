// A row of the list of tools on the main edit page.
import { Icon, type IconShape } from '../../components/icons/icon.tsx'
import { chevronIcon } from '../../components/icons/icons-more.ts'
import { linkTo } from '../../location.ts'

export function ToolLink({ to, icon, children }: { to: string; icon: IconShape; children: string }) {
  return (
    <a
      href={linkTo(to)}
      className="flex min-h-12 items-center gap-3.5 rounded-control px-3 font-semibold hover:bg-latte-soft"
    >
      <Icon of={icon} className="size-5" />
      <span className="flex-1">{children}</span>
      <Icon of={chevronIcon} className="size-5 text-ink-2" />
    </a>
  )
}
