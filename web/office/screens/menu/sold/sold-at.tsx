// On an item's page: which branches sell it. Each says so for itself, at once, until it says otherwise (J-83).
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import { may } from '#domain/people/staff.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { useMember } from '#web/data/session/session.ts'
import { type EditableItem, useSellItemAt } from '#web/data/staff/menu-api.ts'
import { useAllBranches } from '#web/data/staff/shop-api.ts'
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { Switch } from '#web/ui/controls/switch.tsx'
import { useSoldEditText } from '#web/words/editor/index.ts'
import { formatList } from '#web/words/format-more.ts'

export function SoldAt({ item: { id, notAt }, name }: { item: EditableItem; name: string }) {
  const { t, locale } = useSoldEditText()
  const member = useMember()
  const branches = useAllBranches(locale)
  const sellAt = useSellItemAt()
  const save = useSaveAtOnce(sellAt, name)
  const wish = sellAt.isPending ? sellAt.variables : undefined
  const isSold = (branch: string) => (wish?.branches.includes(branch) ? wish.sold : !notAt.includes(branch))
  const away = branches.filter((branch) => !isSold(branch.id))
  if (member === null || member === 'loading' || (branches.length < 2 && away.length === 0)) return null
  const own = branches.filter((branch) => may(member, 'menu.edit', branch.id))
  const names = formatList(
    away.map((branch) => branch.name),
    locale,
  )
  const said = away.length === 0 ? t.allBranches : away.length === branches.length ? t.noBranch : t.allBut(names)
  return (
    <FoldedFields title={t.soldAt} summary={<span role="status">{said}</span>} opens={away.length > 0}>
      <p className="text-sm text-ink-2">{t.soldAtHint}</p>
      <BranchFinder branches={own} most={branchesAbove}>
        {(shown) => (
          <ul className="flex flex-wrap gap-x-6">
            {shown.map(({ branch }) => (
              <li key={branch.id}>
                <Switch
                  label={branch.name}
                  size="staff"
                  checked={isSold(branch.id)}
                  onChange={(sold) => save({ item: id, branches: [branch.id], sold })}
                />
              </li>
            ))}
          </ul>
        )}
      </BranchFinder>
    </FoldedFields>
  )
}
