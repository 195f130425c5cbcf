// One order in full: its receipt with the progress of each line, and below what happened to it (STAFF-4, LIFE-7).
import type { ReactNode } from 'react'
import type { Output, StaffOrder } from '#contract/index.ts'
import { isInShop, isOver, phaseOf } from '#domain/order/course.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { useHistory, useOrder } from '#web/data/staff/order-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { type ShownOrder, useShownOrder } from '#web/data/staff/tap-queue.ts'
import { AllowedOnly, Denial } from '#web/office/staff/allowed-only.tsx'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { BlockButton } from '#web/office/staff/guard/block-button.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { backIcon, printerIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { OrderInvoice } from './invoice-card.tsx'
import { useSetWords } from './line-name.ts'
import { PageOrderPaper } from './paper/lazy-paper.tsx'
import { Receipt } from './receipt.tsx'

export function OrderDetail({ token: written, id }: { token: string; id: string }) {
  const { t } = useStaffText()
  const token = written.toUpperCase()
  return (
    <TitledPage title={`${t.detail.title} ${token}`}>
      {(member) => (
        <article className="mx-auto max-w-3xl px-4 pt-3 pb-24 print:p-0">
          <header className="mb-4 flex items-center gap-2">
            <IconButton
              icon={backIcon}
              label={t.detail.back}
              variant="card"
              size="staff"
              className="no-print"
              onClick={() => history.back()}
            />
            <h1 className="min-w-0 flex-1 px-2 text-xl sm:text-2xl print:px-0 wrap-anywhere">
              <span>{`${t.detail.receipt} `}</span>
              <bdi dir="ltr">{`#${token}`}</bdi>
            </h1>
            <IconButton
              icon={printerIcon}
              label={t.print}
              variant="card"
              size="staff"
              className="no-print"
              onClick={() => print()}
            />
          </header>
          <OneOrder member={member} token={token} id={Number(id)} />
        </article>
      )}
    </TitledPage>
  )
}

function OneOrder({ member, token, id }: { member: Member; token: string; id: number }) {
  const branches = useBranches(member, 'orders.see')
  const live = useStaffUpdates(branches?.map((branch) => branch.id) ?? [])
  const order = useOrder(id)
  const shown = useShownOrder(order.data)

  const unknown = order.isError && ['not_found', 'bad_input'].includes(refusalOf(order.error))
  if (!Number.isInteger(id) || id < 1 || unknown || (shown && !isAt(shown, token))) return <Unknown />
  if (shown) {
    const branch = branches?.find((one) => one.id === shown.branch)
    return (
      <>
        <div className="no-print mb-4 empty:hidden">
          <Denial act="orders.handle" branch={shown.branch} />
        </div>
        <Receipt order={shown} branch={branch} />
        {shown.source === 'web' && !isOver(phaseOf(shown)) && (
          <div className="no-print mt-4 max-w-md">
            <AllowedOnly act="orders.handle" branch={shown.branch}>
              <BlockButton order={shown} />
            </AllowedOnly>
          </div>
        )}
        {isInShop(shown.course) && <OrderInvoice order={shown} />}
        {isInShop(shown.course) && branch && (
          <PageOrderPaper order={shown} live={live} timeZone={branch.timeZone} frame={PaperCard} />
        )}
        <History order={shown} timeZone={branch?.timeZone} />
      </>
    )
  }
  return <Unread of={order} />
}

function PaperCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card className="no-print mt-4 p-5! md:p-7!">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </Card>
  )
}

const isAt = (order: ShownOrder, token: string): boolean => order.token === token

function Unknown() {
  const { t } = useStaffText()
  return (
    <EmptyState
      icon={searchIcon}
      title={t.detail.unknown}
      action={<LinkButton href={linkTo('/all-orders')}>{t.detail.toList}</LinkButton>}
    >
      {t.detail.unknownHint}
    </EmptyState>
  )
}

type HistoryProps = { order: StaffOrder; timeZone: string | undefined }
type Step = Output<'orders.history'>['steps'][number]

function History({ order, timeZone }: HistoryProps) {
  const { t, locale } = useTillText()
  const history = useHistory(order.id)
  const tell = useSentence(order, timeZone)
  const at = (instant: number) => formatMoment(instant, locale, timeZone)
  return (
    <Card className="no-print mt-4 p-5! md:p-7!">
      <h2 className="text-lg">{t.history.title}</h2>
      {history.data ? (
        <ol className="mt-3 grid divide-y divide-line">
          <Line at={at(order.placedAt)} text={beginning(order, history.data.steps, t.history)} />
          {history.data.steps.filter(isTold(order)).map((step) => (
            <Line key={step.number} at={at(step.at)} text={tell(step)} />
          ))}
        </ol>
      ) : (
        <Unread of={history} />
      )}
    </Card>
  )
}

function Line({ at, text }: { at: string; text: string }) {
  return (
    <li className="flex gap-4 py-2.5 max-sm:flex-col max-sm:gap-0.5">
      <span className="min-w-28 shrink-0 whitespace-nowrap text-ink-2 tabular-nums">{at}</span>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  )
}

type Words = ReturnType<typeof useTillText>['t']['history']

function beginning({ source }: StaffOrder, [first]: readonly Step[], words: Words): string {
  return source === 'counter' && first ? words.entered(first.staffName) : words.placed
}

/** Entering an order accepts it, so that step is not told. */
const isTold =
  ({ source }: StaffOrder) =>
  (step: Step): boolean =>
    !(source === 'counter' && step.number === 1)

function useSentence(order: StaffOrder, timeZone: string | undefined) {
  const { t, money, locale } = useTillText()
  const { t: staff } = useStaffText()
  const setWords = useSetWords()
  const { history } = t

  const whoOf = ({ actor, staffName, step }: Step): string => {
    if (actor === 'customer') return history.customer
    return step === 'agree' || step === 'decline' ? history.staffFor(staffName) : staffName
  }

  return (step: Step): string => {
    const { data } = step
    const status = data.lines?.[0]?.status
    const { from, to } = boundsOf(step, money, (instant) => formatMoment(instant, locale, timeZone))
    const dropped = data.dropped === undefined ? '' : ` ${history.dropped(money(data.dropped))}`
    const said = history.steps[step.step]({
      who: whoOf(step),
      reason: data.words || (data.reason ? history.reasons[data.reason] : ''),
      lines: setWords(order.lines, data.lines ?? []) || String(data.lines?.length ?? ''),
      status: status ? staff.detail[status] : '',
      minutes: data.minutes ?? 0,
      from,
      to,
      amount: money(Math.abs(data.paidAmount ?? 0)),
      way: data.paidWay ? t.money.ways[data.paidWay] : '',
      proposed: data.proposed ?? false,
      table: data.table ?? null,
    })
    return said + dropped
  }
}

/** The totals before and after a change, or the times before and after a promise was moved. */
function boundsOf({ data }: Step, money: (cents: number) => string, moment: (instant: number) => string) {
  if (data.before && data.after) return { from: money(data.before.total), to: money(data.after.total) }
  return { from: moment(data.from ?? 0), to: moment(data.to ?? 0) }
}
