// The button at a category or an item that opens which options it asks for.
import { useState } from 'react'
import { usesOf } from '../../../../domain/menu/options.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { type UseOwner, useGroups } from '../../../api/staff/menu-calls.ts'
import { usePlaces } from '../../../api/staff/shop.ts'
import { Button } from '../../../components/controls/button.tsx'
import { VisuallyHidden } from '../../../components/display/visually-hidden.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { listIcon } from '../../../components/icons/icons-staff.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { usesAt } from '../options/where-used.ts'
import { UsesDialog } from './uses-dialog.tsx'

type UsesButtonProps = {
  owner: UseOwner
  name: string
  category?: string
  /** Says beside the button what is asked for. */
  says?: boolean
}

export function UsesButton({ owner, name, category, says = false }: UsesButtonProps) {
  const { t, locale } = useOptionEditText()
  const [open, setOpen] = useState(false)
  const { data } = useGroups()
  const menu = usePlaces(locale).data
  if (!data || !menu) return null
  const own = usesAt(data.uses, owner)
  const asked = usesOf(category === undefined ? [] : usesAt(data.uses, { category }), own)
    .filter(({ only }) => only?.length !== 0)
    .flatMap(({ group }) => data.groups.filter(({ id }) => id === group))
  const items = 'category' in owner ? menu.items.filter((item) => item.category === owner.category).length : 1
  return (
    <div className={says ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : ''}>
      <Button variant="quiet" size="staff" onClick={() => setOpen(true)}>
        <Icon of={listIcon} className="size-5" />
        <span aria-hidden="true">{t.options}</span>
        <VisuallyHidden>{t.uses.buttonOf(name)}</VisuallyHidden>
      </Button>
      {says && (
        <p className="min-w-0 flex-1 text-ink-2">
          <bdi>{asked.map((group) => localize(group.name, locale)).join(', ') || t.uses.none}</bdi>
        </p>
      )}
      {open && (
        <UsesDialog
          owner={owner}
          name={name}
          category={
            category === undefined
              ? undefined
              : { id: category, name: menu.categories.find(({ id }) => id === category)?.name ?? category }
          }
          items={items}
          data={data}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
