// What something contains, in words: on the item, before ordering, on the order and on its receipt (ALLG-3).
import { allergenGroups, type Declaration, type Substance } from '../../domain/menu/allergens.ts'
import { useAllergensText } from '../i18n/customer/index.ts'
import { formatList } from '../i18n/format-more.ts'

type DeclaredProps = {
  /** Null or undefined: nobody has said, so the reader is asked to ask. */
  declaration: Declaration | null | undefined
  className?: string
}

export function Declared({ declaration, className = 'text-sm text-ink-2' }: DeclaredProps) {
  const { t } = useAllergensText()
  const list = useNamedList()
  if (!declaration)
    return (
      <p className={className}>
        <strong className="font-semibold text-ink">{t.notDeclared}.</strong> {t.askUs}
      </p>
    )
  const { contains, mayContain } = declaration
  return (
    <div className={className}>
      <p>{contains.length > 0 ? t.contains(list(contains)) : t.none}</p>
      {mayContain.length > 0 && <p>{t.traces(list(mayContain))}</p>}
    </div>
  )
}

const cereals: readonly Substance[] = allergenGroups.find(({ id }) => id === 'gluten')?.members ?? []

/** The law asks for the name of the cereal; readers look for “gluten”. */
function useNamedList(): (ids: readonly Substance[]) => string {
  const { t, locale } = useAllergensText()
  return (ids) =>
    formatList(
      ids.map((id) => (cereals.includes(id) ? t.withGluten(t.names[id]) : t.names[id])),
      locale,
    )
}
