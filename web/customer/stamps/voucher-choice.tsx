// At the checkout: the stamps that this order gives, and whether a voucher pays for one piece of it (STAMP-1).
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { cupIcon } from '#web/ui/icons/icons-food.ts'
import { useStampText } from '#web/words/stamps/index.ts'
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
  /** Stamps for this order, where the items of these categories give one each. */
  stampsFor: (categories: readonly string[]) => number
  /** Whether this device will remember the order: only then does it get the stamps. */
  remembers: boolean
  onChange: (voucher: ChosenVoucher | undefined) => void
  /** The refusal that said a voucher is not good; the card is read again with it. */
  refused: object | undefined
}

/** Shows nothing where the order gives no stamps and no voucher waits. */
export function VoucherChoice({ chosen, offOf, stampsFor, remembers, onChange, refused }: VoucherChoiceProps) {
  const { t } = useStampText()
  const card = useStampCard({ since: refused, withoutAny: true })
  if (!card) return null
  const { rule, vouchers } = card
  const [first] = vouchers
  const stamps = rule.on ? stampsFor(rule.categories) : 0
  if (!first && stamps === 0) return null
  return (
    <Card className="grid gap-2">
      {stamps > 0 && (
        <p className="flex items-center gap-3">
          <Icon of={cupIcon} className="size-5.5 shrink-0" />
          <span>{remembers ? t.gives(stamps) : t.givesIfKept(stamps)}</span>
        </p>
      )}
      {first && (
        <UseVoucher
          voucher={{ text: first.voucher, worth: first.worth, categories: rule.categories }}
          chosen={chosen}
          offOf={offOf}
          onChange={onChange}
        />
      )}
    </Card>
  )
}

type UseVoucherProps = Pick<VoucherChoiceProps, 'chosen' | 'offOf' | 'onChange'> & { voucher: ChosenVoucher }

function UseVoucher({ voucher, chosen, offOf, onChange }: UseVoucherProps) {
  const { t, money } = useStampText()
  const off = offOf(voucher)
  return (
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
  )
}
