// What gift cards paid of an order, and the card that its customer gets where a payment cannot go back (GIFT-1).
import type { TrackedOrder } from '#contract/index.ts'
import { giftCodeText } from '#domain/money/gift/gift-code.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useAnswer } from '#web/data/answer.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useGiftText } from '#web/words/gift/index.ts'

type GiftsOfOrderProps = { order: Pick<TrackedOrder, 'token' | 'gifts'> }

export function GiftsOfOrder({ order: { token, gifts = [] } }: GiftsOfOrderProps) {
  const { t, money } = useGiftText()
  const hasCredit = gifts.some(({ credit }) => credit > 0)
  const credits = useAnswer('gifts.credits', hasCredit ? { token } : undefined).value?.cards
  return gifts.map(({ ends, paid, credit }) => {
    if (credit === 0)
      return (
        <Notice key={ends} kind="success">
          {paid > 0 ? t.cardPaid(money(paid), ends) : t.wentBack(ends)}
        </Notice>
      )
    // Only the browser that placed the order gets the code.
    const code = credits?.find((one) => one.ends === ends)?.code
    return (
      <Card key={ends} className="grid gap-2" role="status">
        <h2>{t.credited(money(credit))}</h2>
        <p className="text-ink-2">{t.creditedText}</p>
        {code && (
          <LinkButton wide href={linkTo(`/gift-card/${giftCodeText(code)}`)}>
            {t.seeCard}
          </LinkButton>
        )}
      </Card>
    )
  })
}
