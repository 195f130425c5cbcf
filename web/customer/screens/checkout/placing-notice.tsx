// What the customer reads above Place Order: what is missing, what changed, the progress, and what to do (SAFE-5).

import { useEffect, useEffectEvent } from 'react'
import type { OrderProblemName } from '#domain/order/order.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { checkoutKey, type StaffQuestion } from '#web/customer/ordering/kept-checkout.ts'
import { PayInstead } from '#web/customer/pay/pay-instead.tsx'
import { ask } from '#web/data/http/client.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { useOrderText, useRefusalText } from '#web/words/order/index.ts'
import type { CheckoutState } from './use-checkout.ts'

type CheckoutProps = { checkout: CheckoutState }

export function PlacingNotice({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  const { hurdle, placing } = checkout
  if (placing === 'sending') {
    return (
      <p role="status" className="sr-only">
        {words.sending}
      </p>
    )
  }
  if (placing === 'retrying') {
    return (
      <Notice kind="warning" title={words.retrying} action={<Spinner />}>
        <p>{words.retryingText}</p>
        <p className="mt-1">{words.stopMeans}</p>
        <div className="mt-2 mb-1">
          <Button variant="quiet" onClick={checkout.stopTrying}>
            {words.stop}
          </Button>
        </div>
      </Notice>
    )
  }
  if (placing === 'offline') {
    return (
      <Notice kind="warning" urgent title={words.noLine}>
        {checkoutKey().unsure ? words.unsure : words.notSent}
      </Notice>
    )
  }
  if (hurdle) {
    return (
      <Notice
        kind="warning"
        urgent
        action={
          (hurdle.kind === 'prices' || hurdle.kind === 'reductions') && (
            <Button
              variant="text"
              onClick={hurdle.kind === 'prices' ? checkout.agreeToPrices : checkout.agreeToReductions}
            >
              {words.agree}
            </Button>
          )
        }
      >
        {hurdle.text}
      </Notice>
    )
  }
  if (checkout.asking) return <AskNotice checkout={checkout} asking={checkout.asking} />
  if (placing === 'unsure') {
    return (
      <Notice>
        <p>{words.unsure}</p>
        <CallTheBranch branch={checkout.branch} />
      </Notice>
    )
  }
  return placing === 'refused' ? <RefusedNotice checkout={checkout} /> : null
}

/** A customer who does not know whether an order arrived can ask. */
function CallTheBranch({ branch, words }: { branch: MenuBranch; words?: string }) {
  const { orCall } = useOrderText().t.checkout
  if (branch.phone === '') return null
  return (
    <p>
      <span>{`${words ?? orCall(branch.name)} `}</span>
      <a href={`tel:${branch.phone}`} className="inline-flex min-h-11 items-center rounded-small underline">
        <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
      </a>
    </p>
  )
}

function RefusedNotice({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  const refusals = useRefusalText().t
  const { refused, problems } = checkout
  if (!refused) return null
  if (refused.refusal === 'key_reused') return <ReusedNotice checkout={checkout} token={refused.token} />
  if (refused.refusal === 'unreachable' || refused.refusal === 'unavailable') {
    return (
      <Notice kind="error" urgent title={words.failed}>
        <CallTheBranch branch={checkout.branch} />
        <div className="mt-2 mb-1">
          <Button type="submit" variant="dark">
            {words.tryAgain}
          </Button>
        </div>
      </Notice>
    )
  }
  // If a refusal has only notices about the whole order, they are shown; otherwise it points at the marked fields.
  const marked = problems.fields.size > 0 || problems.lines.size > 0
  return (
    <Notice kind="error" urgent>
      {(marked || problems.others.length === 0) && <p>{refusals.refusals[refused.refusal]}</p>}
      {problems.others.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {refused.retryAfter !== undefined && <p>{words.waitSeconds(refused.retryAfter)}</p>}
      {refused.problems.some(({ problem }) => problem === 'order_at_counter') && (
        <CallTheBranch branch={checkout.branch} />
      )}
    </Notice>
  )
}

function ReusedNotice({ checkout, token }: { checkout: CheckoutState; token: string | undefined }) {
  const words = useOrderText().t.checkout
  return (
    <Notice kind="warning" urgent>
      <p>{words.reused}</p>
      <div className="mt-2 mb-1 flex flex-wrap gap-2">
        {token && (
          <Button variant="dark" onClick={() => void checkout.asThatOrder(token)}>
            {words.trackEarlier}
          </Button>
        )}
        <Button type="submit" variant="quiet" onClick={checkout.asNewOrder}>
          {words.newOrder}
        </Button>
      </div>
    </Notice>
  )
}

const everyMs = 3000

function AskNotice({ checkout, asking: { problem, code, payOnline } }: CheckoutProps & { asking: StaffQuestion }) {
  const words = useOrderText().t.checkout.ask
  const { problems, badInput } = useRefusalText().t
  // Answered with no, it is sent as well: the refusal then says where to order.
  const look = useEffectEvent(async () => {
    const answer = await ask('guard.readAsk', { key: checkoutKey().key })
    if (answer.ok && answer.value.state !== 'waiting') await checkout.submit()
    if (!answer.ok && answer.refusal.refusal === 'not_found') checkout.stopAsking()
  })
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), everyMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Notice kind="warning" urgent title={problems[problem as OrderProblemName] ?? badInput} action={<Spinner />}>
      <p>
        <span>{`${words.say} `}</span>
        <b dir="ltr" className="text-xl">
          {code}
        </b>
      </p>
      <CallTheBranch branch={checkout.branch} words={words.call} />
      <p>{words.sends}</p>
      {payOnline && <PayInstead onPay={() => void checkout.submit(checkout.payMethod ?? '')} />}
    </Notice>
  )
}
