// The gift card on paper: A5 across, to fold once, in soft colours that cost little ink (GIFT-1).
import type { DateText } from '#domain/branch/hours.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { Logo } from '#web/ui/icons/logo.tsx'
import { useGiftText } from '#web/words/gift/index.ts'
import { GiftSign, withoutCents } from './gift-face.tsx'
import { useGoodUntil, useGoodWhere } from './good-where.ts'
import { GiftCode, GiftQr } from './shown-gift-code.tsx'

interface GiftOnPaper {
  readonly code: string
  readonly amount: number
  readonly for: string
  readonly from: string
  readonly words: string
  readonly expiresOn: DateText | null
}

/** Seen only in print, and then alone. `site`: the shop's address; without it, that of this page. */
export function GiftPaper({ gift, site }: { gift: GiftOnPaper; site?: string }) {
  const { t, money } = useGiftText()
  const { shown, mark } = useBrand()
  const where = useGoodWhere()
  const until = useGoodUntil()(gift.expiresOn)
  return (
    <section className="print-alone gift-paper hidden">
      <div className="gift-cover">
        <GiftSign />
        <Logo name={shown} src={mark} />
        <p className="gift-amount">{withoutCents(money(gift.amount))}</p>
        <p>{t.whatever}</p>
      </div>
      <div className="gift-inside">
        {gift.for && <p className="gift-for">{t.forWhom(gift.for)}</p>}
        {gift.words && (
          <p className="gift-words" dir="auto">
            {gift.words}
          </p>
        )}
        {gift.from && (
          <p>
            <bdi>{gift.from}</bdi>
          </p>
        )}
        <div className="gift-show">
          <GiftQr code={gift.code} site={site} />
          <div>
            <p>{t.yourCode}</p>
            <GiftCode code={gift.code} />
            <p>{t.paperUse}</p>
          </div>
        </div>
        <p className="gift-small">{`${where} ${until}`}</p>
      </div>
    </section>
  )
}
