// How an option changes what the item contains: not declared at first, then chosen by name (ALLG-1).
import { useState } from 'react'
import type { OptionDeclaration } from '../../../../domain/menu/allergens.ts'
import type { GroupKind } from '../../../../domain/menu/options.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { DeclarationFold, DietNames, Names, useNameList } from '../item/declaration-fields.tsx'
import { changesNothing, isUnchanged, withListed } from './typed-declaration.ts'

type OptionDeclarationFieldsProps = {
  called: string
  kind: GroupKind
  declaration: OptionDeclaration | undefined
  /** The text while nobody has declared it. */
  undeclared: string
  onChange: (declaration: OptionDeclaration | undefined) => void
  /** Open from the start, for a member who came to declare it. */
  open: boolean
}

export function OptionDeclarationFields(props: OptionDeclarationFieldsProps) {
  const { called, kind, declaration, undeclared, onChange, open } = props
  const { t } = useOptionEditText()
  // Brings the choices back if “not declared” was pressed by mistake.
  const [last, setLast] = useState(declaration ?? changesNothing)
  const set = (next: OptionDeclaration) => {
    setLast(next)
    onChange(next)
  }
  return (
    <DeclarationFold
      title={
        <span className="text-sm">
          {t.changes} <span className="sr-only">: {called}</span>
        </span>
      }
      hint={t.changesHint}
      summary={<Summary declaration={declaration} undeclared={undeclared} />}
      declared={declaration !== undefined}
      onDeclared={(is) => onChange(is ? last : undefined)}
      open={open}
      undeclaredHint={t.undeclaredHint}
    >
      {declaration && <Lists kind={kind} declaration={declaration} onChange={set} />}
    </DeclarationFold>
  )
}

type ListsProps = Pick<OptionDeclarationFieldsProps, 'kind'> & {
  declaration: OptionDeclaration
  onChange: (declaration: OptionDeclaration) => void
}

/** Whatever is left out adds nothing; it may leave traces behind. */
function Lists({ kind, declaration, onChange }: ListsProps) {
  const { t } = useOptionEditText()
  const names = (list: 'adds' | 'removes') => {
    const listed = {
      chosen: declaration[list],
      onChange: (id: OptionDeclaration['adds'][number], is: boolean) => onChange(withListed(declaration, list, id, is)),
    }
    return (
      <Names label={t.changesAs[list]} {...listed}>
        <DietNames {...listed} />
      </Names>
    )
  }
  return (
    <>
      {kind !== 'remove' && names('adds')}
      {names('removes')}
      <Names
        label={t.changesAs.mayContain}
        chosen={declaration.mayContain}
        onChange={(id, is) => onChange(withListed(declaration, 'mayContain', id, is))}
      />
      {isUnchanged(declaration) && (
        <p role="status" className="text-sm text-ink-2">
          {t.changesNothing}
        </p>
      )}
    </>
  )
}

function Summary({ declaration, undeclared }: Pick<OptionDeclarationFieldsProps, 'declaration' | 'undeclared'>) {
  const { t } = useOptionEditText()
  const list = useNameList()
  if (!declaration) return undeclared
  if (isUnchanged(declaration)) return t.nothing
  return (['adds', 'removes', 'mayContain'] as const)
    .filter((each) => declaration[each].length > 0)
    .map((each) => `${t.changesAs[each]}: ${list(declaration[each])}`)
    .join(' · ')
}
