// How the payment of a gift card stands, until it is paid or nobody paid it in time.
import { useEffect, useEffectEvent, useState } from 'react'
import type { GiftCard } from '#contract/index.ts'
import { GiftFace, withoutCents } from '#web/customer/gift/gift-face.tsx'
import { PayMethods } from '#web/customer/pay/pay-choice.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useAnswer } from '#web/data/answer.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useGiftText } from '#web/words/gift/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { methodName, usePayText } from '#web/words/pay/index.ts'
import { goAndPayGift, whyGiftNotBegun } from './pay-for-gift.ts'

type GiftPayStateProps = {
  code: string
  card: GiftCard
  /** Asks the provider, and returns how the card stands then. */
  check: () => Promise<GiftCard | undefined>
}

export function GiftPayState(props: GiftPayStateProps) {
  const { code, card } = props
  const { t, money } = useGiftText()
  const [unfinished, setUnfinished] = useState(() => whyGiftNotBegun(code) !== undefined)
  const isOpen = card.state === 'paying' || card.state === 'checking'
  // Who is back here without having paid can pay another way; who paid elsewhere waits for word of that.
  const look = useEffectEvent(async () => {
    if ((await props.check())?.state === 'paying') setUnfinished(true)
  })
  useEffect(() => {
    if (isOpen) void look()
  }, [isOpen])
  const isLeft = card.state === 'paying' && unfinished
  return (
    <>
      <h1>{t.card}</h1>
      <GiftFace>
        <p className="gift-amount">{withoutCents(money(card.amount))}</p>
        <p className="gift-said">{t.forFrom(card.for, card.from)}</p>
      </GiftFace>
      {card.state === 'lapsed' ? (
        <Lapsed />
      ) : isOpen && !isLeft ? (
        <BeingChecked {...props} />
      ) : (
        <OtherWay {...props} isLeft={isLeft} />
      )}
    </>
  )
}

function Lapsed() {
  const { t } = useGiftText()
  const pay = usePayText().t
  return (
    <>
      <Notice kind="warning" title={t.lapsed}>
        {pay.nothingTaken}
      </Notice>
      <LinkButton size="staff" wide href={linkTo('/gift')}>
        {t.beginAgain}
      </LinkButton>
    </>
  )
}

function BeingChecked({ card, check }: GiftPayStateProps) {
  const { t } = useGiftText()
  const pay = usePayText().t
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Card role="status" className="grid gap-2">
        <h2>{pay.checking}</h2>
        <p className="text-ink-2">{card.state === 'checking' ? pay.checkingText : t.payingText}</p>
        <p>
          <b className="block font-semibold">{pay.notTwice}</b>
          <span className="text-ink-2">{t.notTwiceText}</span>
        </p>
      </Card>
      <Button
        variant="quiet"
        size="staff"
        wide
        busy={busy}
        onClick={() => {
          setBusy(true)
          void check().finally(() => setBusy(false))
        }}
      >
        {pay.askAgain}
      </Button>
    </>
  )
}

function OtherWay({ code, card, isLeft }: GiftPayStateProps & { isLeft: boolean }) {
  const { t, money, locale } = useGiftText()
  const pay = usePayText().t
  const { refusals } = useRefusalText().t
  const offer = useAnswer('gifts.offer', { lang: locale }).value
  const [chosen, choose] = useState<string>()
  const [busy, setBusy] = useState(false)
  const notBegun = whyGiftNotBegun(code)
  const [refused, setRefused] = useState(notBegun && refusals[notBegun])
  const method = chosen ?? offer?.methods[0]?.id
  const known = offer?.methods.find(({ id }) => id === method)

  async function begin() {
    setBusy(true)
    setRefused(undefined)
    const why = await goAndPayGift({ code, method: method ?? '', lang: locale })
    if (why) setRefused(refusals[why])
    // Who comes back from the provider by the browser's own button finds the page as it was left.
    setBusy(false)
  }

  return (
    <>
      <Notice kind="warning" title={card.state === 'failed' ? pay.failed : isLeft ? pay.unfinished : t.waits}>
        {card.state === 'failed' && card.reason && <p>{pay.reasons[card.reason] ?? ''}</p>}
        <p>{isLeft ? pay.unfinishedText : pay.nothingTaken}</p>
      </Notice>
      {offer && offer.methods.length > 0 && (
        <Card className="grid gap-3">
          <PayMethods offer={{ ...offer, places: ['online'] }} label={pay.question} value={method} onChange={choose} />
        </Card>
      )}
      {offer?.down && !refused && <Notice kind="warning">{t.down}</Notice>}
      {refused && (
        <Notice kind="error" urgent>
          {refused}
        </Notice>
      )}
      <Button size="staff" wide busy={busy} disabled={offer?.down === true} onClick={() => void begin()}>
        {`${known ? pay.payWith(methodName(pay, known)) : t.pay} · ${money(card.amount)}`}
      </Button>
      <LinkButton variant="text" className="justify-self-center" href={linkTo('/gift')}>
        {t.changeIt}
      </LinkButton>
    </>
  )
}
