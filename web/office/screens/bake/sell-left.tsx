// The switch that lets what is left be sold at a price of its own before closing, and that price (BAKE-4).
import { clockText, localTime } from '#domain/branch/hours.ts'
import { leftShares } from '#domain/menu/bake/left-sale.ts'
import { type BakeLeft, useSellLeft } from '#web/data/staff/bake-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useTellRefusal } from '#web/office/staff/toasts.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { useBakeText } from '#web/words/bake/index.ts'
import { formatShare } from '#web/words/format-more.ts'

type SellLeftProps = { sale: NonNullable<BakeLeft['sale']>; branch: StaffBranch; sets: boolean }

const shares = Array.from({ length: 9 }, (_, place) => (place + 1) * 10)

export function SellLeft({ sale, branch, sets }: SellLeftProps) {
  const { t, time, locale } = useBakeText()
  const sell = useSellLeft()
  const tellRefusal = useTellRefusal()
  const { share, from, until } = sale
  const set = (next: number | null) =>
    sell.mutate({ branch: branch.id, share: next }, { onError: (error) => tellRefusal(error, () => set(next)) })
  const { cutOff, timeZone } = branch
  const isCut = cutOff !== null && cutOff <= localTime(from, timeZone).minutes
  return (
    <Card className="mb-3 grid break-inside-avoid gap-2">
      {sets ? (
        <Switch
          size="staff"
          checked={share !== null}
          onChange={(on) => set(on ? leftShares.usual : null)}
          label={t.sellLeft}
        />
      ) : (
        <p className="font-medium">{t.sellLeft}</p>
      )}
      <p className="text-sm text-ink-2">
        {share === null ? t.sellLeftOff : t.sellLeftWhen(time(from, timeZone), time(until, timeZone))}
      </p>
      {share !== null && isCut && <p className="text-sm font-semibold">{t.sellLeftCut(clockText(cutOff))}</p>}
      {share !== null && (
        <SelectField
          label={t.sellLeftShare}
          value={String(share)}
          disabled={!sets}
          onChange={(event) => set(Number(event.target.value))}
        >
          {[...new Set([...shares, share])].map((one) => (
            <option key={one} value={one}>
              {formatShare(one / 100, locale)}
            </option>
          ))}
        </SelectField>
      )}
    </Card>
  )
}
