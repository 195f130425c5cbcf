// A group in the list: its name, what it offers and costs, and where it is asked for.
import { sizesGroup } from '../../../../domain/menu/sizes.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import type { EditableGroup } from '../../../api/staff/options.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Card } from '../../../components/display/card.tsx'
import { StatusPill } from '../../../components/display/status-pill.tsx'
import { VisuallyHidden } from '../../../components/display/visually-hidden.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { pencilIcon } from '../../../components/icons/icons-staff.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { useGroupHint, usePriceWords } from '../../../staff/lines/group-words.ts'

type GroupCardProps = {
  group: EditableGroup
  name: string
  /** How many items ask for it. */
  items: number
  /** The names of the categories and items that do so themselves. */
  where: readonly string[]
  onEdit: () => void
}

export function GroupCard({ group, name, items, where, onEdit }: GroupCardProps) {
  const { t, locale } = useOptionEditText()
  const hint = useGroupHint()(group)
  const price = usePriceWords()
  return (
    <li>
      <Card className="grid h-full content-start gap-3">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="text-lg wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="text-sm text-ink-2">{hint}</p>
          </div>
          <Button variant="quiet" size="staff" className="px-4!" onClick={onEdit}>
            <Icon of={pencilIcon} className="size-5" />
            <span aria-hidden="true" className="max-sm:hidden">
              {t.edit}
            </span>
            <VisuallyHidden>{t.editOf(name)}</VisuallyHidden>
          </Button>
        </div>
        <ul className="flex flex-wrap gap-1.5">
          {group.options.map((option) => (
            <li
              key={option.id}
              className={`rounded-small bg-latte-soft px-2.5 py-1 font-medium ${option.hidden ? 'text-ink-2 line-through' : ''}`}
            >
              <bdi>{localize(option.name, locale)}</bdi> {/* What a size costs, each item says itself. */}
              <bdi dir="ltr" className="font-normal text-ink-2">
                {group.id !== sizesGroup && price(option.price, false)}
              </bdi>
            </li>
          ))}
        </ul>
        <div className="grid justify-items-start gap-1.5">
          <StatusPill tone={items > 0 ? 'leaf' : 'honey'}>{items > 0 ? t.usedBy(items) : t.unused}</StatusPill>
          {where.length > 0 && (
            <p className="text-sm text-ink-2 wrap-anywhere">
              {t.asked('')}
              <bdi>{where.join(', ')}</bdi>
            </p>
          )}
        </div>
      </Card>
    </li>
  )
}
