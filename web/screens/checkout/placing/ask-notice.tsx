// An order that needs a word with staff first: what to say, whom to call, and then it is sent by itself (SAFE-5).
import { useEffect, useEffectEvent } from 'react'
import type { OrderProblemName } from '../../../../domain/order/order.ts'
import { phoneText } from '../../../../domain/shared/phone.ts'
import { ask } from '../../../api/http/client.ts'
import type { MenuBranch } from '../../../api/menu/menu.ts'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Spinner } from '../../../components/feedback/spinner.tsx'
import { useOrderText, useRefusalText } from '../../../i18n/order/index.ts'
import { type Asking, checkoutKey } from '../../../ordering/checkout.ts'
import type { Checkout } from '../use-checkout.ts'

const everyMs = 3000

type AskNoticeProps = { checkout: Checkout; branch: MenuBranch; asking: Asking }

export function AskNotice({ checkout, branch, asking: { problem, code } }: AskNoticeProps) {
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
        {words.say}{' '}
        <b dir="ltr" className="text-xl">
          {code}
        </b>
      </p>
      {branch.phone !== '' && (
        <p>
          {words.call}{' '}
          <a href={`tel:${branch.phone}`} className="inline-flex min-h-11 items-center rounded-small underline">
            <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
          </a>
        </p>
      )}
      <p>{words.sends}</p>
    </Notice>
  )
}
