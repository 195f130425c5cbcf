// What the shop changed of the order, old and new, and a dearer change that waits for the customer's yes (LIFE-4).
import { useState } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import { otherFood } from '#domain/order/change.ts'
import { localize } from '#domain/shared/locale.ts'
import { useOptionLine, usePartLine } from '#web/customer/cart/option-words.tsx'
import { DeclaredContents, LineVerdict } from '#web/customer/diet/declared.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { useFollowingText, useRefusalText } from '#web/words/order/index.ts'
import { useOwnStep } from './own-steps.tsx'

type ChangedProps = { order: TrackedOrder; onTaken: (order: TrackedOrder) => void }

export function ChangedOrder({ order, onTaken }: ChangedProps) {
  const { t, money } = useFollowingText()
  const piecesOf = usePieces()
  const { isGone, answered } = useProposalGone(order)
  return (
    <>
      {order.proposal && (
        <Proposal
          order={order}
          proposal={order.proposal}
          onTaken={(taken) => {
            answered()
            onTaken(taken)
          }}
        />
      )}
      {isGone && (
        <Notice kind="info" title={t.proposalGone}>
          {t.staysAsItWas}
        </Notice>
      )}
      {order.changedFrom && (
        <Notice kind="warning" title={t.changed}>
          <p>{t.changedFrom(piecesOf(order.changedFrom), money(order.changedFrom.total))}</p>
          <p>{t.changedTo(piecesOf(order), money(order.total))}</p>
        </Notice>
      )}
    </>
  )
}

/** Whether a question that stood here is gone although nobody answered it here, and the order is as it was. */
function useProposalGone({ proposal, total, lines }: TrackedOrder) {
  const [asked, setAsked] = useState<{ readonly number: number; readonly total: number; readonly lines: number }>()
  const [isAnswered, setAnswered] = useState(false)
  if (proposal && asked?.number !== proposal.number) {
    setAsked({ number: proposal.number, total, lines: lines.length })
    setAnswered(false)
  }
  const isGone = !proposal && !isAnswered && asked?.total === total && asked.lines === lines.length
  return { isGone, answered: () => setAnswered(true) }
}

type Version = NonNullable<TrackedOrder['proposal']>

/** '2 × Cappuccino, 1 × Espresso', in the language of the page. */
function usePieces() {
  const { locale } = useFollowingText()
  const { listComma } = useMoreText().t.cart
  const words = useOptionLine()
  const partLine = usePartLine()
  return ({ lines }: Pick<TrackedOrder, 'lines'>): string =>
    lines
      .map(({ quantity, name, options, parts = [] }) => {
        const own = words(options.filter(({ usual }) => !usual))
        const chosen = [own, ...parts.map(partLine)].filter(Boolean).join(' + ')
        return `${quantity} × ${localize(name, locale)}${chosen && ` (${chosen})`}`
      })
      .join(listComma)
}

/** What the customer did not order, with what it contains and how that suits them. */
function NewLines({ lines }: Pick<TrackedOrder, 'lines'>) {
  const { t } = useFollowingText()
  const piecesOf = usePieces()
  if (lines.length === 0) return null
  return (
    <div className="mt-3 rounded-control bg-card p-3">
      <p className="text-sm font-semibold text-ink-2">{t.isNew}</p>
      <ul className="mt-1 grid gap-3">
        {lines.map((line) => (
          <li key={line.id}>
            <p className="font-semibold">{piecesOf({ lines: [line] })}</p>
            {line.notes && <p className="text-sm wrap-anywhere whitespace-pre-line">{line.notes}</p>}
            <DeclaredContents declaration={line.declaration} parts={line.parts} />
            <LineVerdict declaration={line.declaration} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Proposal({ order, proposal, onTaken }: ChangedProps & { proposal: Version }) {
  const { t, money } = useFollowingText()
  const refusals = useRefusalText().t.refusals
  const piecesOf = usePieces()
  const { take, busy, refused } = useOwnStep(order.token, onTaken)
  const answer = (step: 'agree' | 'decline') => void take({ step, proposal: proposal.number })
  return (
    <Notice kind="warning" title={t.proposed} urgent>
      <p>{t.changedFrom(piecesOf(order), money(order.total))}</p>
      <p>{t.changedTo(piecesOf(proposal), money(proposal.total))}</p>
      <NewLines lines={otherFood(order, proposal)} />
      {refused && <p className="font-semibold text-cherry">{refusals[refused.refusal]}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy === 'agree'} onClick={() => answer('agree')}>
          {t.agree(money(proposal.total))}
        </Button>
        <Button variant="quiet" busy={busy === 'decline'} onClick={() => answer('decline')}>
          {t.decline}
        </Button>
      </div>
    </Notice>
  )
}
