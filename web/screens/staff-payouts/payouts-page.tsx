// Payouts of the provider beside the ledger: what arrived at the bank, what it cost, and what does not match (PAY-9).
import { type FormEvent, type ReactNode, useState } from 'react'
import { csvText, separatorOf } from '../../../domain/shared/csv.ts'
import { keepFile } from '../../api/keep-file.ts'
import { useStaffLive } from '../../api/staff/staff-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { payoutIcon } from '../../components/icons/icons-office.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { usePayoutText } from '../../i18n/money/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { RefusedNotice, Unread } from '../../staff/states.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { type PayoutsNow, useLookForPayouts, usePayouts, useSetPayoutKey } from './payout-api.ts'
import { PayoutCard } from './payout-card.tsx'

export function Payouts() {
  const { t } = usePayoutText()
  return <StaffPage title={t.title}>{() => <Content />}</StaffPage>
}

function Content() {
  const { t } = usePayoutText()
  const [before, setBefore] = useState<number>()
  const read = usePayouts(before)
  useStaffLive([])
  if (!read.data) return <Unread of={read} />
  const { key, payouts, late, chargebacks, before: next } = read.data
  return (
    <div className="grid max-w-3xl gap-5">
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
    </div>
  )
}

function Held({ now }: { now: PayoutsNow }) {
  const { t, money, locale } = usePayoutText()
  const look = useLookForPayouts()
  const { held, readAt, payouts, key } = now
  const keep = () => keepFile(csvText([[...t.columns], ...rowsOf(now)], separatorOf(locale)), t.fileName, 'text/csv')
  const rowsOf = ({ payouts: all }: PayoutsNow): string[][] =>
    all.flatMap(({ reference, at, gross, fees, net, open }) => {
      const day = new Date(at).toISOString().slice(0, 10)
      const row = (what: string, amount: number, rest: readonly string[] = ['', '', '', '']) => [
        ...[day, reference, what, rest[0] ?? '', rest[1] ?? '', euros(amount), rest[2] ?? '', rest[3] ?? ''],
      ]
      return [
        row(t.gross, gross),
        row(t.fees, -fees),
        row(t.net, net),
        ...open.map(({ kind, id, code, amount, booked, state }) =>
          row(t.kinds[kind], amount, [id, code, booked === null ? '' : euros(booked), t.states[state]]),
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
        {readAt === null ? t.neverRead : t.readAt(formatMoment(readAt, locale))}
      </p>
      {look.error && (
        <div className="w-full">
          <RefusedNotice error={look.error} />
        </div>
      )}
    </Card>
  )
}

/** '12.30', with which every spreadsheet counts. */
const euros = (cents: number): string => (cents / 100).toFixed(2)

interface PaidRow {
  readonly one: PayoutsNow['late'][number]
  /** What of it was taken back. */
  readonly amount: number | undefined
}

function Paid({ title, hint, rows }: { title: string; hint: ReactNode; rows: readonly PaidRow[] }) {
  const { t, money, locale } = usePayoutText()
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-2">{hint}</p>
      <ul className="grid divide-y divide-line">
        {rows.map(({ one, amount }) => (
          <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <p>
              <b className="block">
                {t.order} <bdi dir="ltr">{one.code}</bdi>
              </b>
              <span className="text-sm text-ink-2">{t.paidOn(formatMoment(one.at, locale))}</span>
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
  const { t } = usePayoutText()
  const send = useSetPayoutKey()
  const [isTyping, setTyping] = useState(false)
  const [typed, setTyped] = useState('')

  const keep = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      setTyped('')
      setTyping(false)
      showToast(t.keySaved)
    }
    send.mutate({ key: typed }, { onSuccess })
  }

  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t.keyTitle}</h2>
      <RefusedNotice error={send.error} />
      {kept && !isTyping ? (
        <>
          <p>{t.keyKept(kept.ends)}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setTyping(true)}>
              {t.otherKey}
            </Button>
            <Button
              variant="quiet"
              busy={send.isPending}
              onClick={() => send.mutate({ key: null }, { onSuccess: () => showToast(t.keyGone) })}
            >
              {t.removeKey}
            </Button>
          </div>
        </>
      ) : (
        <form onSubmit={keep} className="grid gap-4">
          <p className="text-ink-2">{t.keyHint}</p>
          <TextField
            label={t.key}
            name="payout-key"
            type="password"
            autoComplete="off"
            hint={t.keyLooks}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" className="justify-self-start" busy={send.isPending}>
            {t.saveKey}
          </Button>
        </form>
      )}
    </Card>
  )
}
