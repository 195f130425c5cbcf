// What both places of the bake list say where nothing is made ahead: in the shop, or at this branch on that day.
import { linkTo } from '#web/data/address/location.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ovenIcon } from '#web/ui/icons/icons-staff.ts'
import { useBakeText } from '#web/words/bake/index.ts'

/** `any`: something of the menu is made ahead. */
export function NothingMade({ any, edits }: { any: boolean; edits: boolean }) {
  const { t } = useBakeText()
  if (any)
    return (
      <EmptyState icon={ovenIcon} title={t.noneHere}>
        {t.noneHereHint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={ovenIcon}
      title={t.emptyTitle}
      action={edits && <LinkButton href={linkTo('/food-edit')}>{t.emptyAction}</LinkButton>}
    >
      {t.emptyHint}
    </EmptyState>
  )
}
