// What something contains, chosen by name in a part that folds away; for items and for options.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import {
  type Allergen,
  allergenGroups,
  type Declaration,
  type Substance,
  tidyDeclaration,
  traits,
} from '../../../../domain/menu/allergens.ts'
import { CheckChips } from '../../../components/controls/check-chips.tsx'
import { RadioGroup } from '../../../components/fields/radio-group.tsx'
import { useAllergensText } from '../../../i18n/customer/index.ts'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { formatList } from '../../../i18n/format-more.ts'

type DeclarationFoldProps = {
  title: ReactNode
  hint: string
  /** In words, beside the title. */
  summary: ReactNode
  declared: boolean
  onDeclared: (declared: boolean) => void
  /** Open from the start, for a member who came to declare it. */
  open: boolean
  undeclaredHint: string
  children: ReactNode
}

export function DeclarationFold(props: DeclarationFoldProps) {
  const { title, hint, summary, declared, onDeclared, open, undeclaredHint, children } = props
  const { t } = useMenuEditText()
  const name = useId()
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!open) return
    // Only after the dialog has opened and moved the focus to its first field.
    requestAnimationFrame(() => {
      part.current?.scrollIntoView({ block: 'start' })
      part.current?.querySelector('input')?.focus({ preventScroll: true })
    })
  }, [open])
  return (
    <details ref={part} open={open} className="scroll-mt-20 rounded-control border border-line">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2 rounded-control px-4 py-2 font-medium">
        {title}
        <span className="text-sm font-normal text-ink-2">{summary}</span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">
        <p className="text-sm text-ink-2">{hint}</p>
        <RadioGroup
          label={t.declaration}
          labelHidden
          inline
          name={name}
          value={declared ? 'declared' : 'undeclared'}
          choices={[
            { value: 'undeclared', text: t.undeclared },
            { value: 'declared', text: t.declared },
          ]}
          onChange={(value) => onDeclared(value === 'declared')}
        />
        {declared ? children : <p className="text-sm text-ink-2">{undeclaredHint}</p>}
      </div>
    </details>
  )
}

type DeclaredNamesProps = { declaration: Declaration; onChange: (declaration: Declaration) => void }

/** An allergen is contained or a trace, never both. The later tick counts. */
export function DeclaredNames({ declaration, onChange }: DeclaredNamesProps) {
  const { t } = useMenuEditText()
  const { contains, mayContain } = declaration
  return (
    <>
      <Names
        label={t.declaredAs.contains}
        chosen={contains}
        onChange={(id, is) => onChange(tidyDeclaration({ contains: withOrWithout(contains, id, is), mayContain }))}
      >
        <DietNames
          chosen={contains}
          onChange={(id, is) => onChange({ ...declaration, contains: withOrWithout(contains, id, is) })}
        />
      </Names>
      <Names
        label={t.declaredAs.mayContain}
        chosen={mayContain}
        onChange={(id, is) =>
          onChange(
            tidyDeclaration({
              contains: is ? withOrWithout<Substance>(contains, id, false) : contains,
              mayContain: withOrWithout(mayContain, id, is),
            }),
          )
        }
      />
      {contains.length + mayContain.length === 0 && (
        <p role="status" className="text-sm text-ink-2">
          {t.declaresNone}
        </p>
      )}
    </>
  )
}

const withOrWithout = <Id extends Substance>(ids: readonly Id[], id: Id, is: boolean): Id[] =>
  is ? [...ids, id] : ids.filter((one) => one !== id)

type NamesProps<Id> = {
  label: string
  chosen: readonly Substance[]
  onChange: (id: Id, is: boolean) => void
  children?: ReactNode
}

/** Every allergen as a chip, cereals and nuts each in a part of their own. */
export function Names({ label, chosen, onChange, children }: NamesProps<Allergen>) {
  const { t } = useMenuEditText()
  const chips = useChips()
  const single = allergenGroups.flatMap(({ members }): readonly Allergen[] => (members.length === 1 ? members : []))
  return (
    <fieldset className="grid gap-3 rounded-control bg-latte-soft p-3">
      <legend className="float-start mb-1 font-semibold">{label}</legend>
      <CheckChips
        minor
        label={<span className="sr-only">{label}</span>}
        {...{ chosen, onChange }}
        chips={chips(single)}
      />
      {allergenGroups
        .filter(({ members }) => members.length > 1)
        .map(({ id, members }) => (
          <CheckChips
            key={id}
            minor
            label={id === 'nuts' ? t.declaredAs.nuts : t.declaredAs.cereals}
            chips={chips(members)}
            chosen={chosen}
            onChange={onChange}
          />
        ))}
      {children}
    </fieldset>
  )
}

export function DietNames({ chosen, onChange }: Pick<NamesProps<Substance>, 'chosen' | 'onChange'>) {
  const { t } = useMenuEditText()
  const chips = useChips()
  return (
    <div>
      <CheckChips minor label={t.declaredAs.diets} chips={chips(traits)} chosen={chosen} onChange={onChange} />
      <p className="mt-1.5 text-sm text-ink-2">{t.meatHint}</p>
    </div>
  )
}

/** 'milk and soya' in the reader's language. */
export function useNameList(): (ids: readonly Substance[]) => string {
  const { t, locale } = useAllergensText()
  return (ids) =>
    formatList(
      ids.map((id) => t.names[id]),
      locale,
    )
}

function useChips() {
  const { names } = useAllergensText().t
  return <Id extends Substance>(ids: readonly Id[]) => ids.map((value) => ({ value, text: names[value] }))
}
