// What an item contains: not declared at first, then chosen by name (ALLG-1).
import { useEffect, useRef, useState } from 'react'
import type { Declaration, Substance } from '../../../../domain/menu/allergens.ts'
import { RadioGroup } from '../../../components/fields/radio-group.tsx'
import { useAllergensText } from '../../../i18n/allergens/index.ts'
import { formatList } from '../../../i18n/format-more.ts'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { DeclaredNames } from './declared-names.tsx'
import type { ItemForm } from './item-form.ts'

type ItemDeclarationProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  /** Open from the start, for who came to declare the item. */
  open: boolean
}

const none: Declaration = { contains: [], mayContain: [] }

export function ItemDeclaration({ form: { declaration }, onChange, open }: ItemDeclarationProps) {
  const { t } = useMenuEditText()
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!open) return
    // Once the dialog has opened and moved the focus to its first field.
    requestAnimationFrame(() => {
      part.current?.scrollIntoView({ block: 'start' })
      part.current?.querySelector('input')?.focus({ preventScroll: true })
    })
  }, [open])
  // What was chosen is back if “not declared” was pressed by mistake.
  const [last, setLast] = useState(declaration ?? none)
  const set = (next: Declaration) => {
    setLast(next)
    onChange({ declaration: next })
  }
  return (
    <details ref={part} open={open} className="scroll-mt-20 rounded-control border border-line">
      <summary className="flex min-h-14 flex-wrap items-center gap-x-2 rounded-control px-4 py-2 font-medium">
        {t.declaration}
        <span className="text-sm font-normal text-ink-2">
          <Summary declaration={declaration} />
        </span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">
        <p className="text-sm text-ink-2">{t.declarationHint}</p>
        <RadioGroup
          label={t.declaration}
          labelHidden
          inline
          name="declaration"
          value={declaration ? 'declared' : 'undeclared'}
          choices={[
            { value: 'undeclared', text: t.undeclared },
            { value: 'declared', text: t.declared },
          ]}
          onChange={(value) => onChange({ declaration: value === 'declared' ? last : null })}
        />
        {declaration ? (
          <DeclaredNames declaration={declaration} onChange={set} />
        ) : (
          <p className="text-sm text-ink-2">{t.undeclaredHint}</p>
        )}
      </div>
    </details>
  )
}

function Summary({ declaration }: { declaration: Declaration | null }) {
  const { t, locale } = useAllergensText()
  const words = useMenuEditText().t
  if (!declaration) return words.undeclared
  const list = (ids: readonly Substance[]) =>
    formatList(
      ids.map((id) => t.names[id]),
      locale,
    )
  const { contains, mayContain } = declaration
  if (contains.length + mayContain.length === 0) return t.none
  return [contains.length > 0 && t.contains(list(contains)), mayContain.length > 0 && t.traces(list(mayContain))]
    .filter(Boolean)
    .join('. ')
}
