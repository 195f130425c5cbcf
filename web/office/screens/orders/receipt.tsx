// The receipt of one order, which can be printed: customer and time, the lines with their progress, the total.

import { type ReactNode, useState } from 'react'
import { isOfSizes } from '#domain/menu/options.ts'
import { optionsBesideSize } from '#domain/menu/sizes.ts'
import { paymentOf } from '#domain/money/payment.ts'
import { receiptSums } from '#domain/money/receipt-sums.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { isOver, phaseOf, stepsFor } from '#domain/order/course.ts'
import { isOut, type LineStatus, lineStatuses } from '#domain/order/line-status.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { localize } from '#domain/shared/locale.ts'
import { linePrice } from '#domain/shared/money.ts'
import { LineParts, useOptionWords } from '#web/customer/cart/option-words.tsx'
import { AgeMark, DeclaredContents } from '#web/customer/diet/declared.tsx'
import { Seller } from '#web/customer/legal/legal-links.tsx'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { TappedChange } from '#web/data/staff/tap.ts'
import { changesTo, queueTap, resendTaps, type ShownOrder, takenBack } from '#web/data/staff/tap-queue.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { LineChanges, PartChanges } from '#web/office/staff/lines/line-change-list.tsx'
import { LinePersonName } from '#web/office/staff/lines/line-person.tsx'
import { Payment } from '#web/office/staff/pay/order-payment.tsx'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { VatSplit } from '#web/office/staff/vat-split.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { Code } from './board/order-words.tsx'
import { EndForm, endOf, OrderSheetOver } from './board/sheet-end.tsx'
import { useLineName } from './line-name.ts'
import { OrderChanging } from './order-changing.tsx'
import { PaymentMark, PhaseMark } from './phase-mark.tsx'

type ReceiptProps = { order: ShownOrder; branch: StaffBranch | undefined }

export function Receipt({ order, branch }: ReceiptProps) {
  const { t, locale } = useStaffText()
  const { shown } = useBrand()
  const payment = paymentOf(order)
  const over = isOver(phaseOf(order))
  return (
    <Card className="p-5! md:p-7! print:rounded-none print:p-0! print:[box-shadow:none]">
      <p className="hidden pb-4 print:block">
        <b className="block text-xl">
          <bdi>{shown}</bdi>
        </b>
        <bdi>{branch?.address}</bdi>
      </p>
      <h2>{t.detail.title}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Code code={calledCode(order)} className="font-text text-4xl" />
        {order.wantedAt !== null && <b className="text-xl">{formatMoment(order.wantedAt, locale, branch?.timeZone)}</b>}
        <span className="no-print contents">
          <PhaseMark phase={phaseOf(order)} />
          {payment && <PaymentMark payment={payment} due={order.due} />}
        </span>
      </p>
      <CustomerFacts order={order} branch={branch} />
      <div className="no-print mt-4 grid gap-3 empty:hidden">
        {order.kept && <NotSentNotice order={order} />}
        {isOut(order.lines) && <Notice kind="success">{t.detail.out}</Notice>}
      </div>
      <ul>
        {order.lines.map((line) => (
          <ReceiptLine key={line.id} order={order} line={line} />
        ))}
      </ul>
      <ReceiptTotals order={order} />
      <div className="no-print mt-4 grid gap-6">
        <AllowedOnly act="orders.handle" branch={order.branch}>
          <Payment order={order} />
          <OrderChanging order={order} branch={branch}>
            {!over && <EndButton order={order} />}
          </OrderChanging>
          {over && <OrderSheetOver order={order} />}
        </AllowedOnly>
      </div>
    </Card>
  )
}

/** Who ordered, when and where. */
function CustomerFacts({ order, branch }: ReceiptProps) {
  const { t, locale } = useStaffText()
  const placed = order.wantedAt === null ? t.detail.unknownTime : formatMoment(order.placedAt, locale, branch?.timeZone)
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 border-b border-line pb-5 sm:grid-cols-3">
      <Fact name={t.detail.table}>{order.table ?? '-'}</Fact>
      <Fact name={t.list.customerName}>{order.customerName}</Fact>
      {order.phone && (
        <Fact name={t.phone}>
          <a
            href={`tel:${order.phone}`}
            dir="ltr"
            className="underline decoration-honey decoration-2 underline-offset-4"
          >
            {order.phone}
          </a>
        </Fact>
      )}
      {order.address && <Fact name={t.address}>{order.address}</Fact>}
      <Fact name={t.detail.placed}>{placed}</Fact>
      {branch && <Fact name={t.branch}>{branch.name}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/** What was tapped here did not reach the server yet. */
function NotSentNotice({ order }: { order: ShownOrder }) {
  const { frame } = useStaffText().t
  return (
    <Notice
      kind="error"
      urgent
      action={
        <button
          type="button"
          className="min-h-11 rounded-small bg-card px-4 font-semibold"
          onClick={() => resendTaps(order.id)}
        >
          {frame.tryAgain}
        </button>
      }
    >
      {frame.failed}
    </Notice>
  )
}

/** The total and its VAT; on paper also how it was paid, what is due, and who sells. */
function ReceiptTotals({ order }: { order: ShownOrder }) {
  const { t, money } = useStaffText()
  const till = useTillText().t
  const { sheet } = useBoardText().t
  const sums = receiptSums(order)
  return (
    <>
      {sums.kept > 0 && <Sum name={t.detail.kept}>{money(sums.kept)}</Sum>}
      <p
        className={`flex items-baseline justify-between gap-4 pt-5 text-xl font-semibold ${sums.total === null ? 'no-print' : ''}`}
      >
        <span>{t.detail.total}</span>
        <span>{money(sums.total ?? order.total)}</span>
      </p>
      <VatSplit lines={order.lines} vat={sums.vat} />
      <div className="hidden pt-2 print:block">
        {sums.paid.map(({ way, amount }) => (
          <Sum key={way} name={till.money.ways[way]}>
            {money(amount)}
          </Sum>
        ))}
        {sums.rounding !== 0 && <Sum name={till.money.rounding}>{money(sums.rounding)}</Sum>}
        {sums.toPay > 0 && (
          <Sum name={sheet.toPay} strong>
            {money(sums.toPay)}
          </Sum>
        )}
        {sums.toGiveBack > 0 && (
          <Sum name={till.money.toGiveBack} strong>
            {money(sums.toGiveBack)}
          </Sum>
        )}
        {sums.isPaid && <p className="font-bold uppercase">{sheet.isPaid}</p>}
        <div className="mt-4 text-sm">
          <Seller />
        </div>
      </div>
    </>
  )
}

type SumProps = { name: string; strong?: boolean; children: ReactNode }

const Sum = ({ name, strong = false, children }: SumProps) => (
  <p className={`flex items-baseline justify-between gap-4 ${strong ? 'font-bold' : ''}`}>
    <span>{`${name} `}</span>
    <bdi>{children}</bdi>
  </p>
)

/** Refuses the order, or cancels it once something of it is made. */
function EndButton({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  const { frame } = useStaffText().t
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" size="staff" className="flex-auto px-4! text-cherry!" onClick={() => setOpen(true)}>
        {t.sheet[endOf(order)]}
      </Button>
      {open && (
        <Dialog open onClose={close} title={t.sheet[endOf(order)]} closeLabel={frame.close}>
          <p className="mb-3 text-ink-2">{t.sheet.readsAtOnce}</p>
          <EndForm order={order} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

function ReceiptLine({ order, line }: { order: ShownOrder; line: ShownOrder['lines'][number] }) {
  const { t, money } = useStaffText()
  const till = useTillText().t
  const setLine = useSetLine()
  // In full, as the customer knows it: the receipt is printed.
  const inFull = line.options.map((option) => (isOfSizes(option) ? { ...option, kitchenName: undefined } : option))
  const name = useLineName()({ ...line, options: inFull, kitchenName: undefined })
  const wordsOf = useOptionWords()
  return (
    <li className="border-b border-line py-5 print:py-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-lg font-semibold">
          <span>{line.quantity}</span>
          <span>{` × ${name}`}</span>
          <AgeMark of={[line]} />
          <LinePersonName person={line.person} inline />
        </p>
        <span>{money(linePrice(line.price, line.quantity))}</span>
      </div>
      <p className="no-print empty:hidden">
        <PartChanges parts={line.parts} />
        <LineChanges options={line.options} />
      </p>
      {/* The customer keeps the paper, so it has full names instead of the board's short words. */}
      <p className="hidden text-ink-2 print:block">
        <LineParts parts={line.parts} />
        <span>{wordsOf(optionsBesideSize(line.options)).join(', ')}</span>
      </p>
      {line.off !== undefined && <p className="font-semibold">{till.change.withVoucher(money(line.off))}</p>}
      {line.replaced && <p className="font-semibold text-honey-ink">{till.change.replaced}</p>}
      <DeclaredContents declaration={line.declaration} parts={line.parts} />
      {line.notes && (
        <p className="mt-1 text-ink-2">
          <span>{`${t.detail.note} `}</span>
          <bdi className="font-medium text-ink wrap-anywhere whitespace-pre-line">{line.notes}</bdi>
        </p>
      )}
      {stepsFor(order, 'staff').includes('setLines') && (
        <div className="no-print mt-3 max-sm:[&_label]:flex-auto">
          <AllowedOnly act="orders.handle" branch={order.branch}>
            <RadioGroup
              label={t.detail.progress(name)}
              labelHidden
              name={`line-${line.id}`}
              value={line.status}
              choices={lineStatuses.map((status) => ({
                value: status,
                text: t.detail[status],
                ...(status === 'served' && { detail: t.detail.servedHint }),
              }))}
              onChange={(status) => setLine(order, line, status)}
              inline
            />
          </AllowedOnly>
        </div>
      )}
    </li>
  )
}

function useSetLine(): (order: ShownOrder, line: OrderLine, status: LineStatus) => void {
  const { t, locale } = useStaffText()

  function send(order: ShownOrder, changes: readonly TappedChange[], words: string, undoable = true): void {
    if (changes.length === 0) return
    const about = (text: string): ReactNode => (
      <>
        <b>
          <bdi dir="ltr">{calledCode(order)}</bdi>
        </b>
        <span>{` ${text}`}</span>
      </>
    )
    const undo = { label: t.undo, run: () => send(order, takenBack(changes), t.board.undone, false) }
    const again = { label: t.frame.tryAgain, run: () => resendTaps(order.id) }
    showToast(about(words), undoable ? undo : undefined)
    void queueTap(order, { kind: 'lines', changes }).then((outcome) => {
      if (outcome === 'kept') showWarning(about(t.board.sendFailed), again)
      if (outcome === 'refused') showWarning(about(t.board.changed))
    })
  }

  const toldAbout = (line: OrderLine, status: LineStatus): string => {
    const name = line.kitchenName ?? localize(line.name, locale)
    if (status === 'received') return t.board.toldLineBack(name)
    return status === 'ready' ? t.board.toldLine(name) : t.board.toldLineOut(name)
  }

  return (order, line, status) => send(order, changesTo([line], status), toldAbout(line, status))
}
