// The stamp card on screen: how full it is, and its vouchers with the code that the counter scans (STAMP-1).
import { useId } from 'react'
import { Card } from '../components/display/card.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { cupIcon } from '../components/icons/icons-food.ts'
import { useStampText } from '../i18n/stamps/index.ts'
import { QrCode } from '../qr-code.tsx'
import { type ShownCard, useStampCard } from './stamp-api.ts'

export function StampCard() {
  const { t } = useStampText()
  const titleId = useId()
  const card = useStampCard()
  if (!card || (card.vouchers.length === 0 && !card.rule.on)) return null
  const { rule, count, vouchers, elsewhere, foreign } = card
  return (
    <Card className="mb-3">
      <section aria-labelledby={titleId} className="grid gap-3">
        <h2 id={titleId} className="text-lg leading-tight">
          {t.title}
        </h2>
        {rule.on && <Places count={count} places={rule.every - 1} />}
        {elsewhere > 0 && <Notice kind="warning">{t.elsewhere(elsewhere)}</Notice>}
        {foreign > 0 && <Notice kind="warning">{t.foreign}</Notice>}
        {vouchers.length > 0 && (
          <ul className="grid gap-3">
            {vouchers.map((voucher) => (
              <Voucher key={voucher.id} voucher={voucher} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}

function Places({ count, places }: { count: number; places: number }) {
  const { t } = useStampText()
  return (
    <>
      <div aria-hidden="true" className="flex flex-wrap gap-1.5">
        {Array.from({ length: places }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the card is its number.
            key={at}
            className={`grid size-9 place-items-center rounded-full border ${at < count ? 'border-honey bg-honey' : 'border-edge border-dashed'}`}
          >
            {at < count && <Icon of={cupIcon} className="size-5" />}
          </span>
        ))}
      </div>
      <p className="text-ink-2">{t.left(Math.max(0, places - count))}</p>
    </>
  )
}

function Voucher({ voucher: { voucher, id, worth } }: { voucher: ShownCard['vouchers'][number] }) {
  const { t, money } = useStampText()
  return (
    <li>
      <details className="rounded-control border border-line">
        <summary className="flex min-h-12 cursor-pointer items-center rounded-control px-4 font-semibold">
          {t.free(money(worth))}
        </summary>
        <div className="flex flex-wrap items-center gap-3 px-4 pb-4">
          <QrCode text={voucher} label={t.qr} className="size-44 rounded-control" />
          <p className="flex-1 basis-40">
            {t.show}{' '}
            <b>
              <bdi dir="ltr">{id}</bdi>
            </b>
          </p>
        </div>
      </details>
    </li>
  )
}
