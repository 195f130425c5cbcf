// What an item contains: not declared at first, then chosen by name (ALLG-1).
import { useState } from 'react'
import type { Declaration } from '../../../../domain/menu/allergens.ts'
import { useAllergensText } from '../../../i18n/customer/index.ts'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { DeclarationFold } from './declaration-fold.tsx'
import { DeclaredNames, useNameList } from './declared-names.tsx'
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
  // What was chosen is back if “not declared” was pressed by mistake.
  const [last, setLast] = useState(declaration ?? none)
  const set = (next: Declaration) => {
    setLast(next)
    onChange({ declaration: next })
  }
  return (
    <DeclarationFold
      title={t.declaration}
      hint={t.declarationHint}
      summary={<Summary declaration={declaration} />}
      declared={declaration !== null}
      onDeclared={(is) => onChange({ declaration: is ? last : null })}
      open={open}
      undeclaredHint={t.undeclaredHint}
    >
      {declaration && <DeclaredNames declaration={declaration} onChange={set} />}
    </DeclarationFold>
  )
}

function Summary({ declaration }: { declaration: Declaration | null }) {
  const { t } = useAllergensText()
  const words = useMenuEditText().t
  const list = useNameList()
  if (!declaration) return words.undeclared
  const { contains, mayContain } = declaration
  if (contains.length + mayContain.length === 0) return t.none
  return [contains.length > 0 && t.contains(list(contains)), mayContain.length > 0 && t.traces(list(mayContain))]
    .filter(Boolean)
    .join('. ')
}
