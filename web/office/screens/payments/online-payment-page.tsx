// Online payment in three steps on one page: the key, the payment methods, and a test payment that is seen to arrive
// (PAY-2).
import { type ReactNode, useEffect } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { readAgain, useStaffLive } from '#web/data/staff/staff-api.ts'
import { useBranches, useShopZone } from '#web/office/staff/branch/my-branches.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { useArrivalAt } from '#web/office/staff/page-places.tsx'
import { ProviderKey } from '#web/office/staff/provider-key.tsx'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { giftIcon } from '#web/ui/icons/icons.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useSetupText } from '#web/words/money/index.ts'
import { useOfficeText } from '#web/words/staff/index.ts'
import {
  type OnlineSetup,
  useOnlineSetup,
  useSetPaymentKey,
  useSettleBack,
  useTryPayment,
  watchOnlineSetup,
} from './payment-setup-api.ts'
import { PayoutsSection } from './payouts-section.tsx'
import { RulesForm } from './rules-form.tsx'

/** `place`: where the page begins. */
export function OnlinePaymentPage({ place }: { place?: string }) {
  useArrivalAt(place === 'payouts' ? place : undefined)
  return <StaffPage page="onlinePayment">{(member) => <Content member={member} />}</StaffPage>
}

function Content({ member }: { member: Member }) {
  const { t } = useSetupText()
  const { pages } = useOfficeText().t
  const setup = useOnlineSetup()
  const branches = useBranches(member, 'payments.edit')
  useStaffLive([])
  if (!setup.data || !branches) return <Unread of={setup} />
  const { data } = setup
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-ink-2">{t.lead}</p>
      <FailedRefunds setup={data} />
      <OddPayments setup={data} />
      <Step number={1} title={t.keyTitle}>
        <KeyStep setup={data} />
      </Step>
      <Step number={2} title={t.methodsTitle}>
        {data.key ? <RulesForm setup={data} branches={branches} /> : <p className="text-ink-2">{t.needsKey}</p>}
      </Step>
      <Step number={3} title={t.tryTitle}>
        {data.key ? <TryStep setup={data} /> : <p className="text-ink-2">{t.needsKey}</p>}
      </Step>
      <PayoutsSection asked={data.key !== null} />
      <LinkButton variant="quiet" size="staff" className="justify-self-start" href={linkTo('/gift-cards')}>
        <Icon of={giftIcon} />
        <span>{pages.giftCards}</span>
      </LinkButton>
    </div>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <div>
        <p className="text-sm font-semibold text-ink-2">{useSetupText().t.step(number)}</p>
        <h2 className="text-xl">{title}</h2>
      </div>
      {children}
    </Card>
  )
}

function KeyStep({ setup: { key, version, problem } }: { setup: OnlineSetup }) {
  const { t } = useSetupText()
  const send = useSetPaymentKey()
  return (
    <>
      {problem && <Notice kind="warning">{problem === 'down' ? t.down : t.keyRefused}</Notice>}
      <ProviderKey
        name="provider-key"
        kept={
          key && (
            <p>
              <b className="block">{key.mode === 'live' ? t.live : t.testMode}</b>
              <span>{t.keyKept(key.ends)}</span>
            </p>
          )
        }
        words={t}
        sending={send}
        send={(typed, done) => send.mutate({ key: typed, version }, done)}
      />
    </>
  )
}

const everyMs = 3000

function TryStep({ setup: { tried } }: { setup: OnlineSetup }) {
  const { t, locale } = useSetupText()
  const zone = useShopZone()
  const send = useTryPayment()
  const isWaiting = tried !== null && ['created', 'open', 'pending', 'authorized'].includes(tried.status)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void watchOnlineSetup().then(() => readAgain('payments')), everyMs)
    return () => clearInterval(timer)
  }, [isWaiting])
  return (
    <>
      <p className="text-ink-2">{t.tryHint}</p>
      <RefusedNotice error={send.error} words={{ payments_down: t.noAnswer }} />
      {tried && isWaiting && <Notice>{t.waiting}</Notice>}
      {tried?.paidAt != null && <Notice kind="success">{t.arrived(formatMoment(tried.paidAt, locale, zone))}</Notice>}
      {tried && !isWaiting && tried.paidAt === null && <Notice kind="warning">{t.notArrived(tried.status)}</Notice>}
      <Button
        variant={tried?.paidAt == null ? 'primary' : 'quiet'}
        className="justify-self-start"
        busy={send.isPending}
        onClick={() => send.mutate({ lang: locale }, { onSuccess: ({ checkout }) => location.assign(checkout) })}
      >
        {t.tryNow}
      </Button>
    </>
  )
}

function OddPayments({ setup: { odd } }: { setup: OnlineSetup }) {
  const { t, money, locale } = useSetupText()
  const zone = useShopZone()
  if (odd.length === 0) return null
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t.oddTitle}</h2>
      <p className="text-ink-2">{t.oddHint}</p>
      <ul className="grid divide-y divide-line">
        {odd.map(({ id, provider, amount, at, code, name }) => (
          <li key={id} className="py-3">
            <b>{money(amount)}</b> <bdi dir="ltr">{code}</bdi> <bdi>{name}</bdi> <bdi dir="ltr">{provider}</bdi>
            <span className="block text-sm text-ink-2">{formatMoment(at, locale, zone)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function FailedRefunds({ setup: { failed } }: { setup: OnlineSetup }) {
  const { t, money, locale } = useSetupText()
  const zone = useShopZone()
  const settle = useSettleBack()
  if (failed.length === 0) return null
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t.failedTitle}</h2>
      <p className="text-ink-2">{t.failedHint}</p>
      <RefusedNotice error={settle.error} />
      <ul className="grid divide-y divide-line">
        {failed.map(({ id, amount, at, code, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-48">
              <b>{money(amount)}</b> <bdi dir="ltr">{code}</bdi> <bdi>{name}</bdi>
              {at !== null && <span className="block text-sm text-ink-2">{formatMoment(at, locale, zone)}</span>}
            </p>
            <Button
              variant="quiet"
              size="staff"
              onClick={() => settle.mutate({ id }, { onSuccess: () => showToast(t.settledNow) })}
            >
              {t.settled}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
