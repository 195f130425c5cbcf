// What the customer can do to their order: say that they are here or late, cancel while nothing is being made (LIFE-3).
import { useState } from 'react'
import type { Input, TrackedOrder } from '#contract/index.ts'
import { ownSteps } from '#domain/order/following.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon, closeIcon, handIcon } from '#web/ui/icons/icons.ts'
import { useFollowingText, useRefusalText } from '#web/words/order/index.ts'

type OwnStepsProps = { order: TrackedOrder; now: number; onTaken: (order: TrackedOrder) => void }

export function OwnStepButtons({ order, now, onTaken }: OwnStepsProps) {
  const { t, money } = useFollowingText()
  const refusals = useRefusalText().t.refusals
  const { take, busy, refused } = useOwnStep(order.token, onTaken)
  const [asking, setAsking] = useState<'cancel' | 'late'>()
  const can = ownSteps(order, now)
  const paid = order.paidWays.reduce((sum, { amount }) => sum + amount, 0)
  if (!can.arrive && !can.runLate && !can.withdraw && !refused) return null
  const withdraw = () => void take({ step: 'withdraw' }).then(() => setAsking(undefined))
  return (
    <div className="no-print grid gap-3">
      {refused && (
        <Notice kind="error" urgent>
          {refusals[refused.refusal]}
        </Notice>
      )}
      {can.arrive && (
        <Here
          isHere={order.hereAt !== null}
          isNear={isNear(order, now)}
          busy={busy === 'arrive'}
          onHere={() => void take({ step: 'arrive' })}
        />
      )}
      {(can.runLate || can.withdraw) && (
        <div className="flex flex-wrap gap-3">
          {can.runLate && (
            <Button
              variant="quiet"
              className="flex-1"
              aria-expanded={asking === 'late'}
              onClick={() => setAsking(asking === 'late' ? undefined : 'late')}
            >
              <Icon of={clockIcon} className="size-5" />
              <span>{t.late}</span>
            </Button>
          )}
          {can.withdraw && (
            <Button variant="quiet" className="flex-1" onClick={() => setAsking('cancel')}>
              <Icon of={closeIcon} className="size-5 text-cherry" />
              <span className="text-cherry">{t.cancel}</span>
            </Button>
          )}
        </div>
      )}
      {asking === 'late' && (
        <LateChoice
          busy={busy === 'runLate'}
          onChoose={(minutes) => void take({ step: 'runLate', minutes }).then(() => setAsking(undefined))}
        />
      )}
      {order.lateBy !== null && can.runLate && <Told>{t.lateDone(order.lateBy)}</Told>}
      {can.withdraw && (
        <p className="text-center text-sm text-ink-2">
          {order.beginsAt !== null && now < order.beginsAt ? t.cancelHint : t.cancelUntilAccepted}
        </p>
      )}
      <ConfirmDialog
        open={asking === 'cancel' && can.withdraw}
        title={t.cancelTitle}
        labels={{ cancel: t.keep, confirm: t.cancel, close: t.close }}
        onCancel={() => setAsking(undefined)}
        onConfirm={withdraw}
        danger
        busy={busy === 'withdraw'}
      >
        <p>{t.cancelText}</p>
        {paid > 0 && <p className="mt-2 font-semibold">{t.cancelBack(money(paid))}</p>}
      </ConfirmDialog>
    </div>
  )
}

/** Right after ordering nobody is there yet: it becomes the one next thing shortly before the promise. */
const nearMs = 5 * 60_000
const isNear = ({ wantedAt, lines }: TrackedOrder, now: number): boolean =>
  lines.every(({ status }) => status !== 'received') || (wantedAt !== null && now >= wantedAt - nearMs)

type HereProps = { isHere: boolean; isNear: boolean; busy: boolean; onHere: () => void }

function Here({ isHere, isNear, busy, onHere }: HereProps) {
  const { t } = useFollowingText()
  if (isHere) return <Told>{t.hereDone}</Told>
  return (
    <Button {...(isNear ? { size: 'staff' } : { variant: 'quiet' })} wide busy={busy} onClick={onHere}>
      <Icon of={handIcon} />
      <span>{t.here}</span>
    </Button>
  )
}

const Told = ({ children }: { children: string }) => (
  <Notice kind="success" icon={checkIcon}>
    {children}
  </Notice>
)

const choices = [10, 20, 30] as const

function LateChoice({ busy, onChoose }: { busy: boolean; onChoose: (minutes: number) => void }) {
  const { t } = useFollowingText()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t.lateQuestion}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((minutes) => (
          <Button key={minutes} variant="quiet" className="flex-1" busy={busy} onClick={() => onChoose(minutes)}>
            {t.lateBy(minutes)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

type OwnStep = Input<'orders.ownStep'>

export function useOwnStep(token: string, onTaken: (order: TrackedOrder) => void) {
  const [busy, setBusy] = useState<OwnStep['step']>()
  const [refused, setRefused] = useState<CallRefused>()

  async function take(wish: Omit<OwnStep, 'token'>): Promise<void> {
    if (busy) return
    setBusy(wish.step)
    const answer = await ask('orders.ownStep', { token, ...wish })
    // If it was refused because the order has changed, the order is shown as it is now.
    const isStale = !answer.ok && answer.refusal.refusal === 'changed_meanwhile'
    const latest = isStale ? await ask('orders.track', { token }) : answer
    setBusy(undefined)
    setRefused(answer.ok ? undefined : answer.refusal)
    if (latest.ok) onTaken(latest.value)
  }

  return { take, busy, refused }
}
