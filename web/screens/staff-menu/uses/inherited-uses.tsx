// The groups that an item asks for because of its category, and the ways to differ from it.
import type { GroupUse } from '../../../../domain/menu/options.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import type { EditableGroup } from '../../../api/staff/options.ts'
import { Button } from '../../../components/controls/button.tsx'
import { VisuallyHidden } from '../../../components/display/visually-hidden.tsx'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { useGroupHint } from '../../../staff/lines/group-words.ts'
import { rowIn, type UsesEditing } from './uses-form.ts'

type InheritedUsesProps = {
  uses: readonly GroupUse[]
  groups: readonly EditableGroup[]
  category: string
  form: UsesEditing
}

export function InheritedUses({ uses, groups, category, form }: InheritedUsesProps) {
  const { t, locale } = useOptionEditText()
  const hint = useGroupHint()
  if (uses.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-text text-base font-semibold">{t.uses.fromCategory(category)}</h3>
      <ul className="grid gap-2">
        {uses.map((use) => {
          const group = groups.find(({ id }) => id === use.group)
          if (!group) return null
          const name = localize(group.name, locale)
          return (
            <li
              key={use.group}
              className="flex flex-wrap items-center gap-2 rounded-control border border-line bg-latte-soft py-2 ps-4 pe-2"
            >
              <span className="min-w-0 flex-1 basis-40">
                <bdi className="font-semibold wrap-anywhere">{name}</bdi>{' '}
                <span className="text-sm text-ink-2">{hint(group)}</span>
              </span>
              <Button variant="quiet" onClick={() => form.differ(rowIn(use, groups, locale))}>
                <span aria-hidden="true">{t.uses.differently}</span>
                <VisuallyHidden>{t.uses.differentlyOf(name)}</VisuallyHidden>
              </Button>
              <Button variant="quiet" onClick={() => form.leaveOut(use.group)}>
                <span aria-hidden="true">{t.uses.notHere}</span>
                <VisuallyHidden>{t.uses.notHereOf(name)}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
