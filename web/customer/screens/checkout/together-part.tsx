// What is asked to open an office basket: who pays, and until when others can add (GROUP-1, GROUP-2).
import { useEffect } from 'react'
import { type BasketPayer, basketPayers } from '#domain/order/basket/basket-limits.ts'
import { usePayOffer } from '#web/customer/pay/pay-api.ts'
import { linkTo } from '#web/data/address/location.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useBasketText } from '#web/words/basket/index.ts'
import type { CheckoutState } from './use-checkout.ts'
import type { OpeningTogether } from './use-together.ts'

type TogetherPartProps = { checkout: CheckoutState; together: OpeningTogether }

export function TogetherPart({ checkout: { branch, total }, together }: TogetherPartProps) {
  const { t, time, locale } = useBasketText()
  const words = t.open
  const offer = usePayOffer({ branch: branch.id, total, lang: locale })
  const { payer, setPayer, latest } = together
  const payers = payersIn(offer?.places ?? ['counter'])
  useEffect(() => {
    if (payers[0] && !payers.includes(payer)) setPayer(payers[0])
  })
  const clock = (at: number) => time(at, branch.timeZone)
  return (
    <Card className="grid gap-4">
      <RadioGroup
        label={words.payer}
        name="payer"
        value={payer}
        choices={payers.map((value) => ({ value, text: words.payers[value], detail: words.payerDetails[value] }))}
        onChange={setPayer}
      />
      {latest === undefined ? (
        <Notice kind="warning">{together.tooLate === 'basket_day_ends' ? words.dayEnds : words.later}</Notice>
      ) : (
        <SelectField
          label={words.until}
          name="until"
          value={together.until ?? ''}
          onChange={(event) => together.choose(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{words.latest(clock(latest))}</option>
          {together.earlier.map((at) => (
            <option key={at} value={at}>
              {clock(at)}
            </option>
          ))}
        </SelectField>
      )}
      <LinkButton href={linkTo('/order')} variant="text" className="-mx-2 justify-self-start">
        {words.alone}
      </LinkButton>
    </Card>
  )
}

const payersIn = (places: readonly ('counter' | 'online')[]): readonly BasketPayer[] =>
  basketPayers.filter((payer) => places.includes(payer === 'counter' ? 'counter' : 'online'))

export const TogetherLead = () => <p className="mb-4 text-ink-2">{useBasketText().t.open.lead}</p>

export const TogetherTitle = () => (
  <>
    <span>{useBasketText().t.open.title}</span>
  </>
)

/** Paid at the counter, it is ordered by itself at the end: the law wants that said where that begins. */
export const OpenWords = ({ payer }: { payer: BasketPayer }) => (
  <>
    <span>{useBasketText().t.open.button[payer]}</span>
  </>
)
