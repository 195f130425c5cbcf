// How the customer will pay, at the checkout. Without a choice nothing is shown, and the order is paid at the counter
// (PAY-1).
import { useEffect, useState } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { methodName, usePayText } from '#web/words/pay/index.ts'
import { type PayOffer, usePayOffer } from './pay-api.ts'

type PayChoiceProps = {
  branch: string
  total: number
  /** Undefined: at the counter. */
  method: string | undefined
  onChange: (method: string | undefined) => void
}

export function PayChoice({ branch, total, method, onChange }: PayChoiceProps) {
  const { t, locale } = usePayText()
  const offer = usePayOffer({ branch, total, lang: locale })
  const known = offer?.methods.some(({ id }) => id === method)
  const first = offer?.places.includes('counter') ? undefined : offer?.methods[0]?.id
  const [gone, setGone] = useState(false)
  useEffect(() => {
    if (offer && method !== undefined && !known) {
      setGone(true)
      onChange(first)
    } else if (offer && method === undefined && first !== undefined) onChange(first)
  })
  if (!offer) return null
  if (offer.down) return <Notice kind="warning">{t.down}</Notice>
  const goneNotice = gone && <Notice kind="warning">{t.methodGone}</Notice>
  if (offer.methods.length === 0) return goneNotice || null
  return (
    <Card className="grid gap-3">
      {goneNotice}
      <PayMethods
        offer={offer}
        label={t.question}
        value={method ?? counterWay}
        onChange={(next) => {
          setGone(false)
          onChange(next === counterWay ? undefined : next)
        }}
      />
      {method !== undefined && <p className="text-sm text-ink-2">{t.onTheirPage}</p>}
      <NoRefund offer={offer} method={method} />
    </Card>
  )
}

/** What is paid with meal vouchers never goes back, which is said before (GIFT-1). */
export function NoRefund({ offer, method }: { offer: Pick<PayOffer, 'methods'>; method: string | undefined }) {
  const { t } = usePayText()
  const known = offer.methods.find(({ id }) => id === method)
  return known?.refundable === false && <Notice kind="warning">{t.noRefund(methodName(t, known))}</Notice>
}

/** What stands for the counter among the ways to pay; no provider has a way of this name. */
export const counterWay = 'counter'

type PayMethodsProps = {
  offer: PayOffer
  label: string
  value: string | undefined
  onChange: (method: string) => void
}

/**
 * The ways to pay, as a choice: those of the provider in its order, and the counter where the branch allows it
 * (PAY-6).
 */
export function PayMethods({ offer, label, value, onChange }: PayMethodsProps) {
  const { t } = usePayText()
  const online = offer.places.includes('online') ? offer.methods : []
  return (
    <RadioGroup
      label={label}
      name="pay"
      value={value}
      choices={[
        ...online.map((one) => ({ value: one.id, text: <bdi>{methodName(t, one)}</bdi> })),
        ...(offer.places.includes('counter')
          ? [{ value: counterWay, text: t.atCounter, detail: t.counterDetail }]
          : []),
      ]}
      onChange={onChange}
    />
  )
}
