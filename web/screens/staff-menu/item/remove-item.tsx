// Takes an item off the menu, after asking (EDIT-5).
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableItem, useRemoveItem } from '../../../api/staff/items.ts'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { RemoveButton } from '../remove-button.tsx'

export function RemoveItem({ item, onRemoved }: { item: EditableItem; onRemoved: () => void }) {
  const { t, locale } = useMenuEditText()
  const remove = useRemoveItem()
  const name = localize(item.name, locale)

  function goOn() {
    remove.mutate(item.id, {
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
      <p>{t.removeText}</p>
    </RemoveButton>
  )
}
