// What makes the page something to keep, on paper or as a file: who sold the order, and the terms (LAW-1).
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { printerIcon } from '../../components/icons/icons-staff.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { LegalLinks } from '../../legal/legal-links.tsx'
import { Seller } from '../../legal/seller.tsx'

export function Keep() {
  const { t } = useOrderText()
  return (
    <Card className="grid gap-2">
      <div className="grid gap-2 text-sm text-ink-2">
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
