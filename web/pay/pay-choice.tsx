// How the customer will pay, at the checkout. Without a choice nothing is shown, and the order is paid at the counter (PAY-1).
import { useEffect } from 'react'
import { Card } from '../components/display/card.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import { usePayText } from '../i18n/pay/index.ts'
import { usePayOffer } from './pay-api.ts'
import { counter, PayMethods } from './pay-methods.tsx'

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
  useEffect(() => {
    if (offer && method !== undefined && !known) onChange(first)
    else if (offer && method === undefined && first !== undefined) onChange(first)
  })
  if (!offer) return null
  if (offer.down) return <Notice kind="warning">{t.down}</Notice>
  if (offer.methods.length === 0) return null
  return (
    <Card className="grid gap-3">
      <PayMethods
        offer={offer}
        label={t.question}
        value={method ?? counter}
        onChange={(next) => onChange(next === counter ? undefined : next)}
      />
      {method !== undefined && <p className="text-sm text-ink-2">{t.onTheirPage}</p>}
    </Card>
  )
}
