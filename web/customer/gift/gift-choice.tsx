// At the checkout: the gift card that pays, as far as it goes, or a field for one (GIFT-1).
import { useState } from 'react'
import { giftCodeEnds } from '#domain/money/gift/gift-code.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { giftIcon } from '#web/ui/icons/icons.ts'
import { useGiftText } from '#web/words/gift/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { GiftField } from './gift-field.tsx'
import { keepGift } from './kept-gift.ts'
import type { ChosenGift } from './use-gift.ts'

/** `total`: what the order costs. */
export function GiftChoice({ gift: { code, found, pays }, total }: { gift: ChosenGift; total: number }) {
  const { t, money } = useGiftText()
  const { refusals } = useRefusalText().t
  const [open, setOpen] = useState(false)
  if (total === 0) return null
  const another = () => {
    keepGift(undefined)
    setOpen(true)
  }
  if (code === undefined)
    return open ? (
      <Card className="grid gap-3">
        <h2 className="text-md">{t.payWith}</h2>
        <GiftField onFound={keepGift} />
      </Card>
    ) : (
      <Button variant="text" className="justify-self-start" onClick={() => setOpen(true)}>
        {t.payWith}
      </Button>
    )
  if (!found) return null
  if ('why' in found)
    return (
      <Notice
        kind="warning"
        action={
          <Button variant="text" onClick={another}>
            {t.another}
          </Button>
        }
      >
        {refusals[found.why]}
      </Notice>
    )
  const stays = found.card.balance - pays
  return (
    <Card className="grid gap-2">
      <div role="status" className="flex items-start gap-3">
        <Icon of={giftIcon} />
        <p className="min-w-0 flex-1">
          <b className="block font-semibold">{t.pays(money(pays))}</b>
          <span className="text-ink-2">
            {`${t.cardEnding(giftCodeEnds(code))} · ${stays > 0 ? t.stays(money(stays)) : t.thenEmpty}`}
          </span>
        </p>
      </div>
      {pays < total && <p>{t.restIs(money(total - pays))}</p>}
      <Button variant="text" className="-mx-2 justify-self-start" onClick={() => keepGift(undefined)}>
        {t.doNotUse}
      </Button>
    </Card>
  )
}
