// What an item contains, or how an option changes that, chosen by name in a part that folds away (ALLG-1).
import { type ReactNode, useId, useState } from 'react'
import {
  type Allergen,
  allergenGroups,
  type Declaration,
  type OptionDeclaration,
  type Substance,
  traits,
} from '#domain/menu/allergens.ts'
import type { GroupKind } from '#domain/menu/options.ts'
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { CheckChips } from '#web/ui/controls/check-chips.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useAllergensText } from '#web/words/customer/index.ts'
import { useMenuEditText, useOptionEditText } from '#web/words/editor/index.ts'
import { formatList } from '#web/words/format-more.ts'
import {
  type AnyDeclaration,
  changesNothing,
  containsNothing,
  declaresNothing,
  type ListOf,
  withListed,
} from './typed-declaration.ts'

type ItemDeclarationProps = {
  /** Null: not declared. */
  declaration: Declaration | null
  onChange: (declaration: Declaration | null) => void
  /** Open from the start, for a member who came to declare it. */
  open: boolean
}

/** 'Contains milk. May contain traces of nuts', or that nobody declared it. */
export function useDeclarationWords(): (declaration: Declaration | null) => string {
  const { t } = useMenuEditText()
  const words = useAllergensText().t
  const list = useNameList()
  return (declaration) => {
    if (!declaration) return t.undeclared
    const { contains, mayContain } = declaration
    const said = [
      contains.length > 0 && words.contains(list(contains)),
      mayContain.length > 0 && words.traces(list(mayContain)),
    ]
    return said.filter(Boolean).join('. ') || words.none
  }
}

export function ItemDeclaration({ declaration, onChange, open }: ItemDeclarationProps) {
  const { t } = useMenuEditText()
  const wordsOf = useDeclarationWords()
  return (
    <DeclarationFields
      title={t.declaration}
      hint={t.declarationHint}
      summary={wordsOf(declaration)}
      lists={{ contains: t.declaredAs.contains, mayContain: t.declaredAs.mayContain }}
      nothing={t.declaresNone}
      undeclaredHint={t.undeclaredHint}
      declaration={declaration}
      blank={containsNothing}
      onChange={onChange}
      open={open}
    />
  )
}

type OptionDeclarationFieldsProps = {
  /** The name of the option. */
  called: string
  kind: GroupKind
  /** Undefined: not declared. */
  declaration: OptionDeclaration | undefined
  /** The text while nobody has declared it. */
  undeclared: string
  onChange: (declaration: OptionDeclaration | undefined) => void
  open: boolean
}

/** Whatever is left out adds nothing; it may leave traces behind. */
export function OptionDeclarationFields(props: OptionDeclarationFieldsProps) {
  const { called, kind, declaration, undeclared, onChange, open } = props
  const { t } = useOptionEditText()
  const list = useNameList()
  const { adds, removes, mayContain } = t.changesAs
  const said = (['adds', 'removes', 'mayContain'] as const).flatMap((each) =>
    declaration?.[each].length ? [`${t.changesAs[each]}: ${list(declaration[each])}`] : [],
  )
  return (
    <DeclarationFields
      title={
        <span className="text-sm">
          <span>{`${t.changes} `}</span>
          <span className="sr-only">{`: ${called}`}</span>
        </span>
      }
      hint={t.changesHint}
      summary={declaration ? said.join(' · ') || t.nothing : undeclared}
      lists={kind === 'remove' ? { removes, mayContain } : { adds, removes, mayContain }}
      nothing={t.changesNothing}
      undeclaredHint={t.undeclaredHint}
      declaration={declaration ?? null}
      blank={changesNothing}
      onChange={(next) => onChange(next ?? undefined)}
      open={open}
    />
  )
}

type DeclarationFieldsProps<Declared> = {
  title: ReactNode
  hint: string
  /** What is declared, in words. */
  summary: string
  /** The lists to tick, by what each is called. */
  lists: Partial<Readonly<Record<ListOf<Declared>, string>>>
  /** The text below empty lists. */
  nothing: string
  undeclaredHint: string
  declaration: Declared | null
  blank: Declared
  onChange: (declaration: Declared | null) => void
  open: boolean
}

function DeclarationFields<Declared extends AnyDeclaration>(props: DeclarationFieldsProps<Declared>) {
  const { title, hint, summary, lists, nothing, undeclaredHint, declaration, blank, onChange, open } = props
  const { t } = useMenuEditText()
  const name = useId()
  // Brings the choices back if “not declared” was pressed by mistake.
  const [last, setLast] = useState(declaration ?? blank)
  const tick = (list: ListOf<Declared>, id: Substance, is: boolean) => {
    const next = withListed(declaration ?? blank, list, id, is)
    setLast(() => next)
    onChange(next)
  }
  return (
    <FoldedFields title={title} summary={summary} opens={open} focuses={open} small>
      <p className="text-sm text-ink-2">{hint}</p>
      <RadioGroup
        label={t.declaration}
        labelHidden
        inline
        name={name}
        value={declaration ? 'declared' : 'undeclared'}
        choices={[
          { value: 'undeclared', text: t.undeclared },
          { value: 'declared', text: t.declared },
        ]}
        onChange={(value) => onChange(value === 'declared' ? last : null)}
      />
      {!declaration && <p className="text-sm text-ink-2">{undeclaredHint}</p>}
      {declaration &&
        (Object.keys(lists) as ListOf<Declared>[]).map((list, at) => (
          <Names
            key={list}
            label={lists[list] ?? ''}
            chosen={declaration[list] as readonly Substance[]}
            onChange={(id, is) => tick(list, id, is)}
            diets={list !== 'mayContain'}
            folds={at > 0}
          />
        ))}
      {declaration && declaresNothing(declaration) && (
        <p role="status" className="text-sm text-ink-2">
          {nothing}
        </p>
      )}
    </FoldedFields>
  )
}

type NamesProps = {
  label: string
  chosen: readonly Substance[]
  onChange: (id: Substance, is: boolean) => void
  /** Whether it lists what only diets ask for too. */
  diets: boolean
  /** Closed until it is wanted or something in it is chosen. */
  folds: boolean
}

/** Every allergen as a chip, cereals and nuts each in a part of their own. */
function Names({ label, chosen, onChange, diets, folds }: NamesProps) {
  const { t } = useMenuEditText()
  const { names } = useAllergensText().t
  const list = useNameList()
  const single = allergenGroups.flatMap(({ members }): readonly Allergen[] => (members.length === 1 ? members : []))
  const chips = (of: ReactNode, ids: readonly Substance[]) => (
    <CheckChips
      minor
      label={of}
      chips={ids.map((value) => ({ value, text: names[value] }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
  const ofDiets = traits.filter((one) => chosen.includes(one))
  const all = (
    <fieldset className="grid gap-3 rounded-control bg-latte-soft p-3">
      <legend className={folds ? 'sr-only' : 'float-start mb-1 font-semibold'}>{label}</legend>
      {chips(<span className="sr-only">{label}</span>, single)}
      {chips(t.declaredAs.cereals, allergenGroups.find(({ id }) => id === 'gluten')?.members ?? [])}
      {chips(t.declaredAs.nuts, allergenGroups.find(({ id }) => id === 'nuts')?.members ?? [])}
      {diets && (
        <FoldedFields title={t.declaredAs.diets} summary={list(ofDiets)} opens={ofDiets.length > 0} small>
          <div>
            {chips(<span className="sr-only">{t.declaredAs.diets}</span>, traits)}
            <p className="mt-1.5 text-sm text-ink-2">{t.meatHint}</p>
          </div>
        </FoldedFields>
      )}
    </fieldset>
  )
  if (!folds) return all
  return (
    <FoldedFields title={label} summary={list(chosen)} opens={chosen.length > 0} small>
      {all}
    </FoldedFields>
  )
}

/** 'milk and soya' in the reader's language. */
function useNameList(): (ids: readonly Substance[]) => string {
  const { t, locale } = useAllergensText()
  return (ids) =>
    formatList(
      ids.map((id) => t.names[id]),
      locale,
    )
}
