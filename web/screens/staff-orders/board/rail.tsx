// The dark rail of the board: links to the other staff screens, and signing out. On narrow windows it is at the foot.
import { useState } from 'react'
import { may } from '../../../../domain/staff.ts'
import type { Member } from '../../../api/session/session.ts'
import { usePlaces } from '../../../api/staff/shop.ts'
import { Icon, type IconShape } from '../../../components/icons/icon.tsx'
import { bagIcon } from '../../../components/icons/icons.ts'
import { cupIcon } from '../../../components/icons/icons-food.ts'
import { userIcon } from '../../../components/icons/icons-more.ts'
import { columnsIcon, listIcon, signOutIcon } from '../../../components/icons/icons-staff.ts'
import { LogoMark } from '../../../components/icons/logo.tsx'
import { editPaths } from '../../../edit-paths.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { linkTo } from '../../../location.ts'
import { pathFor } from '../../../paths.ts'
import { SignOutDialog } from '../../../shell/nav/sign-out-dialog.tsx'

export function Rail({ member }: { member: Member }) {
  const { t, locale } = useStaffText()
  // Stock begins at the first category of the menu.
  const first = usePlaces(locale).data?.categories[0]
  const stock = (first && pathFor(editPaths, first.id)) ?? '/food-edit'
  const [leaving, setLeaving] = useState(false)
  return (
    <nav
      aria-label={t.frame.rail}
      className="foot-bar no-print on-dark z-10 flex shrink-0 items-stretch justify-around gap-1 bg-ink p-1.5 text-paper max-lg:order-last lg:min-w-24 lg:flex-col lg:justify-start lg:py-4"
    >
      <a
        href={linkTo('/')}
        aria-label="Noisette"
        className="mx-auto mb-4 hidden size-13 place-items-center rounded-control bg-paper lg:grid"
      >
        <LogoMark className="size-9" />
      </a>
      <RailLink href="/board" icon={columnsIcon} text={t.list.board} current />
      <RailLink href="/all-orders" icon={listIcon} text={t.list.list} />
      {may(member, 'stock') && <RailLink href="/food-edit" icon={cupIcon} text={t.frame.menuEdit} />}
      {may(member, 'stock') && <RailLink href={stock} icon={bagIcon} text={t.frame.stock} />}
      {may(member, 'manageStaff') && <RailLink href="/people" icon={userIcon} text={t.frame.people} />}
      <button type="button" onClick={() => setLeaving(true)} className={`${entry} lg:mt-auto`}>
        <Icon of={signOutIcon} />
        {t.frame.signOut}
      </button>
      <SignOutDialog open={leaving} onCancel={() => setLeaving(false)} />
    </nav>
  )
}

const entry =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-control px-1 text-center text-xs font-medium hover:bg-ink-soft aria-[current]:bg-ink-soft aria-[current]:text-honey lg:min-h-17 lg:flex-none lg:text-sm'

type RailLinkProps = { href: string; icon: IconShape; text: string; current?: boolean }

function RailLink({ href, icon, text, current = false }: RailLinkProps) {
  return (
    <a href={linkTo(href)} aria-current={current ? 'page' : undefined} className={entry}>
      <Icon of={icon} />
      {text}
    </a>
  )
}
