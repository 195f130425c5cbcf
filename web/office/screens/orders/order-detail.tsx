// One order in full: its receipt with the progress of each line, and below what happened to it (STAFF-4, LIFE-7).
import type { ReactNode } from 'react'
import type { Output, StaffOrder } from '#contract/index.ts'
import { receiptSums } from '#domain/money/receipt-sums.ts'
import { isInShop } from '#domain/order/course.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { copyText } from '#web/data/copy-text.ts'
import { useObservable } from '#web/data/observable.ts'
import type { Member } from '#web/data/session/session.ts'
import { listedNeighbours } from '#web/data/staff/listed-neighbours.ts'
import { useHistory, useOrder } from '#web/data/staff/order-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { type ShownOrder, useShownOrder } from '#web/data/staff/tap-queue.ts'
import { Denial } from '#web/office/staff/allowed-only.tsx'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { useOrderPrice } from '#web/office/staff/pay/order-price.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { LazyOrderTill } from '#web/office/staff/till/lazy-till.tsx'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { VatSplit } from '#web/office/staff/vat-split.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { backIcon, chevronIcon, copyIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { formatMoment, formatRate } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { OrderInvoice } from './invoice-card.tsx'
import { useSetWords } from './line-name.ts'
import { MoneyCard, NextCard, OrderActs } from './order-side.tsx'
import { OrderStatus } from './order-status.tsx'
import { PageOrderPaper } from './paper/lazy-paper.tsx'
import { Receipt } from './receipt.tsx'
import { RingUpCard } from './ring-up/ring-up-card.tsx'

export function OrderDetail({ token: written, id }: { token: string; id: string }) {
  const { t } = useStaffText()
  const token = written.toUpperCase()
  return (
    <TitledPage title={`${t.detail.title} ${token}`}>
      {(member) => (
        <article className="mx-auto max-w-6xl px-4 pt-3 pb-24 md:px-6 print:p-0">
          <header className="mb-3 flex flex-wrap items-center gap-2">
            <IconButton
              icon={backIcon}
              label={t.detail.back}
              variant="quiet"
              size="staff"
              className="no-print"
              onClick={() => history.back()}
            />
            <h1 className="min-w-0 px-1 font-text text-base font-semibold tracking-normal text-ink-2 print:px-0 print:text-2xl wrap-anywhere">
              <span>{`${t.detail.receipt} `}</span>
              <bdi dir="ltr" className="font-bold text-ink">{`#${token}`}</bdi>
            </h1>
            <IconButton
              icon={copyIcon}
              label={t.detail.copyNumber}
              className="no-print me-auto"
              onClick={() =>
                copyText(token).then(
                  () => showToast(t.detail.copied),
                  () => showWarning(t.failed),
                )
              }
            />
            <Neighbours id={Number(id)} />
          </header>
          {/* By its own width in the size of the text, which is what columns need. */}
          <div className="@container">
            <OneOrder member={member} token={token} id={Number(id)} />
          </div>
        </article>
      )}
    </TitledPage>
  )
}

const previousIcon: IconShape = { d: 'M15 5.5L8.5 12l6.5 6.5', mirrors: true }

/** The open orders before and after it in the list from which it was opened; nothing without one. */
function Neighbours({ id }: { id: number }) {
  const { detail } = useStaffText().t
  const listed = useObservable(listedNeighbours)
  const place = listed.findIndex((one) => one.id === id)
  if (place < 0 || listed.length < 2) return null
  const ways = [
    { of: listed[place - 1], label: detail.previous, icon: previousIcon },
    { of: listed[place + 1], label: detail.following, icon: chevronIcon },
  ]
  return (
    <nav aria-label={detail.place(place + 1, listed.length)} className="no-print flex items-center gap-3">
      <span className="text-sm text-ink-2">{detail.place(place + 1, listed.length)}</span>
      <span className="flex rounded-control border border-edge bg-card">
        {ways.map(({ of, label, icon }) => (
          <a
            key={label}
            // Back still leads to the list.
            href={of && linkTo(`/all-orders/${of.token}/${of.id}`)}
            onClick={(event) => {
              event.preventDefault()
              if (of) go(`/all-orders/${of.token}/${of.id}`, { replace: true })
            }}
            role={of ? undefined : 'link'}
            aria-label={label}
            aria-disabled={!of}
            className="grid size-control place-items-center rounded-control aria-disabled:opacity-40"
          >
            <Icon of={icon} className="size-5" />
          </a>
        ))}
      </span>
    </nav>
  )
}

function OneOrder({ member, token, id }: { member: Member; token: string; id: number }) {
  const branches = useBranches(member, 'orders.see')
  const live = useStaffUpdates(branches?.map((branch) => branch.id) ?? [])
  const order = useOrder(id)
  const shown = useShownOrder(order.data)

  const unknown = order.isError && ['not_found', 'bad_input'].includes(refusalOf(order.error))
  if (!Number.isInteger(id) || id < 1 || unknown || (shown && !isAt(shown, token))) return <Unknown />
  if (!shown) return <Unread of={order} />
  const branch = branches?.find((one) => one.id === shown.branch)
  return (
    <>
      <div className="no-print mb-3 grid gap-3 empty:hidden">
        <Denial act="orders.handle" branch={shown.branch} />
        {shown.archivedAt !== undefined && <Archived at={shown.archivedAt} timeZone={branch?.timeZone} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 @min-[50rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-3.5 @max-[50rem]:contents">
          <OrderStatus order={shown} branch={branch} />
          <Receipt order={shown} branch={branch} />
          <div className="no-print grid items-start gap-3.5 @max-[50rem]:order-6 @min-[40rem]:grid-cols-2">
            {shown.ringUp === null && <Vat order={shown} />}
            <History order={shown} timeZone={branch?.timeZone} />
          </div>
        </div>
        <div className="grid gap-3.5 @max-[50rem]:contents">
          {shown.archivedAt === undefined && <NextCard order={shown} />}
          {shown.ringUp ? <RingUpCard order={shown} branch={branch} /> : <MoneyCard order={shown} />}
          {shown.archivedAt === undefined && <OrderActs order={shown} branch={branch} />}
          <div className="grid gap-3.5 empty:hidden @max-[50rem]:order-7">
            {isInShop(shown.course) && <LazyOrderTill order={shown} timeZone={branch?.timeZone} />}
            {isInShop(shown.course) && <OrderInvoice order={shown} />}
            {isInShop(shown.course) && branch && shown.archivedAt === undefined && (
              <PageOrderPaper order={shown} live={live} timeZone={branch.timeZone} frame={PaperCard} />
            )}
          </div>
        </div>
      </div>
    </>
  )
}

function Archived({ at, timeZone }: { at: number; timeZone: string | undefined }) {
  const { t, locale } = useStaffText()
  return <Notice>{t.detail.archived(formatMoment(at, locale, timeZone))}</Notice>
}

/** What it comes to at each rate, folded; printed it stands below the total. */
function Vat({ order }: { order: ShownOrder }) {
  const { t, locale, money } = useStaffText()
  const { vat } = receiptSums(order)
  const [first] = vat
  const brief =
    vat.length === 1 && first && first.rate !== null ? `${money(first.tax)} · ${formatRate(first.rate, locale)}` : ''
  return (
    <Fold title={t.detail.vat} beside={brief}>
      <VatSplit lines={order.lines} vat={vat} />
    </Fold>
  )
}

type FoldProps = { title: string; beside: string; children: ReactNode }

function Fold({ title, beside, children }: FoldProps) {
  return (
    <Card bare>
      <details className="px-5">
        <summary className="flex min-h-12 items-center gap-3 text-base">
          <h2 className="me-auto font-text text-base font-semibold tracking-normal">{title}</h2>
          <span className="text-sm text-ink-2">{beside}</span>
        </summary>
        <div className="pb-4">{children}</div>
      </details>
    </Card>
  )
}

function PaperCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card className="no-print p-5!">
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
  const { t: staff } = useStaffText()
  const history = useHistory(order.id)
  const tell = useSentence(order, timeZone)
  const at = (instant: number) => formatMoment(instant, locale, timeZone)
  const told = history.data?.steps.filter(isTold(order)) ?? []
  return (
    <Fold title={t.history.title} beside={history.data ? staff.detail.entries(told.length + 1) : ''}>
      {history.data ? (
        <ol className="grid divide-y divide-line">
          <Line at={at(order.placedAt)} text={beginning(order, history.data.steps, t.history)} />
          {told.map((step) => (
            <Line key={step.number} at={at(step.at)} text={tell(step)} />
          ))}
        </ol>
      ) : (
        <Unread of={history} />
      )}
    </Fold>
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
  const { t, locale } = useTillText()
  const { t: staff } = useStaffText()
  const price = useOrderPrice(order)
  const setWords = useSetWords()
  const { history } = t

  const whoOf = ({ actor, staffName, step }: Step): string => {
    if (actor === 'customer') return history.customer
    return step === 'agree' || step === 'decline' ? history.staffFor(staffName) : staffName
  }

  return (step: Step): string => {
    const { data } = step
    const status = data.lines?.[0]?.status
    const { from, to } = boundsOf(step, price, (instant) => formatMoment(instant, locale, timeZone))
    const dropped = data.dropped === undefined ? '' : ` ${history.dropped(price(data.dropped))}`
    const said = history.steps[step.step]({
      who: whoOf(step),
      reason: data.words || (data.reason ? history.reasons[data.reason] : ''),
      lines: setWords(order.lines, data.lines ?? []) || String(data.lines?.length ?? ''),
      status: status ? staff.detail[status] : '',
      minutes: data.minutes ?? 0,
      from,
      to,
      amount: price(Math.abs(data.paidAmount ?? 0)),
      way: data.paidWay ? t.money.ways[data.paidWay] : '',
      toCard: data.paidWay === 'gift',
      proposed: data.proposed ?? false,
      table: data.table ?? null,
    })
    return said + dropped
  }
}

/** The totals before and after a change, or the times before and after a promise was moved. */
function boundsOf({ data }: Step, price: (cents: number) => string, moment: (instant: number) => string) {
  if (data.before && data.after) return { from: price(data.before.total), to: price(data.after.total) }
  return { from: moment(data.from ?? 0), to: moment(data.to ?? 0) }
}
