// What a row of the menu says of an item besides its price and stock: its VAT class, and what it contains as marks.
import type { PublicItem } from '#contract/index.ts'
import { type AllergenGroup, allergenGroups, type Substance } from '#domain/menu/allergens.ts'
import { containedInParts, undeclaredAmong } from '#domain/menu/deals/deal-line.ts'
import { usualVatClass, vatClassOf } from '#domain/money/vat-class.ts'
import { useCategories, useItems } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { useVatText } from '#web/words/money/index.ts'
import { useDeclarationWords } from './item/declaration-fields.tsx'

/** Its own class, or that of its category; nothing until both are read. */
export function ItemVatClass({ item }: { item: PublicItem }) {
  const { classes } = useVatText().t
  const own = useItems(true).data?.items.find(({ id }) => id === item.id)
  const within = useCategories().data?.categories.find(({ id }) => id === item.category)
  if (!own || !within) return null
  const of = vatClassOf({ vatWithin: within.vat ?? usualVatClass, ...(own.vat && { vat: own.vat }) })
  return <p className="menu-vat text-sm leading-tight text-ink-2">{classes[of]}</p>
}

/** Filled: it contains this; outlined: it may contain traces. Read out in whole words. */
export function AllergenMarks({ item: { declaration, parts } }: { item: PublicItem }) {
  const { t, locale } = useMenuEditText()
  const wordsOf = useDeclarationWords()
  const items = useShopMenu(locale).data?.items ?? []
  const inParts = containedInParts(parts ?? [], (id) => items.find((one) => one.id === id)?.declaration)
  if (parts?.length && undeclaredAmong(inParts) === 0)
    return <p className="text-sm text-ink-2 [grid-area:marks]">{t.asItsParts}</p>
  if (!declaration || parts?.length)
    return <p className="text-sm leading-tight font-medium text-honey-ink [grid-area:marks]">{t.undeclared}</p>
  const contained = groupsIn(declaration.contains)
  const traces = groupsIn(declaration.mayContain).filter((group) => !contained.includes(group))
  const words = wordsOf(declaration)
  if (contained.length + traces.length === 0)
    return <p className="text-sm text-ink-2 [grid-area:marks]">{t.noAllergens}</p>
  return (
    <p title={words} className="flex flex-wrap gap-1 [grid-area:marks]">
      <span className="sr-only">{words}</span>
      {contained.map((group) => (
        <Mark key={group} of={group} look={marks.contains} />
      ))}
      {traces.map((group) => (
        <Mark key={group} of={group} look={marks.mayContain} />
      ))}
    </p>
  )
}

/** What a filled mark means, and an outlined one. */
export function MarksKey() {
  const { t } = useMenuEditText()
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {(['contains', 'mayContain'] as const).map((one) => (
        <span key={one} className="flex items-center gap-1.5">
          <Mark of={one === 'contains' ? 'milk' : 'nuts'} look={marks[one]} />
          <span>{t.marksKey[one]}</span>
        </span>
      ))}
    </p>
  )
}

const marks = {
  contains: 'bg-latte-soft text-ink',
  mayContain: 'inset-ring-2 inset-ring-edge text-ink-2',
} as const

function Mark({ of, look }: { of: AllergenGroup; look: string }) {
  const { t } = useMenuEditText()
  return (
    <span
      aria-hidden="true"
      className={`grid min-h-5 min-w-6 place-items-center rounded-small px-1 text-sm leading-none font-bold ${look}`}
    >
      {t.allergenMarks[of]}
    </span>
  )
}

/** The law's groups among these, each once; what only diets ask for has none. */
const groupsIn = (substances: readonly Substance[]): AllergenGroup[] =>
  allergenGroups.flatMap(({ id, members }) =>
    (members as readonly Substance[]).some((one) => substances.includes(one)) ? [id] : [],
  )
