// How far an order is: its code, when it is to be ready, and its four steps with their times (STAFF-4, OFF-2).
import { calledCode } from '#domain/order/counter/code.ts'
import { isOver, type Phase, phaseOf } from '#domain/order/course.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { useHistory } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { Code, useInstantText, useWhenText } from './board/order-words.tsx'
import { ticketOf, ticketUrgency } from './board/ticket.ts'
import { PhaseMark } from './phase-mark.tsx'

type OrderStatusProps = { order: ShownOrder; branch: StaffBranch | undefined }

export function OrderStatus({ order, branch }: OrderStatusProps) {
  const phase = phaseOf(order)
  return (
    <Card className="no-print grid gap-5 px-5! py-4! @max-[50rem]:order-1 md:px-6!">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Code code={calledCode(order)} className="font-text text-5xl" />
        <Wanted order={order} branch={branch} />
        <span className="ms-auto">
          <PhaseMark phase={phase} />
        </span>
      </div>
      <Steps order={order} phase={phase} timeZone={branch?.timeZone} />
    </Card>
  )
}

/** By when it is to be ready, how far off that is, and what was promised at first. */
function Wanted({ order, branch }: OrderStatusProps) {
  const { t, locale } = useStaffText()
  const now = useNow(5000)
  const say = useWhenText()
  const instantText = useInstantText(branch?.timeZone ?? 'UTC')
  const { wantedAt, firstPromisedAt } = order
  if (wantedAt === null) return <p className="text-ink-2">{t.detail.unknownTime}</p>
  const at = (instant: number) => (branch ? instantText(instant) : formatMoment(instant, locale))
  const phase = phaseOf(order)
  const { urgency, minutes } = ticketUrgency(ticketOf(order), now)
  const isToMake = !isOver(phase) && phase !== 'ready'
  const moved = firstPromisedAt !== null && firstPromisedAt !== wantedAt ? firstPromisedAt : undefined
  return (
    <p className="border-line leading-tight sm:border-s sm:ps-6">
      <b className="block font-heading text-2xl leading-tight">{t.detail.readyBy(at(wantedAt))}</b>
      {isToMake && <b className={urgency === 'late' ? 'text-cherry' : ''}>{say(urgency, minutes)}</b>}
      {moved !== undefined && (
        <span className="text-ink-2">{`${isToMake ? ', ' : ''}${t.detail.firstPromised(at(moved))}`}</span>
      )}
    </p>
  )
}

type StepsProps = { order: ShownOrder; phase: Phase; timeZone: string | undefined }
type StepShown = { readonly name: string; readonly at: number | null; readonly told: string }

function Steps({ order, phase, timeZone }: StepsProps) {
  const { t, locale } = useStaffText()
  const steps = useSteps(order, phase)
  const current = steps.findIndex(({ at }) => at === null)
  const instantText = useInstantText(timeZone ?? 'UTC')
  const time = (instant: number) => (timeZone ? instantText(instant) : formatMoment(instant, locale))
  return (
    <ol aria-label={t.detail.steps} className="grid gap-x-2 gap-y-3 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ name, at, told }, place) => (
        <li
          key={name}
          aria-current={place === current ? 'step' : undefined}
          className="grid grid-cols-[auto_1fr] items-center gap-x-2 leading-snug"
        >
          <span
            className={`grid size-6 place-items-center rounded-full ${at !== null ? 'bg-leaf text-card' : place === current ? 'border-3 border-honey-ink bg-honey' : 'border-2 border-edge'}`}
          >
            {at !== null && <Icon of={checkIcon} className="size-4" />}
          </span>
          <span
            className={`h-1 rounded-full max-sm:hidden ${place === steps.length - 1 ? '' : at !== null ? 'bg-leaf' : 'bg-line'}`}
          />
          <p className="col-span-full max-sm:col-span-1 max-sm:col-start-2 max-sm:row-start-1">
            <b className="block font-semibold">{name}</b>
            <span className="text-sm text-ink-2">
              {[at === null ? '' : time(at), told].filter((part) => part !== '').join(', ')}
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Placed, accepted, ready and handed over, or how it ended; with who took a step. */
function useSteps(order: ShownOrder, phase: Phase): StepShown[] {
  const { t } = useStaffText()
  const { t: board } = useBoardText()
  const { detail, list } = t
  const history = useHistory(order.id).data?.steps ?? []
  const { placedAt, wantedAt, source, acceptedAt, readyAt, overAt, lines } = order
  const acceptedBy = history.findLast(({ step }) => step === 'accept')?.staffName ?? ''
  const ready = lines.filter(({ status }) => status !== 'received').length
  const hasEnded = isOver(phase) && phase !== 'out'
  const placed = {
    name: board.sheet.placedStep,
    at: wantedAt === null ? null : placedAt,
    told: wantedAt === null ? detail.unknownTime : source === 'web' ? detail.online : detail.atCounter,
  }
  const accepted = {
    name: list.phases.accepted,
    at: acceptedAt,
    told: acceptedAt === null ? detail.notYet : acceptedBy && detail.by(acceptedBy),
  }
  const made = {
    name: list.phases.ready,
    at: readyAt,
    told: readyAt === null ? (ready > 0 ? detail.linesReady(ready, lines.length) : detail.notYet) : '',
  }
  if (hasEnded) {
    const ended = { name: list.phases[phase], at: overAt, told: '' }
    return [placed, accepted, made].filter(({ at }) => at !== null).concat(ended)
  }
  const out = { name: list.phases.out, at: phase === 'out' ? overAt : null, told: phase === 'out' ? '' : detail.notYet }
  return [placed, accepted, made, out]
}
