// One group that is asked for here: what is chosen beforehand, its place, and its own rules folded away.
import { useRef } from 'react'
import { localize } from '../../../../domain/shared/locale.ts'
import { Button } from '../../../components/controls/button.tsx'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { VisuallyHidden } from '../../../components/display/visually-hidden.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { chevronDownIcon } from '../../../components/icons/icons-more.ts'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { useGroupHint } from '../../../staff/lines/group-words.ts'
import { UseDefaults } from './use-defaults.tsx'
import { UseRules } from './use-rules.tsx'
import { isNotAsked, saysMore, type UseRow, type UsesEditing } from './uses-form.ts'

type UseCardProps = {
  form: UsesEditing
  row: UseRow
  /** From 0. */
  place: number
  /** Whether the category asks for it too. */
  inherits: boolean
}

export function UseCard({ form, row, place, inherits }: UseCardProps) {
  const { t, locale } = useOptionEditText()
  const hint = useGroupHint()
  const group = form.groups.find(({ id }) => id === row.group)
  const name = group ? localize(group.name, locale) : row.group
  const field = `uses.${place}`
  const gone = form.wrong(`${field}.group`)
  const details = ['min', 'max', 'included', 'only', 'when', ...(group?.options ?? []).map(({ id }) => `prices.${id}`)]
  // Once it is open it stays so: mending a mistake must not fold its field away.
  const open = useRef(saysMore(row))
  if (details.some((each) => form.wrong(`${field}.${each}`))) open.current = true
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-card p-3 ps-4">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 font-text text-base leading-snug">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>{' '}
          <span className="text-sm font-normal text-ink-2">
            {isNotAsked(row) ? t.uses.isNotAsked : group && hint(group)}
            {inherits && !isNotAsked(row) && ` · ${t.uses.own}`}
          </span>
        </h3>
        {isNotAsked(row) ? (
          <Button variant="quiet" onClick={() => form.remove(row.group)}>
            <span aria-hidden="true">{t.uses.again}</span>
            <VisuallyHidden>{t.uses.againOf(name)}</VisuallyHidden>
          </Button>
        ) : (
          <>
            <IconButton
              icon={chevronDownIcon}
              label={t.up(name)}
              aria-disabled={place === 0}
              onClick={() => form.move(place, -1)}
              className="rotate-180 aria-disabled:opacity-40"
            />
            <IconButton
              icon={chevronDownIcon}
              label={t.down(name)}
              aria-disabled={place === form.rows.length - 1}
              onClick={() => form.move(place, 1)}
              className="aria-disabled:opacity-40"
            />
            <IconButton
              icon={trashIcon}
              label={t.uses.remove(name)}
              variant="danger"
              onClick={() => form.remove(row.group)}
            />
          </>
        )}
      </div>
      {gone && <p className="text-sm font-medium text-cherry">{gone}</p>}
      {group && !isNotAsked(row) && (
        <>
          <UseDefaults group={group} row={row} form={form} error={form.wrong(`${field}.defaults`)} />
          <details open={open.current} className="group rounded-control border border-line">
            <summary className="flex min-h-12 items-center rounded-control px-3 text-sm font-medium">
              {t.uses.details}
              <span className="sr-only">: {name}</span>
              <Icon of={chevronDownIcon} className="ms-auto size-4 group-open:rotate-180" />
            </summary>
            <UseRules group={group} row={row} form={form} field={field} />
          </details>
        </>
      )}
    </li>
  )
}
