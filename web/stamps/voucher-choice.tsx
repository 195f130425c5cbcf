// At the checkout: whether a voucher of the stamp card pays for one piece of this order (STAMP-1). Shows nothing without one.
import { Card } from '../components/display/card.tsx'
import { useStampText } from '../i18n/stamps/index.ts'
import { useStampCard } from './stamp-api.ts'

export interface ChosenVoucher {
  readonly text: string
  readonly worth: number
  readonly categories: readonly string[]
}

type VoucherChoiceProps = {
  chosen: ChosenVoucher | undefined
  /** Cents that a voucher takes off this order; 0 if nothing in it counts. */
  offOf: (voucher: ChosenVoucher) => number
  onChange: (voucher: ChosenVoucher | undefined) => void
  /** The refusal that said a voucher is not good; the card is read again with it. */
  refused: object | undefined
}

export function VoucherChoice({ chosen, offOf, onChange, refused }: VoucherChoiceProps) {
  const { t, money } = useStampText()
  const card = useStampCard(refused)
  const first = card?.vouchers[0]
  if (!card || !first) return null
  const voucher = { text: first.voucher, worth: first.worth, categories: card.rule.categories }
  const off = offOf(voucher)
  return (
    <Card>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5.5 shrink-0"
          disabled={off === 0}
          checked={chosen !== undefined && off > 0}
          onChange={(event) => onChange(event.target.checked ? voucher : undefined)}
        />
        <span>
          <span>{t.use}</span>
          <span className="block text-sm text-ink-2">{off > 0 ? t.takesOff(money(off)) : t.nothing}</span>
        </span>
      </label>
    </Card>
  )
}
