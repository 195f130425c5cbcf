// The stamp card on screen: how full it is, and its vouchers with the code that the counter scans (STAMP-1).
import '#web/ui/styles/stamps.css'
import { useId } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon, starIcon } from '#web/ui/icons/icons.ts'
import { cupIcon } from '#web/ui/icons/icons-food.ts'
import { useStampText } from '#web/words/stamps/index.ts'
import { type ShownCard, useStampCard } from './stamp-api.ts'

export function StampCard() {
  const { t } = useStampText()
  const titleId = useId()
  const card = useStampCard()
  if (!card || (card.vouchers.length === 0 && !card.rule.on)) return null
  const { rule, count, vouchers, elsewhere, foreign } = card
  return (
    <Card className="stamp-card">
      <section aria-labelledby={titleId}>
        <div>
          <h2 id={titleId} className="text-lg leading-tight">
            {t.title}
          </h2>
          {rule.on && <Places count={count} places={rule.every - 1} />}
          {elsewhere > 0 && <Notice kind="warning">{t.elsewhere(elsewhere)}</Notice>}
          {foreign > 0 && <Notice kind="warning">{t.foreign}</Notice>}
        </div>
        {vouchers.length > 0 && (
          <ul className="stamp-vouchers">
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
      <div
        aria-hidden="true"
        className="stamp-places"
        style={{ gridTemplateColumns: `repeat(${columnsFor(places + 1)}, auto)` }}
      >
        {Array.from({ length: places }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the card is its number.
            key={at}
            className={at < count ? 'stamped' : undefined}
          >
            {at < count && <Icon of={cupIcon} className="size-6" />}
          </span>
        ))}
        <span className="stamp-free">
          <Icon of={starIcon} className="size-6" />
        </span>
      </div>
      <p className="text-ink-2">{t.left(Math.max(0, places - count))}</p>
    </>
  )
}

/** Rows of about the same length, as on a paper card: two of five for ten. */
const columnsFor = (places: number): number => Math.ceil(places / Math.ceil(places / 6))

function Voucher({ voucher: { voucher, id, worth } }: { voucher: ShownCard['vouchers'][number] }) {
  const { t, money } = useStampText()
  return (
    <li>
      <details>
        <summary>
          <Icon of={cupIcon} />
          <span>{t.free(money(worth))}</span>
          <Icon of={chevronDownIcon} className="size-5" />
        </summary>
        <div>
          <QrCode text={voucher} label={t.qr} className="" />
          <p>
            <span>{t.show}</span>
            <b className="block text-xl">
              <bdi dir="ltr">{id}</bdi>
            </b>
          </p>
        </div>
      </details>
    </li>
  )
}
