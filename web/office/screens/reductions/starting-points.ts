// Three reductions to begin with, on what the shop sells: a happy hour, a code for students, and two for one.
import type { Output } from '#contract/index.ts'
import type { CategoryIcon } from '#domain/menu/category-icons.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { ReductionEditText } from '#web/words/reduction-edit/en.ts'
import type { TypedReduction } from './typed-reduction.ts'

export const startingPoints = ['hour', 'code', 'two'] as const
export type StartingPoint = (typeof startingPoints)[number]

type Categories = Output<'menu.readAll'>['categories']

/** Drinks without alcohol, by the icons of their categories. */
const drinks: readonly CategoryIcon[] = ['cup', 'iced-cup', 'cold-glass', 'tea']

interface StartWords {
  readonly t: ReductionEditText
  readonly locale: Locale
}

export function startFrom(
  point: StartingPoint,
  categories: Categories,
  { t, locale }: StartWords,
): Partial<TypedReduction> {
  const name = { [locale]: t.called[point] }
  const some = categories.filter(({ hidden }) => !hidden)
  const first = (icons: readonly CategoryIcon[]) => some.find(({ icon }) => icons.includes(icon))?.id
  const just = (id: string | undefined) => ({ kind: 'categories', ids: id === undefined ? [] : [id] }) as const
  if (point === 'hour')
    return { name, what: just(first(['waffle', 'cake'])), kind: 'percent', much: '50', begins: '17:00', ends: '19:00' }
  if (point === 'two') return { name, what: just(first(['cup'])), kind: 'nth', much: '2' }
  return {
    name,
    what: { kind: 'categories', ids: some.filter(({ icon }) => drinks.includes(icon)).map(({ id }) => id) },
    kind: 'price',
    much: '0',
    companion: just(first(['panini', 'bagel', 'bread'])),
    code: 'STUDENT',
    usesEach: '1',
  }
}
