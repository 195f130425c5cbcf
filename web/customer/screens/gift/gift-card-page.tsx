// The page of a gift card, for everyone who has its link: what is left, its code, and what it paid (GIFT-1). Before it
// is paid it says how its payment stands.
import { useEffect } from 'react'
import type { GiftCard } from '#contract/index.ts'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { readGiftCode } from '#domain/money/gift/gift-code.ts'
import { GiftFace } from '#web/customer/gift/gift-face.tsx'
import { GiftPaper } from '#web/customer/gift/gift-paper.tsx'
import { useGoodUntil, useGoodWhere } from '#web/customer/gift/good-where.ts'
import { keepGift } from '#web/customer/gift/kept-gift.ts'
import { GiftCode, GiftQr } from '#web/customer/gift/shown-gift-code.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { menuPath } from '#web/data/address/paths.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { cupIcon } from '#web/ui/icons/icons-food.ts'
import { formatMoment, formatNearDay } from '#web/words/format-more.ts'
import { useGiftText } from '#web/words/gift/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { GiftActs } from './gift-acts.tsx'
import { GiftPayState } from './gift-pay-state.tsx'
import { useGiftCard } from './use-gift-card.ts'
import { forgetGiving, isBoughtHere } from './use-giving.ts'

export function GiftCardPage({ code: written }: { code: string }) {
  const { t } = useGiftText()
  const { refusals } = useRefusalText().t
  const read = readGiftCode(written)
  useTitle(t.card)
  return (
    <div className="gift-page">
      {read.ok ? <Followed key={read.value} code={read.value} /> : <NoSuchCard why={refusals.gift_mistyped} />}
    </div>
  )
}

function NoSuchCard({ why }: { why: string }) {
  const { t } = useGiftText()
  return (
    <>
      <h1>{t.card}</h1>
      <EmptyState
        icon={searchIcon}
        title={why}
        action={<LinkButton href={linkTo('/gift')}>{t.typeAgain}</LinkButton>}
      />
    </>
  )
}

const unpaid: readonly GiftCard['state'][] = ['unpaid', 'paying', 'checking', 'failed', 'lapsed']

function Followed({ code }: { code: string }) {
  const { t } = useGiftText()
  const { refusals } = useRefusalText().t
  const { card, refused, check } = useGiftCard(code)
  const isPaid = card !== undefined && !unpaid.includes(card.state)
  useEffect(() => {
    if (isPaid && isBoughtHere(code)) forgetGiving()
  }, [isPaid, code])
  if (!card && (refused?.refusal === 'gift_unknown' || refused?.refusal === 'gift_mistyped'))
    return <NoSuchCard why={refusals[refused.refusal]} />
  return (
    <>
      {refused && <Notice kind="error">{refusals[refused.refusal]}</Notice>}
      {card ? (
        isPaid ? (
          <PaidCard code={code} card={card} />
        ) : (
          <GiftPayState code={code} card={card} check={check} />
        )
      ) : (
        <>
          <h1>{t.card}</h1>
          {!refused && <Skeleton className="h-80 w-full rounded-card" />}
        </>
      )}
    </>
  )
}

function PaidCard({ code, card }: { code: string; card: GiftCard }) {
  const { t, money } = useGiftText()
  const where = useGoodWhere()
  const until = useGoodUntil()(card.expiresOn)
  const left = card.amount === 0 ? 0 : Math.max(0, Math.min(1, card.balance / card.amount))
  const isGood = card.state === 'active'
  return (
    <>
      <header>
        <h1>{card.for || card.from ? t.titleOf(card.for, card.from) : t.card}</h1>
        {card.words && (
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">
            {t.quoted(card.words)}
          </p>
        )}
      </header>
      <JustPaid code={code} card={card} />
      <GiftFace>
        <p className="gift-left">
          <b className="gift-amount">{money(card.balance)}</b>
          <span className="gift-said">{t.leftOf(money(card.amount))}</span>
        </p>
        <div aria-hidden="true" className="gift-bar">
          <div style={{ inlineSize: `${Math.round(100 * left)}%` }} />
        </div>
      </GiftFace>
      {!isGood && card.state !== 'spent' && <NotGood state={card.state} />}
      <Card className="gift-show">
        <GiftQr code={code} />
        <div>
          <p>{t.yourCode}</p>
          <GiftCode code={code} />
          <p>{t.use}</p>
        </div>
      </Card>
      <GiftActs code={code} />
      {isGood && (
        <LinkButton size="staff" wide href={linkTo(menuPath)} onClick={() => keepGift(code)}>
          <Icon of={cupIcon} />
          <span>{t.orderWith}</span>
        </LinkButton>
      )}
      <Moves card={card} />
      <p className="text-center text-sm text-ink-2">{`${where} ${until}`}</p>
      <GiftPaper gift={{ ...card, code }} />
    </>
  )
}

function NotGood({ state }: Pick<GiftCard, 'state'>) {
  const { refusals } = useRefusalText().t
  return <Notice kind="warning">{refusals[state === 'blocked' ? 'gift_blocked' : 'gift_expired']}</Notice>
}

/** For the person who bought it here: that it is paid, and how it reaches the other one. */
function JustPaid({ code, card: { mail, for: name } }: { code: string; card: GiftCard }) {
  const { t, locale } = useGiftText()
  if (!isBoughtHere(code)) return null
  if (mail?.failed)
    return (
      <Notice kind="warning" title={t.mailFailed}>
        {t.mailFailedText}
      </Notice>
    )
  const goes = !mail
    ? t.printNow
    : mail.sentAt !== null
      ? t.mailed(name)
      : mail.sendOn === null
        ? t.mailing(name)
        : t.mailedOn(name, formatNearDay(mail.sendOn, locale))
  return (
    <Notice kind="success" title={t.paid}>
      {goes}
    </Notice>
  )
}

/** What it paid, what came back, and what else moved it; not that it was sold. */
function Moves({ card: { moves } }: { card: GiftCard }) {
  const { t, money, time, locale } = useGiftText()
  const { branches } = useMenu()
  const shown = moves.filter(({ kind }) => kind !== 'sale')
  if (shown.length === 0) return null
  return (
    <Card className="gift-moves">
      <h2 className="text-lg">{t.moves}</h2>
      <ul>
        {shown.map(({ kind, amount, at, branch, code }) => {
          const where = branches.find(({ id }) => id === branch)
          const zone = where?.timeZone ?? usualTimeZone
          const isToday = localTime(at, zone).date === localTime(serverNow(), zone).date
          const when = isToday ? t.todayAt(time(at, zone)) : formatMoment(at, locale, zone)
          return (
            <li key={`${at} ${kind} ${code}`}>
              <span className="min-w-0">
                <b className="block font-semibold">{t.kinds[kind](code ? `\u2066${code}\u2069` : '')}</b>
                <span className="text-sm text-ink-2">{[where?.name, when].filter(Boolean).join(' · ')}</span>
              </span>
              <bdi dir="ltr" className="font-bold">
                {amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`}
              </bdi>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
