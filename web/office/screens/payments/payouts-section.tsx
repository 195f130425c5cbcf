// Payouts of the provider beside the ledger: what arrived at the bank, what it cost, and what does not match (PAY-9).

import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { csvText, separatorOf } from '#domain/shared/csv.ts'
import { keepFile } from '#web/data/keep-file.ts'
import { readAgain, useStaffLive, useStaffRead, useStaffSend } from '#web/data/staff/staff-api.ts'
import { useShopZone } from '#web/office/staff/branch/my-branches.ts'
import { ProviderKey } from '#web/office/staff/provider-key.tsx'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { payoutIcon } from '#web/ui/icons/icons-staff.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { usePayoutText, useSetupText } from '#web/words/money/index.ts'

/** `asked`: also while there is neither a payout nor a key for them. */
export function PayoutsSection({ asked }: { asked: boolean }) {
  const { t } = usePayoutText()
  const setup = useSetupText().t
  const [before, setBefore] = useState<number>()
  const read = usePayouts(before)
  useStaffLive([])
  if (!read.data) return asked ? <Unread of={read} /> : null
  const { key, payouts, late, chargebacks, before: next } = read.data
  if (!asked && !key && payouts.length === 0 && late.length === 0 && chargebacks.length === 0) return null
  return (
    <section aria-labelledby="payouts" className="grid gap-5">
      <h2 id="payouts" className="scroll-mt-16 text-xl">
        {setup.toPayouts}
      </h2>
      <p className="text-ink-2">{t.lead}</p>
      {!key && <PayoutKey kept={null} />}
      {(key || payouts.length > 0) && <Held now={read.data} />}
      {late.length > 0 && (
        <Paid title={t.lateTitle} hint={t.lateHint} rows={late.map((one) => ({ one, amount: undefined }))} />
      )}
      {payouts.length > 0 && (
        <section aria-label={t.title} className="grid gap-4">
          {payouts.map((payout) => (
            <PayoutCard key={payout.id} payout={payout} />
          ))}
        </section>
      )}
      {key && payouts.length === 0 && (
        <EmptyState icon={payoutIcon} title={t.none}>
          {t.noneHint}
        </EmptyState>
      )}
      {(before !== undefined || next !== null) && (
        <div className="flex flex-wrap gap-3">
          {before !== undefined && (
            <Button variant="quiet" onClick={() => setBefore(undefined)}>
              {t.newest}
            </Button>
          )}
          {next !== null && (
            <Button variant="quiet" onClick={() => setBefore(next)}>
              {t.earlier}
            </Button>
          )}
        </div>
      )}
      {chargebacks.length > 0 && (
        <Paid title={t.backTitle} hint={t.backHint} rows={chargebacks.map((one) => ({ one, amount: one.back }))} />
      )}
      {key && <PayoutKey kept={key} />}
    </section>
  )
}

function Held({ now }: { now: PayoutsNow }) {
  const { t, money, locale } = usePayoutText()
  const zone = useShopZone()
  const { noAnswer } = useSetupText().t
  const look = useLookForPayouts()
  const { held, readAt, payouts, key } = now
  const keep = () => keepFile(csvText([[...t.columns], ...rowsOf(now)], separatorOf(locale)), t.fileName, 'text/csv')
  const rowsOf = ({ payouts: all }: PayoutsNow): string[][] =>
    all.flatMap(({ reference, at, gross, fees, net, open }) => {
      const day = new Date(at).toISOString().slice(0, 10)
      const row = (what: string, amount: number, rest: readonly string[] = ['', '', '', '']) => [
        day,
        reference,
        what,
        rest[0] ?? '',
        rest[1] ?? '',
        euros(amount),
        rest[2] ?? '',
        rest[3] ?? '',
      ]
      return [
        row(t.gross, gross),
        row(t.fees, -fees),
        row(t.net, net),
        ...open.map(({ kind, id, payment, code, amount, booked, state }) =>
          row(t.kinds[kind], amount, [
            payment === id ? id : `${id} ${payment}`,
            code,
            booked === null ? '' : euros(booked),
            t.states[state],
          ]),
        ),
      ]
    })
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <p className="text-ink-2">{t.held}</p>
        <p className="text-2xl font-bold tabular-nums">{money(held)}</p>
        <p className="text-sm text-ink-2">{t.heldHint}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {key && (
          <Button
            variant="quiet"
            size="staff"
            busy={look.isPending}
            onClick={() => look.mutate({}, { onSuccess: () => showToast(t.looked) })}
          >
            {t.look}
          </Button>
        )}
        {payouts.length > 0 && (
          <Button variant="quiet" size="staff" onClick={keep}>
            {t.keep}
          </Button>
        )}
      </div>
      <p className="w-full text-sm text-ink-2">
        {readAt === null ? t.neverRead : t.readAt(formatMoment(readAt, locale, zone))}
      </p>
      {look.error && (
        <div className="w-full">
          <RefusedNotice error={look.error} words={{ payments_down: noAnswer }} />
        </div>
      )}
    </Card>
  )
}

/** '12.30', which every spreadsheet reads as a number. */
const euros = (cents: number): string => (cents / 100).toFixed(2)

interface PaidRow {
  readonly one: PayoutsNow['late'][number]
  readonly amount: number | undefined
}

function Paid({ title, hint, rows }: { title: string; hint: ReactNode; rows: readonly PaidRow[] }) {
  const { t, money, locale } = usePayoutText()
  const zone = useShopZone()
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-2">{hint}</p>
      <ul className="grid divide-y divide-line">
        {rows.map(({ one, amount }) => (
          <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <p>
              <b className="block">
                <span>{`${t.order} `}</span>
                <bdi dir="ltr">{one.code}</bdi>
              </b>
              <span className="text-sm text-ink-2">{t.paidOn(formatMoment(one.at, locale, zone))}</span>
              <bdi dir="ltr" className="block text-sm break-all text-ink-2">
                {one.id}
              </bdi>
            </p>
            <p className="font-semibold tabular-nums">
              {amount === undefined ? money(one.amount) : t.back(money(amount), money(one.amount))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/**
 * The key that reads payouts, which is another than that of payments: pasted once, kept, and forgotten on request.
 */
function PayoutKey({ kept }: { kept: PayoutsNow['key'] }) {
  const { keyTitle, key, keyHint, keyLooks, keyGone, removeKey } = usePayoutText().t
  const { keyKept } = useSetupText().t
  const send = useSetPayoutKey()
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{keyTitle}</h2>
      <ProviderKey
        name="payout-key"
        kept={kept && <p>{keyKept(kept.ends)}</p>}
        words={{ key, keyHint, keyLooks, keyGone, removeKey }}
        sending={send}
        send={(typed, done) => send.mutate({ key: typed }, done)}
      />
    </Card>
  )
}

function PayoutCard({ payout }: { payout: Payout }) {
  const { t, money, locale } = usePayoutText()
  const zone = useShopZone()
  const { reference, at, gross, fees, net, parts, open } = payout
  const gap = gross - fees - net
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{formatMoment(at, locale, zone)}</h2>
        <p className="text-sm text-ink-2">
          <span className="sr-only">{`${t.reference} `}</span>
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
          <span>{`${t.matches} · ${t.parts(parts)}`}</span>
        </p>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-cherry">
            {`${t.open(open.length)} · ${t.parts(parts)}`}
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
    <span>{children}</span>
  </p>
)

function OpenPart({ part }: { part: Payout['open'][number] }) {
  const { kind, id, payment, code, amount, booked, state } = part
  const { t, money } = usePayoutText()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <p>
        <b className="block">
          <span>{`${t.kinds[kind]} `}</span>
          {code && <bdi dir="ltr">{code}</bdi>}
        </b>
        <span className="block text-sm">{t.states[state]}</span>
        <bdi dir="ltr" className="block text-sm break-all text-ink-2">
          {id}
        </bdi>
        {payment !== id && (
          <span className="block text-sm text-ink-2">
            <span>{`${t.kinds.payment} `}</span>
            <bdi dir="ltr" className="break-all">
              {payment}
            </bdi>
          </span>
        )}
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

type PayoutsNow = Output<'payouts.read'>
type Payout = PayoutsNow['payouts'][number]

/** Those before an instant; without one, the newest. */
const usePayouts = (before: number | undefined) =>
  useStaffRead(['payments', 'payouts', before ?? ''], 'payouts.read', before === undefined ? {} : { before }, {
    placeholderData: keepPreviousData,
  })

const changed = { onSettled: () => readAgain('payments') }
const useLookForPayouts = () => useStaffSend('payouts.look', changed)
const useSetPayoutKey = () => useStaffSend('payouts.setKey', changed)
