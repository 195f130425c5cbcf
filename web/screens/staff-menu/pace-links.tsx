// For owner and managers: what their branches make, how long items take, and how promises were kept.
import type { Member } from '../../api/session/session.ts'
import { clockIcon } from '../../components/icons/icons.ts'
import { usePaceText } from '../../i18n/board/index.ts'
import { useBranches, useChosen } from '../../staff/shop/branches.ts'
import { ToolLink } from './tool-link.tsx'

export function PaceLinks({ member }: { member: Member }) {
  const { t } = usePaceText()
  const branches = useBranches(member, 'pace.set') ?? []
  const chosen = useChosen(branches)
  const at = branches.find(({ id }) => id === chosen)
  const links = [
    ...(at ? [{ to: `/branches/${at.id}/capacity`, text: t.capacityOf(at.name) }] : []),
    { to: '/making-times', text: t.times },
    { to: '/promises', text: t.kept },
  ]
  return links.map(({ to, text }) => (
    <ToolLink key={to} to={to} icon={clockIcon}>
      {text}
    </ToolLink>
  ))
}
