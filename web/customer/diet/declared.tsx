// What something contains, in words (ALLG-3), how it suits the visitor, and from which age it may be sold.

import { type Age, type AgedLine, ageOfLine, highestAge } from '#domain/menu/age.ts'
import { allergenGroups, type Declaration, type Substance } from '#domain/menu/allergens.ts'
import { declaredTogether, undeclaredAmong } from '#domain/menu/deals/deal-line.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useObservable } from '#web/data/observable.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { infoIcon } from '#web/ui/icons/icons.ts'
import { useAllergensText } from '#web/words/customer/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { dietView } from './diet-view.ts'

type DeclaredContentsProps = {
  /** Null or undefined: nobody has declared it, so visitors are told to ask. */
  declaration: Declaration | null | undefined
  /** Of a meal deal: if one of them is not declared, neither is the deal, but what the others contain is still said. */
  parts?: Parts | undefined
  /** For staff: what they do where it is not declared, in the place of asking them; on paper the customer is told. */
  staff?: string
  className?: string
}

type Parts = readonly Pick<OrderLine, 'declaration'>[]

export function DeclaredContents({
  declaration,
  parts = [],
  staff,
  className = 'text-sm text-ink-2',
}: DeclaredContentsProps) {
  const { t } = useAllergensText()
  const list = useNamedList()
  const { contains, mayContain } = declaration ?? declaredTogether(parts)
  const undeclared = undeclaredAmong(parts)
  return (
    <div className={className}>
      {!declaration && (
        <p>
          <strong className="font-semibold text-ink">{`${undeclared > 0 ? t.partsNotDeclared(undeclared) : t.notDeclared}.`}</strong>
          {staff && <span className="print:hidden">{` ${staff}`}</span>}
          <span className={staff && 'hidden print:inline'}>{` ${t.askUs}`}</span>
        </p>
      )}
      {contains.length > 0 ? <p>{t.contains(list(contains))}</p> : declaration && <p>{t.none}</p>}
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

/** For the customer, before and after ordering. */
export function AgeNotice({ of }: { of: readonly Age[] }) {
  const { t } = useAllergensText()
  const age = highestAge(of)
  if (age === 0) return null
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon of={infoIcon} className="size-5 shrink-0 text-honey-ink" />
      <span>{t.age(age)}</span>
    </p>
  )
}

/** For the member who hands it over. */
export function AgeMark({ of }: { of: readonly AgedLine[] }) {
  const age = highestAge(of.map(ageOfLine))
  if (age === 0) return null
  return (
    <span dir="ltr" className="ms-1 inline-block rounded-small border border-edge px-1 text-sm leading-snug font-bold">
      {`${age}+`}
    </span>
  )
}

const LineFit = lazyPart(() => import('./line-fit.tsx').then((file) => file.LineFit))

/**
 * For a visitor who avoids nothing it shows and loads nothing. `declaration`: null or undefined if nobody has declared
 * it.
 */
export function LineVerdict({ declaration, parts }: Pick<DeclaredContentsProps, 'declaration' | 'parts'>) {
  if (useObservable(dietView) === null) return null
  return <LineFit declaration={declaration} parts={parts} />
}
