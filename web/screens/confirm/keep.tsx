// The confirmation as something to keep, on paper or as a file: what was ordered and what it contains (ALLG-3), who sold
// it, and the terms (LAW-1).
import type { TrackedOrder } from '../../../contract/index.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { linePrice } from '../../../domain/shared/money.ts'
import { LineParts } from '../../cart/line-parts.tsx'
import { useOptionLine } from '../../cart/option-words.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { printerIcon } from '../../components/icons/icons-staff.ts'
import { Declared } from '../../diet/declared.tsx'
import { LineVerdict } from '../../diet/line-verdict.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { LegalLinks } from '../../legal/legal-links.tsx'
import { Seller } from '../../legal/seller.tsx'

export function Keep({ order }: { order: TrackedOrder }) {
  const { t } = useOrderText()
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t.track.lines}</h2>
      <ul className="grid gap-1.5">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line pt-3 text-sm text-ink-2">
        <Seller />
        <p>{t.checkout.noWithdrawal}</p>
      </div>
      <div className="no-print grid gap-1">
        <LegalLinks pages={['terms', 'privacy']} />
        <Button variant="quiet" wide onClick={() => print()}>
          <Icon of={printerIcon} className="size-5" />
          {t.confirm.keep}
        </Button>
      </div>
    </Card>
  )
}

function Line({ line }: { line: TrackedOrder['lines'][number] }) {
  const { locale, money } = useOrderText()
  const options = useOptionLine()(line.options)
  return (
    <li className="flex justify-between gap-3">
      <span className="min-w-0">
        {line.quantity} × <bdi>{localize(line.name, locale)}</bdi>
        <LineParts parts={line.parts} />
        {options && <span className="block text-sm wrap-anywhere text-ink-2">{options}</span>}
        <Declared declaration={line.declaration} />
        <LineVerdict declaration={line.declaration} />
        {line.notes && <bdi className="block text-sm wrap-anywhere whitespace-pre-line text-ink-2">{line.notes}</bdi>}
      </span>
      <span>{money(linePrice(line.price, line.quantity))}</span>
    </li>
  )
}
