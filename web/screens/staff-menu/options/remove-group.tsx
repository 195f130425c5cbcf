// Removes a group of options, after a question that says how many items it meets.
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableGroup, useRemoveGroup } from '../../../api/staff/options.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { RemoveButton } from '../remove-button.tsx'

type RemoveGroupProps = { group: EditableGroup; items: number; onRemoved: () => void }

export function RemoveGroup({ group, items, onRemoved }: RemoveGroupProps) {
  const { t, locale } = useOptionEditText()
  const remove = useRemoveGroup()
  const name = localize(group.name, locale)

  function goOn() {
    remove.mutate(group.id, {
      onSuccess: () => {
        showToast(t.removed(name))
        onRemoved()
      },
    })
  }

  return (
    <RemoveButton
      words={{ remove: t.remove, title: t.removeTitle(name), removeIt: t.removeIt }}
      removal={remove}
      onConfirm={goOn}
    >
      {items > 0 && <p className="font-semibold text-ink">{t.removeText(items)}</p>}
      <p>{t.removeAfter}</p>
    </RemoveButton>
  )
}
