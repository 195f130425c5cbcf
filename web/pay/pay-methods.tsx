// The payment methods to choose from: the provider's, in its order, and the counter where the branch allows it (PAY-6).
import { RadioGroup } from '../components/fields/radio-group.tsx'
import { usePayText } from '../i18n/pay/index.ts'
import type { PayOffer } from './pay-api.ts'

/** What stands for the counter among the ways to pay; no provider has a way of this name. */
export const counter = 'counter'

type PayMethodsProps = {
  offer: PayOffer
  label: string
  value: string | undefined
  onChange: (method: string) => void
}

export function PayMethods({ offer, label, value, onChange }: PayMethodsProps) {
  const { t } = usePayText()
  const online = offer.places.includes('online') ? offer.methods : []
  return (
    <RadioGroup
      label={label}
      name="pay"
      value={value}
      choices={[
        ...online.map(({ id, name }) => ({ value: id, text: <bdi>{name}</bdi> })),
        ...(offer.places.includes('counter') ? [{ value: counter, text: t.atCounter, detail: t.counterDetail }] : []),
      ]}
      onChange={onChange}
    />
  )
}
