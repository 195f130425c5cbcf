// For the opener, once nobody adds any more: who has not paid their share. They can be reminded, or paid for (GROUP-2).
import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { useBasketText } from '#web/words/basket/index.ts'
import { PayBasket } from './basket-foot.tsx'
import type { BasketPlace } from './basket-place.ts'
import { BasketShare } from './basket-share.tsx'
import type { BasketActs } from './use-basket-acts.ts'

type BasketUnpaidProps = Pick<BasketPlace, 'basket' | 'link' | 'timeZone'> & { acts: BasketActs }

export function BasketUnpaid({ basket, link, timeZone, acts }: BasketUnpaidProps) {
  const { t, time, money } = useBasketText()
  const [payingFor, payFor] = useState<number>()
  const unpaid = basket.people.filter(
    ({ number, share, paid, out }) => number !== basket.you?.number && share > 0 && paid !== 'yes' && !out,
  )
  const only = unpaid.length === 1 ? unpaid[0]?.name : undefined
  const person = unpaid.find(({ number }) => number === payingFor)
  if (unpaid.length === 0) return null
  return (
    <>
      <BasketShare
        link={link}
        remind={{
          label: only === undefined ? t.remindAll : t.remind(only),
          text: t.remindText(time(basket.payUntil, timeZone)),
          tell: acts.remind,
        }}
      />
      <div className="flex flex-wrap gap-2">
        {unpaid.map(({ number, name, due }) => (
          <Button key={number} variant="quiet" className="flex-auto" onClick={() => payFor(number)}>
            {t.payFor(name, money(due))}
          </Button>
        ))}
      </div>
      {person && (
        <PayBasket
          basket={basket}
          acts={acts}
          due={person.due}
          title={t.payFor(person.name, money(person.due))}
          person={person.number}
          onClose={() => payFor(undefined)}
        />
      )}
    </>
  )
}
