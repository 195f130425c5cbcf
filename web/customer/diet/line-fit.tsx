// Beside a line of the cart, and above the order button: what does not fit what the customer avoids.
import type { Declaration } from '#domain/menu/allergens.ts'
import { declaredTogether } from '#domain/menu/deals/deal-line.ts'
import { type AvoidList, avoidsAny, type Fit, fits } from '#domain/menu/diet.ts'
import type { OrderLine } from '#domain/order/order.ts'
import type { MenuItem } from '#web/data/menu/public-menu-api.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useDietText, useMoreText } from '#web/words/customer/index.ts'
import { useAvoidList } from './avoid-list.ts'
import { FitWords, useFitSentence } from './item-fit.tsx'

interface ToJudge {
  readonly declaration: Declaration | null | undefined
  /** The parts of a meal deal. */
  readonly parts?: readonly Pick<OrderLine, 'declaration'>[] | undefined
}

/** One undeclared part does not hide what another contains, or may have traces of. */
function fitsOfLine({ declaration, parts = [] }: ToJudge, list: AvoidList): readonly Fit[] {
  const known = fits(declaration ?? declaredTogether(parts), list)
  if (declaration) return [known]
  return known.fit === 'fits' ? [{ fit: 'not-declared' }] : [known, { fit: 'not-declared' }]
}

/** Nothing while nothing is avoided. */
export function LineFit({ declaration, parts }: ToJudge) {
  const { t } = useDietText()
  const say = useFitSentence()
  const list = useAvoidList()
  if (!avoidsAny(list)) return null
  const found = fitsOfLine({ declaration, parts }, list)
  const [first] = found
  if (first?.fit === 'fits')
    return (
      <div className="mt-1">
        <FitWords fit={first} />
      </div>
    )
  return (
    <p className="mt-2 flex items-start gap-2 rounded-small bg-cherry-soft px-3 py-2 text-sm text-ink">
      <Icon of={warningIcon} className="size-5 shrink-0 text-cherry" />
      <span className="min-w-0">
        {first?.fit === 'not' && <strong className="block font-semibold">{t.doesNotFit}</strong>}
        <span>{found.map(say).join('. ')}</span>
      </span>
    </p>
  )
}

export function LinesFit({ items }: { items: readonly Pick<MenuItem, 'name' | 'declaration'>[] }) {
  const { t } = useDietText()
  const { listComma } = useMoreText().t.cart
  const list = useAvoidList()
  const doubtful = avoidsAny(list) ? items.filter((item) => fits(item.declaration, list).fit !== 'fits') : []
  if (doubtful.length === 0) return null
  return (
    <Notice kind="error" title={t.someDoNotFit(doubtful.length)}>
      {doubtful.map(({ name }) => name).join(listComma)}
    </Notice>
  )
}
