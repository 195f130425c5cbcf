// The lines of a tracked order with their prices and what is to be paid (TRACK-2, F-64), and a banner for each status
// (TRACK-4).
import type { TrackedOrder } from '#contract/index.ts'
import { ageOfLine } from '#domain/menu/age.ts'
import { hasPicture } from '#domain/menu/menu.ts'
import { amountDue } from '#domain/money/payment.ts'
import { isOut, type LineStatus, statusesIn } from '#domain/order/line-status.ts'
import { localize } from '#domain/shared/locale.ts'
import { linePrice } from '#domain/shared/money.ts'
import { LineParts, useOptionLine } from '#web/customer/cart/option-words.tsx'
import { AgeNotice, DeclaredContents, LineVerdict } from '#web/customer/diet/declared.tsx'
import { ItemMark } from '#web/customer/item/small-picture.tsx'
import { ReductionOfLine } from '#web/customer/reductions/reduction-of-line.tsx'
import { StruckPrice } from '#web/customer/reductions/struck-price.tsx'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { bagIcon, checkIcon, clockIcon, noteIcon, userIcon } from '#web/ui/icons/icons.ts'
import { formatRate } from '#web/words/format-more.ts'
import { useFollowingText, useOrderText } from '#web/words/order/index.ts'

const LazyTickets = lazyPart(() => import('./till-tickets.tsx').then((file) => file.TillTickets))

const tones: Readonly<Record<LineStatus, 'honey' | 'leaf' | 'done'>> = {
  received: 'honey',
  ready: 'leaf',
  served: 'done',
}

/** `ended`: nothing of it is made any more. */
export function TrackedLines({ order, ended }: { order: TrackedOrder; ended: boolean }) {
  const { t } = useOrderText()
  const words = useFollowingText().t
  return (
    <Card>
      <h2 className="mb-1">{ended ? words.itWas : t.track.lines}</h2>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} ended={ended} />
        ))}
      </ul>
      {!ended && <AgeNotice of={order.lines.map(ageOfLine)} />}
      {!ended && <ToPay order={order} />}
      {order.tillTickets && <LazyTickets tickets={order.tillTickets} />}
    </Card>
  )
}

/** Belgian law rounds cash, so both amounts are said where they differ. A served customer owes nothing. */
function ToPay({ order: { total, due, owed, paidWay, paidWays, lines, vat } }: { order: TrackedOrder }) {
  const { t, locale, money } = useFollowingText()
  const { track, checkout } = useOrderText().t
  const cash = amountDue(due, 'cash')
  const unpaid = paidWay === null && !isOut(lines)
  return (
    <div className="border-t-2 border-ink pt-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{`${track.total} `}</span>
        <span>{money(total)}</span>
      </p>
      {paidWays.map(({ way, amount }) => (
        <p key={way} className={`mt-1 flex flex-wrap justify-between gap-x-3 ${unpaid ? '' : 'text-lg font-bold'}`}>
          <span>{`${t.ways[way]} `}</span>
          <span>{money(amount)}</span>
        </p>
      ))}
      {unpaid && due === 0 && <p className="mt-1 text-lg font-bold">{checkout.free}</p>}
      {unpaid && due > 0 && (
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-lg font-bold">
          <span>{`${t.toPay} `}</span>
          <span>{money(due)}</span>
        </p>
      )}
      {owed > 0 && <p className="mt-1 font-semibold">{t.giveBack(money(owed))}</p>}
      {unpaid && cash !== due && <p className="text-sm text-ink-2">{t.inCash(money(cash))}</p>}
      <p className="mt-2 text-sm text-ink-2">
        {vat
          .flatMap(({ rate, tax }) => (rate === null ? [] : [t.includes(money(tax), formatRate(rate, locale))]))
          .map((said) => (
            <span key={said} className="block">
              {said}
            </span>
          ))}
        <span>{t.noReceipt}</span>
      </p>
    </div>
  )
}

type LineProps = { line: TrackedOrder['lines'][number]; ended: boolean }

function Line({ line, ended }: LineProps) {
  const { t, locale, money } = useOrderText()
  const words = useFollowingText().t
  const options = useOptionLine()(line.options)
  const label = t.track.labels[line.status]
  const costs = linePrice(line.price, line.quantity)
  return (
    <li className="flex gap-3 py-3">
      {hasPicture(line.image) ? (
        <img
          {...pictureOf(line.image)}
          alt=""
          decoding="async"
          className="size-18 shrink-0 rounded-control bg-latte-soft object-cover"
        />
      ) : (
        <ItemMark item={line.item} className="size-18 shrink-0 rounded-control" />
      )}
      <div className="min-w-0 flex-1">
        <p
          className={`flex flex-wrap justify-between gap-x-3 text-md leading-snug font-semibold ${ended ? 'text-ink-2' : ''}`}
        >
          <span className={ended ? 'line-through' : ''}>
            <span>{`${line.quantity} × `}</span>
            <span>{localize(line.name, locale)}</span>
          </span>
          <span className="shrink-0 font-medium">
            {line.reduction ? (
              <StruckPrice before={linePrice(line.price + line.reduction.off, line.quantity)} now={costs} />
            ) : (
              money(costs)
            )}
          </span>
        </p>
        <LineParts parts={line.parts} />
        {options && <p className="text-sm wrap-anywhere text-ink-2">{options}</p>}
        <ReductionOfLine line={line} />
        {line.off !== undefined && (
          <p className="text-sm font-semibold text-honey-ink">{words.withVoucher(money(line.off))}</p>
        )}
        {line.person?.name && (
          <p className="flex items-center gap-1 text-sm font-semibold">
            <Icon of={userIcon} className="size-4.5" />
            <bdi className="wrap-anywhere">{line.person.name}</bdi>
          </p>
        )}
        {line.replaced && <p className="text-sm font-semibold text-honey-ink">{words.replaced}</p>}
        <DeclaredContents declaration={line.declaration} parts={line.parts} />
        <LineVerdict declaration={line.declaration} parts={line.parts} />
        {line.notes && (
          <p className="mt-0.5 flex gap-1.5 text-sm text-ink-2">
            <Icon of={noteIcon} className="mt-0.5 size-4.5" />
            <span className="sr-only">{`${t.track.note}: `}</span>
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">{line.notes}</span>
          </p>
        )}
        {!ended && (
          <div className="mt-1.5">
            <StatusPill tone={tones[line.status]}>{label}</StatusPill>
          </div>
        )}
      </div>
    </li>
  )
}

const looks: Readonly<Record<LineStatus, { kind: 'info' | 'success'; icon: IconShape }>> = {
  received: { kind: 'info', icon: clockIcon },
  ready: { kind: 'success', icon: bagIcon },
  served: { kind: 'success', icon: checkIcon },
}

export function StatusBanners({ order }: { order: TrackedOrder }) {
  const { t, locale } = useOrderText()
  const words = useFollowingText().t
  const statuses = statusesIn(order.lines)
  // Nobody is asked to come to the counter from a table, nor while something is still being made.
  const textOf = (status: LineStatus) => {
    if (status === 'ready' && statuses.includes('received')) return words.readySoFar
    return status === 'ready' && order.table !== null ? words.tableBanner(order.table) : t.track.banners[status]
  }
  return (
    <div className="no-print grid gap-2">
      {statuses.map((status) => (
        <Notice key={status} {...looks[status]} title={textOf(status)}>
          {statuses.length > 1 &&
            order.lines
              .filter((line) => line.status === status)
              .map((line) => (
                <span key={line.id} className="block">
                  <span>{`${line.quantity} × `}</span>
                  <bdi>{localize(line.name, locale)}</bdi>
                </span>
              ))}
        </Notice>
      ))}
    </div>
  )
}
