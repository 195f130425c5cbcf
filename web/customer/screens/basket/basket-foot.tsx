// The foot of a basket's page: an amount and the one next thing to do; beside it what its opener may decide.
import { type ReactNode, useState } from 'react'
import { totalOfLines } from '#web/customer/cart/shown-lines.ts'
import { usePayOffer } from '#web/customer/pay/pay-api.ts'
import { PayMethods } from '#web/customer/pay/pay-choice.tsx'
import { connectionStore } from '#web/data/http/connection-state.ts'
import { useObservable } from '#web/data/observable.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useBasketText } from '#web/words/basket/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { usePayText } from '#web/words/pay/index.ts'
import type { BasketPlace } from './basket-place.ts'
import { type BasketActs, canPut, toPay } from './use-basket-acts.ts'

type BasketFootProps = Pick<BasketPlace, 'basket'> & { acts: BasketActs; isOpen: boolean }

export function BasketFoot(props: BasketFootProps) {
  const { basket, acts, isOpen } = props
  const { t } = useBasketText()
  const [paying, setPaying] = useState(false)
  const [giving, setGiving] = useState(false)
  const { you, payer } = basket
  const due = toPay(basket)
  const opener = basket.people[0]?.name
  const puts = isOpen && canPut(acts.inCart)
  const ends = you?.opener === true && isOpen
  const next = puts ? 'put' : ends ? 'end' : due > 0 ? 'pay' : undefined
  const pay = payer === 'each' ? t.payShare : t.pay('')
  return (
    <>
      {acts.refused && (acts.refused.act === 'end' || acts.refused.act === 'pay') && (
        <Notice kind="error" urgent>
          {acts.refused.text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {due > 0 && next !== 'pay' && (
          <Button variant="quiet" className="flex-auto" onClick={() => setPaying(true)}>
            {pay.trim()}
          </Button>
        )}
        {you?.opener && !isOpen && payer === 'each' && (
          <Button
            variant="quiet"
            className="flex-auto"
            busy={acts.busy === 'end'}
            disabled={basket.people.every(({ paid }) => paid !== 'yes')}
            onClick={() => void acts.end('send')}
          >
            {t.send}
          </Button>
        )}
        {you?.opener && (
          <Button variant="text" onClick={() => setGiving(true)}>
            {t.giveUp}
          </Button>
        )}
      </div>
      {next === 'put' && (
        <Bar amount={totalOfLines(acts.inCart)} of={t.cart}>
          <Button size="staff" className="flex-1" busy={acts.busy === 'put'} onClick={() => void acts.put()}>
            {you?.opener || !opener ? t.put : t.putInto(opener)}
          </Button>
        </Bar>
      )}
      {next === 'end' && (
        <Bar amount={basket.total} of={t.total}>
          <Button
            size="staff"
            className="flex-1"
            busy={acts.busy === 'end'}
            disabled={basket.total === 0}
            onClick={() => void acts.end('close')}
          >
            {t.end[payer]}
          </Button>
        </Bar>
      )}
      {next === 'pay' && (
        <Bar amount={due} of={payer === 'each' ? t.yourShare : t.total}>
          <Button size="staff" className="flex-1" onClick={() => setPaying(true)}>
            {pay.trim()}
          </Button>
        </Bar>
      )}
      {paying && <PayBasket {...props} due={due} title={t.payWith} onClose={() => setPaying(false)} />}
      <ConfirmDialog
        open={giving}
        title={t.giveUp}
        labels={{ cancel: t.back, confirm: t.giveUpYes, close: t.close }}
        danger
        busy={acts.busy === 'end'}
        onCancel={() => setGiving(false)}
        onConfirm={() => void acts.end('giveUp').then(() => setGiving(false))}
      >
        {t.giveUpAsk}
      </ConfirmDialog>
    </>
  )
}

function Bar({ amount, of, children }: { amount: number; of: string; children: ReactNode }) {
  const { money } = useBasketText()
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-card bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shade-bar">
      <p className="leading-tight">
        <b className="block text-2xl font-bold whitespace-nowrap">{money(amount)}</b>
        <span className="text-sm text-ink-2">{of}</span>
      </p>
      {children}
    </div>
  )
}

type PayBasketProps = Pick<BasketFootProps, 'basket' | 'acts'> & {
  due: number
  title: string
  /** Whose share it is, if not one's own. */
  person?: number
  onClose: () => void
}

/** Asks for the payment method of a share. */
export function PayBasket({ basket, acts, due, title, person, onClose }: PayBasketProps) {
  const { t, money, locale } = useBasketText()
  const pay = usePayText().t
  const [chosen, choose] = useState<string>()
  const offered = usePayOffer({ branch: basket.branch, total: due, lang: locale })
  const reached = useObservable(connectionStore)
  const refusals = useRefusalText().t.refusals
  const method = chosen ?? offered?.methods[0]?.id
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t.close}
      variant="sheet"
      actions={
        <Button
          wide
          size="staff"
          busy={acts.busy === 'pay'}
          disabled={method === undefined}
          onClick={() => void acts.pay(method ?? '', person)}
        >
          {t.pay(money(due))}
        </Button>
      }
    >
      {!offered && reached && <Skeleton className="h-32 w-full rounded-card" />}
      {!offered && !reached && <Notice kind="error">{refusals.unreachable}</Notice>}
      {offered?.methods.length === 0 ? (
        <Notice kind="warning">{pay.down}</Notice>
      ) : (
        offered && (
          <PayMethods offer={{ ...offered, places: ['online'] }} label={t.payWith} value={method} onChange={choose} />
        )
      )}
      {acts.refused?.act === 'pay' && (
        <Notice kind="error" urgent>
          {acts.refused.text}
        </Notice>
      )}
      <p className="mt-3 text-sm text-ink-2">{pay.onTheirPage}</p>
    </Dialog>
  )
}
