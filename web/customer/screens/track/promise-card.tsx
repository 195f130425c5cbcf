// What is promised, in words that are true at this moment, how far the order is (TIME-3, F-58), and the code that is
// called out (CALL-1).

import type { TrackedOrder } from '#contract/index.ts'
import { localTime, periodsOn } from '#domain/branch/hours.ts'
import { type Moment, momentOf, type PromiseWords, promiseWords } from '#domain/order/following.ts'
import { branchTitle } from '#domain/shop/brand/brand-words.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { CodeDisplay } from '#web/ui/display/code-display.tsx'
import { TokenDisplay } from '#web/ui/display/token-display.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { arrowIcon, bagIcon, checkIcon } from '#web/ui/icons/icons.ts'
import { useFollowingText, useOrderText } from '#web/words/order/index.ts'
import { CallButton } from './reach-us.tsx'

type PromiseCardProps = { order: TrackedOrder; branch: MenuBranch | undefined; now: number }

const reached: Partial<Record<Moment, number>> = { sent: 0, planned: 1, queued: 1, making: 2, ready: 3, out: 4 }

export function PromiseCard({ order, branch, now }: PromiseCardProps) {
  const { t } = useOrderText()
  const words = useFollowingText().t
  const moment = momentOf(order, now)
  const promise = branch ? promiseWords(order, now) : null
  const done = moment === 'ready' || moment === 'out'
  const untapped = isUntapped(moment)
  const atTable = order.form === 'table' && order.table !== null
  return (
    <div className="@container overflow-hidden rounded-card bg-card shade-card">
      <div role="status" className={`p-4 text-center ${done ? 'bg-leaf-soft' : ''}`}>
        {done && <Icon of={bagIcon} className="mx-auto mb-1 size-11 text-leaf" />}
        <p className={`font-heading leading-heading font-semibold tracking-heading ${done ? 'text-3xl' : 'text-xl'}`}>
          {(atTable && words.tableMoments[moment]) || words.moments[moment]}
        </p>
        {promise && branch && (
          <PromisedTime promise={promise} branch={branch} now={now} table={atTable} untapped={untapped} />
        )}
        {linesOf(order, moment, useSentences(order, moment, branch, now)).map((line) => (
          <p key={line} className="mt-1">
            {line}
          </p>
        ))}
      </div>
      {untapped ? (
        <div className="no-print grid px-4 pb-4 empty:hidden">{branch && <CallButton branch={branch} />}</div>
      ) : (
        <ProgressSteps
          label={t.track.steps}
          steps={(['sent', 'accepted', 'making', 'ready'] as const).map((id) => ({ id, text: words.steps[id] }))}
          current={moment === 'ready' ? 4 : (reached[moment] ?? 0)}
        />
      )}
    </div>
  )
}

/** Nobody knows how far such an order is, so no step is shown as the present one. */
const isUntapped = (moment: Moment): boolean => moment === 'due' || moment === 'past'

const linesOf = (order: TrackedOrder, moment: Moment, { late, ...lines }: Sentences): string[] => {
  if (moment === 'ready') return [order.table === null ? lines.come : lines.bringing]
  if (moment === 'out') return []
  const detail = late && !isUntapped(moment) ? '' : lines.detail
  const brings = order.table !== null && moment !== 'past'
  return [detail, lines.begins, lines.some, brings ? lines.bring : ''].filter(Boolean)
}

type Sentences = ReturnType<typeof useSentences>

function useSentences(order: TrackedOrder, moment: Moment, branch: MenuBranch | undefined, now: number) {
  const { t, time, date } = useOrderText()
  const words = useFollowingText().t
  const promise = promiseWords(order, now)
  const ready = order.lines.filter((line) => line.status !== 'received').length
  const table = order.table ?? 0
  const begins = () => {
    if (!promise?.begins || !branch) return ''
    const { date: day, minutes } = localTime(promise.begins, branch.timeZone)
    const isOpen = periodsOn(branch, day).some(({ from, to }) => from <= minutes && minutes < to)
    // A time at which nobody is let in yet would sound like a mistake.
    if (!isOpen) return words.beginsToOpen
    const clock = time(promise.begins, branch.timeZone)
    const today = day === localTime(now, branch.timeZone).date
    return today ? words.begins(clock) : words.beginsOn(date(day), clock)
  }
  return {
    late: promise !== null && promise.standing !== 'kept',
    detail: (order.table !== null && words.tableDetails[moment]) || (words.details[moment] ?? ''),
    begins: begins(),
    some:
      (moment === 'making' || moment === 'due') && ready > 0 ? `${t.track.someReady(ready, order.lines.length)}.` : '',
    bring: words.bring(table),
    bringing: words.bringing(table),
    come: words.comeAndGet,
  }
}

type PromisedTimeProps = {
  promise: PromiseWords
  branch: MenuBranch
  now: number
  table: boolean
  /** Whether the promise is over, and nobody said that it was kept. */
  untapped: boolean
}

function PromisedTime({ promise, branch, now, table, untapped }: PromisedTimeProps) {
  const { t, time, date } = useFollowingText()
  const { at, was, standing } = promise
  const clock = (instant: number) => time(instant, branch.timeZone)
  const day = localTime(at, branch.timeZone).date
  const today = day === localTime(now, branch.timeZone).date
  const around = table ? t.atTableAround : t.readyAround
  const label = untapped ? t.promised : { kept: around, late: t.laterThan, veryLate: t.muchLater }[standing]
  return (
    <>
      <p className="mt-1.5 text-ink-2">{`${!today ? `${date(day)} · ` : ''}${label}`}</p>
      <p className="flex items-center justify-center gap-3 text-4xl leading-none font-bold">
        {was !== null && standing === 'kept' && (
          <>
            <s className="text-2xl font-medium text-ink-2 decoration-cherry decoration-3">{clock(was)}</s>
            <Icon of={arrowIcon} className="size-6 text-ink-2" />
          </>
        )}
        <span>{clock(at)}</span>
      </p>
      {was !== null && standing === 'kept' && <p className="mt-2 font-semibold">{movedWords(t, at - was)}</p>}
      {standing !== 'kept' && !untapped && (
        <p className="mt-2 font-semibold">{standing === 'late' ? t.sorry : t.callUs}</p>
      )}
    </>
  )
}

function movedWords(t: ReturnType<typeof useFollowingText>['t'], by: number): string {
  const minutes = Math.round(Math.abs(by) / 60_000)
  return by > 0 ? t.movedLater(minutes) : t.movedEarlier(minutes)
}

/** Imported orders have no code and are called by their token. */
export function CodeCard({ order, branch }: { order: TrackedOrder; branch: MenuBranch | undefined }) {
  const { t } = useOrderText()
  const words = useFollowingText().t
  const shop = useBrand().name
  const { code, cupName, form, table } = order
  return (
    <section className="rounded-card bg-honey-soft px-4 py-4 text-center shade-card">
      <p className="font-semibold text-honey-ink">{code ? words.code : t.track.order}</p>
      <p className="mt-1.5 mb-2">{code ? <CodeDisplay code={code} /> : <TokenDisplay token={order.token} />}</p>
      <p className="text-ink-soft">
        {cupName && (
          <>
            <bdi className="font-bold">{cupName}</bdi>
            {' · '}
          </>
        )}
        {form === 'table' && table !== null && <span>{`${t.checkout.tableNumber(table)} · `}</span>}
        {branch && <bdi>{branchTitle(shop, branch.name)}</bdi>}
      </p>
    </section>
  )
}

type ProgressStepsProps = {
  /** Names the list of steps for screen readers. */
  label: string
  steps: readonly { id: string; text: string }[]
  /** Index of the current step; the number of steps once all are done. */
  current: number
}

/** The steps that are done, current and ahead. */
function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="flex px-2 pb-4 pt-2 @max-[16rem]:flex-col @max-[16rem]:gap-3">
      {steps.map((step, index) => (
        <Step key={step.id} text={step.text} number={index + 1} state={stateOf(index, current)} />
      ))}
    </ol>
  )
}

type StepState = 'done' | 'now' | 'later'

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'now'
  return index < current ? 'done' : 'later'
}

function Step({ text, number, state }: { text: string; number: number; state: StepState }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="group relative flex flex-1 flex-col items-center gap-2 text-center text-sm @max-[16rem]:flex-row @max-[16rem]:text-start"
    >
      <span
        aria-hidden="true"
        className={`absolute end-1/2 top-4 h-0.5 w-full group-first:hidden @max-[16rem]:hidden ${state === 'later' ? 'bg-line' : 'bg-leaf'}`}
      />
      <span className={`relative z-1 grid size-8 place-items-center rounded-full font-semibold ${marks[state]}`}>
        {state === 'done' ? <Icon of={checkIcon} className="size-4.5" /> : number}
      </span>
      <span className={state === 'now' ? 'font-semibold' : 'text-ink-2'}>{text}</span>
    </li>
  )
}

const marks = {
  done: 'bg-leaf text-card',
  now: 'border-2 border-ink bg-honey outline-4 outline-honey-soft',
  later: 'border-2 border-edge bg-card text-ink-2',
} as const
