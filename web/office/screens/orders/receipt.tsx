// The receipt of one order, which can be printed: customer and time, the lines with their progress, the total.

import type { ReactNode } from 'react'
import { isOfSizes } from '#domain/menu/options.ts'
import { optionsBesideSize } from '#domain/menu/sizes.ts'
import { receiptSums } from '#domain/money/receipt-sums.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { stepsFor } from '#domain/order/course.ts'
import { isOut, type LineStatus, lineStatuses } from '#domain/order/line-status.ts'
import { allergiesIn } from '#domain/order/note.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { localize } from '#domain/shared/locale.ts'
import { linePrice } from '#domain/shared/money.ts'
import { LineParts, useOptionWords } from '#web/customer/cart/option-words.tsx'
import { AgeMark, DeclaredContents } from '#web/customer/diet/declared.tsx'
import { Seller } from '#web/customer/legal/legal-links.tsx'
import { ReductionOfLine } from '#web/customer/reductions/reduction-of-line.tsx'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { changesTo, resendTaps, type ShownOrder } from '#web/data/staff/tap-queue.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { LineChanges, PartChanges } from '#web/office/staff/lines/line-change-list.tsx'
import { LinePersonName } from '#web/office/staff/lines/line-person.tsx'
import { useOrderPrice } from '#web/office/staff/pay/order-price.ts'
import { VatSplit } from '#web/office/staff/vat-split.tsx'
import { Choices } from '#web/ui/controls/choice-pills.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { Code } from './board/order-words.tsx'
import { useLineName } from './line-name.ts'
import { useLineTaps } from './line-taps.tsx'
import { ChangeNotices } from './order-changing.tsx'

type ReceiptProps = { order: ShownOrder; branch: StaffBranch | undefined }

export function Receipt({ order, branch }: ReceiptProps) {
  const { t, locale } = useStaffText()
  const { shown } = useBrand()
  return (
    <Card bare className="pt-4 @max-[50rem]:order-4 print:rounded-none print:pt-0 print:[box-shadow:none]">
      <div className="px-5 pb-4 md:px-6 print:px-0">
        <p className="hidden pb-4 print:block">
          <b className="block text-xl">
            <bdi>{shown}</bdi>
          </b>
          <bdi>{branch?.address}</bdi>
        </p>
        <h2>{t.detail.title}</h2>
        <p className="mt-2 hidden items-center gap-x-4 print:flex">
          <Code code={calledCode(order)} className="font-text text-4xl" />
          {order.wantedAt !== null && (
            <b className="text-xl">{formatMoment(order.wantedAt, locale, branch?.timeZone)}</b>
          )}
        </p>
        <CustomerFacts order={order} branch={branch} />
        <div className="no-print mt-3 grid gap-3 empty:hidden">
          <Allergies order={order} />
          {order.kept && <NotSentNotice order={order} />}
          {isOut(order.lines) && <Notice kind="success">{t.detail.out}</Notice>}
          {order.archivedAt === undefined && <ChangeNotices order={order} />}
        </div>
      </div>
      <ul className="border-t border-line">
        {order.lines.map((line) => (
          <ReceiptLine key={line.id} order={order} line={line} />
        ))}
      </ul>
      <ReceiptTotals order={order} />
    </Card>
  )
}

/** What the notes say of allergies, whole and before the first line. */
function Allergies({ order }: { order: ShownOrder }) {
  const { allergy } = useBoardText().t
  const found = allergiesIn(order.lines)
  if (found.length === 0) return null
  return (
    <div className="flex items-start gap-3 rounded-control border-2 border-cherry bg-cherry-soft px-4 py-3">
      <Icon of={warningIcon} className="mt-0.5 size-6 shrink-0 text-cherry" />
      <div>
        {found.map((text) => (
          <p key={text} className="text-lg leading-snug">
            <b className="me-2 text-cherry ltr:uppercase">{allergy}</b>
            <bdi className="wrap-anywhere whitespace-pre-line">{`“${text}”`}</bdi>
          </p>
        ))}
      </div>
    </div>
  )
}

/** Who ordered, when and where. */
function CustomerFacts({ order, branch }: ReceiptProps) {
  const { t, locale } = useStaffText()
  const placed = order.wantedAt === null ? t.detail.unknownTime : formatMoment(order.placedAt, locale, branch?.timeZone)
  return (
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
      <Fact name={t.detail.table}>{order.table ?? t.detail.noTable}</Fact>
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
      {branch && <Fact name={t.branch}>{branch.name}</Fact>}
      <div className="hidden print:block">
        <Fact name={t.detail.placed}>{placed}</Fact>
      </div>
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
  // Where each order is rung up by hand, the till says what it costs.
  const isPriced = order.ringUp === null
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="border-t-2 border-ink px-5 py-4 md:px-6 print:px-0">
      {sums.kept > 0 && <Sum name={t.detail.kept}>{money(sums.kept)}</Sum>}
      <p
        className={`flex flex-wrap items-baseline gap-x-4 text-lg font-semibold ${sums.total === null ? 'no-print' : ''}`}
      >
        {isPriced && <span className="me-auto">{t.detail.total}</span>}
        <span className="text-base font-normal text-ink-2 print:hidden">{t.detail.pieces(pieces)}</span>
        {isPriced && <span className="text-2xl">{money(sums.total ?? order.total)}</span>}
      </p>
      <div className={isPriced ? 'hidden print:block' : 'hidden'}>
        <VatSplit lines={order.lines} vat={sums.vat} />
      </div>
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
    </div>
  )
}

type SumProps = { name: string; strong?: boolean; children: ReactNode }

const Sum = ({ name, strong = false, children }: SumProps) => (
  <p className={`flex items-baseline justify-between gap-4 ${strong ? 'font-bold' : ''}`}>
    <span>{`${name} `}</span>
    <bdi>{children}</bdi>
  </p>
)

function ReceiptLine({ order, line }: { order: ShownOrder; line: ShownOrder['lines'][number] }) {
  const { t } = useStaffText()
  const till = useTillText().t
  const price = useOrderPrice(order)
  const setLine = useSetLine()
  // In full, as the customer knows it: the receipt is printed.
  const inFull = line.options.map((option) => (isOfSizes(option) ? { ...option, kitchenName: undefined } : option))
  const name = useLineName()({ ...line, options: inFull, kitchenName: undefined })
  const wordsOf = useOptionWords()
  const isOpen = order.archivedAt === undefined && stepsFor(order, 'staff').includes('setLines')
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line px-5 py-2.5 last:border-b-0 md:px-6 print:px-0 print:py-2">
      <b
        className={`grid size-9 shrink-0 place-items-center rounded-small text-lg print:size-auto print:bg-transparent print:text-ink ${line.quantity > 1 ? 'bg-ink text-paper' : 'bg-latte-soft'}`}
      >
        {line.quantity}
      </b>
      <div className="min-w-28 flex-1">
        <p className="text-lg leading-snug font-semibold">
          <span className="sr-only print:not-sr-only">{' × '}</span>
          <span>{name}</span>
          <AgeMark of={[line]} />
          <LinePersonName person={line.person} inline />
        </p>
        <p className="no-print empty:hidden">
          <PartChanges parts={line.parts} />
          <LineChanges options={line.options} />
        </p>
        {/* The customer keeps the paper, so it has full names instead of the board's short words. */}
        <p className="hidden text-ink-2 print:block">
          <LineParts parts={line.parts} />
          <span>{wordsOf(optionsBesideSize(line.options)).join(', ')}</span>
        </p>
        {order.ringUp === null && <ReductionOfLine line={line} />}
        {line.off !== undefined && <p className="font-semibold">{till.change.withVoucher(price(line.off))}</p>}
        {line.replaced && <p className="font-semibold text-honey-ink">{till.change.replaced}</p>}
        <DeclaredContents declaration={line.declaration} parts={line.parts} staff={t.detail.findOut} />
        {line.notes && (
          <p className="mt-1 text-ink-2">
            <span>{`${t.detail.note} `}</span>
            <bdi className="font-medium text-ink wrap-anywhere whitespace-pre-line">{line.notes}</bdi>
          </p>
        )}
      </div>
      <span className="flex min-h-9 items-center empty:hidden">{price(linePrice(line.price, line.quantity))}</span>
      {isOpen && (
        <div className="no-print max-md:basis-full">
          <AllowedOnly act="orders.handle" branch={order.branch}>
            <Choices
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
              look={progressLook}
            >
              {({ text, detail }) => (
                <span className="relative">
                  <span>{text}</span>
                  {detail && <span className="sr-only">{` ${detail}`}</span>}
                </span>
              )}
            </Choices>
          </AllowedOnly>
        </div>
      )}
    </li>
  )
}

/** Side by side in one frame: what is chosen is dark, and green once it is made. */
const progressLook = {
  list: 'flex max-w-full flex-wrap rounded-control border border-edge bg-card max-md:w-full',
  row: 'relative inline-flex min-h-control flex-auto items-center justify-center rounded-control px-3 font-semibold text-ink-2 has-checked:bg-ink has-checked:text-paper has-[[value=ready]:checked]:bg-leaf has-[[value=served]:checked]:bg-leaf has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
  input: 'absolute inset-0 appearance-none rounded-control outline-none',
}

function useSetLine(): (order: ShownOrder, line: OrderLine, status: LineStatus) => void {
  const { t, locale } = useStaffText()
  const send = useLineTaps()

  const toldAbout = (line: OrderLine, status: LineStatus): string => {
    const name = line.kitchenName ?? localize(line.name, locale)
    if (status === 'received') return t.board.toldLineBack(name)
    return status === 'ready' ? t.board.toldLine(name) : t.board.toldLineOut(name)
  }

  return (order, line, status) => send(order, changesTo([line], status), toldAbout(line, status))
}
