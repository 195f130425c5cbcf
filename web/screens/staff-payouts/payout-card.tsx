// One payout: what arrived, what it cost, and under it what does not match our own books (PAY-9).
import type { ReactNode } from 'react'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon, warningIcon } from '../../components/icons/icons.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { usePayoutText } from '../../i18n/money/index.ts'
import type { Payout } from './payout-api.ts'

export function PayoutCard({ payout }: { payout: Payout }) {
  const { t, money, locale } = usePayoutText()
  const { reference, at, gross, fees, net, parts, open } = payout
  const gap = gross - fees - net
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{formatMoment(at, locale)}</h2>
        <p className="text-sm text-ink-2">
          <span className="sr-only">{t.reference} </span>
          <bdi dir="ltr" className="tabular-nums">
            {reference}
          </bdi>
        </p>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 sm:grid-cols-3 sm:gap-x-8">
        <Figure name={t.gross}>{money(gross)}</Figure>
        <Figure name={t.fees}>{money(-fees)}</Figure>
        <Figure name={t.net} strong>
          {money(net)}
        </Figure>
      </dl>
      {gap !== 0 && <Warning>{t.gap(money(gap))}</Warning>}
      {open.length === 0 ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          <Icon of={checkIcon} className="size-5 text-leaf" />
          {t.matches} · {t.parts(parts)}
        </p>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-cherry">
            {t.open(open.length)} · {t.parts(parts)}
          </summary>
          <ul className="mt-1 grid divide-y divide-line border-t border-line">
            {open.map((part) => (
              <OpenPart key={`${part.kind} ${part.id}`} part={part} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function Figure({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="contents sm:block">
      <dt className="text-ink-2 sm:text-sm">{name}</dt>
      <dd className={`text-end tabular-nums sm:text-start sm:text-lg ${strong ? 'font-bold' : ''}`}>{children}</dd>
    </div>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-2 text-cherry">
    <Icon of={warningIcon} className="size-5 shrink-0" />
    {children}
  </p>
)

function OpenPart({ part: { kind, id, code, amount, booked, state } }: { part: Payout['open'][number] }) {
  const { t, money } = usePayoutText()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <p>
        <b className="block">
          {t.kinds[kind]} {code && <bdi dir="ltr">{code}</bdi>}
        </b>
        <span className="block text-sm">{t.states[state]}</span>
        <bdi dir="ltr" className="block text-sm break-all text-ink-2">
          {id}
        </bdi>
      </p>
      <dl className="ms-auto grid grid-cols-[auto_auto] gap-x-4 text-end tabular-nums">
        <dt className="text-sm text-ink-2">{t.provider}</dt>
        <dd className="font-semibold">{money(amount)}</dd>
        <dt className="text-sm text-ink-2">{t.ours}</dt>
        <dd>{booked === null ? t.nothing : money(booked)}</dd>
      </dl>
    </li>
  )
}
