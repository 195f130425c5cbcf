// One order of this device: its code, when it was, what was in it and what became of it; the same again, and a heart.

import { usualTimeZone } from '#domain/branch/hours.ts'
import { untappedOf } from '#domain/order/lateness.ts'
import { AgainDiffers, OrderWords, useOrderedAt } from '#web/customer/again/again-words.tsx'
import { likeOrder, useFavourites } from '#web/customer/again/favourites.ts'
import { HeartButton } from '#web/customer/again/heart-button.tsx'
import type { PastOrder } from '#web/customer/again/remembered-orders.ts'
import { canTake, takeAgain, useAgain } from '#web/customer/again/use-again.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { CodeDisplay } from '#web/ui/display/code-display.tsx'
import { useAgainText } from '#web/words/again/index.ts'

export function PastOrderCard({ order }: { order: PastOrder }) {
  const { t, money, time } = useAgainText()
  const when = useOrderedAt()
  const { branches } = useMenu()
  const own = branches.find(({ id }) => id === order.branch)
  const branch = own ?? branches[0]
  const zone = own?.timeZone ?? usualTimeZone
  const { code, token, phase, wantedAt, placedAt, lines, total, gone } = order
  const untapped = untappedOf(phase, wantedAt, useNow(60_000))
  const isOpen = phase === 'placed' || phase === 'accepted' || phase === 'making' || phase === 'ready'
  const isRunning = !gone && isOpen && untapped !== 'past'
  const state = !gone && phase !== 'out' && untapped !== 'past' && (untapped ? t.due : t.phases[phase])
  const promise = wantedAt !== null && phase !== 'ready' && isRunning && !untapped && t.readyAt(time(wantedAt, zone))
  return (
    <li className={`grid content-start gap-2 rounded-card p-4 shade-card ${isRunning ? 'bg-honey-soft' : 'bg-card'}`}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-xl">{code ? <CodeDisplay code={code} size="bar" /> : <bdi>{token}</bdi>}</h3>
        <span className="text-ink-2">{when(placedAt, zone)}</span>
        <b className="ms-auto">{money(total)}</b>
      </div>
      <p className="text-ink-2">
        <OrderWords lines={lines} />
        {own && branches.length > 1 && (
          <>
            {' ·\u00a0'}
            <bdi>{own.name}</bdi>
          </>
        )}
      </p>
      {state && (
        <p className={`font-semibold ${isRunning ? 'text-honey-ink' : 'text-cherry'}`}>
          {[state, promise].filter(Boolean).join(t.comma)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Heart order={order} />
        {!gone && (
          <LinkButton href={linkTo(`/track/${token}`)} variant="quiet" className="flex-auto">
            <span>{`${isRunning ? t.follow : t.receipt} `}</span>
            <span className="sr-only">{code || token}</span>
          </LinkButton>
        )}
        {branch && <SameAgain order={order} branch={branch} />}
      </div>
    </li>
  )
}

type OrderProps = { order: Pick<PastOrder, 'lines'>; branch: MenuBranch }

/** With what differs today; why not, if nothing of it is available. */
export function SameAgain({ order: { lines }, branch }: OrderProps) {
  const { t } = useAgainText()
  const offer = useAgain(lines, branch)
  if (!canTake(offer)) return <p className="flex min-h-12 flex-auto items-center text-ink-2">{t.nothing}</p>
  return (
    <>
      <Button variant="quiet" className="flex-auto" onClick={() => takeAgain(offer, lines)}>
        {t.same.today}
      </Button>
      <AgainDiffers offer={offer} />
    </>
  )
}

function Heart({ order: { token, branch, lines } }: { order: PastOrder }) {
  const { t } = useAgainText()
  const liked = useFavourites().orders.some(({ id }) => id === token)
  return (
    <HeartButton
      framed
      liked={liked}
      label={liked ? t.unlikeOrder : t.likeOrder}
      onClick={() => likeOrder({ id: token, branch, lines }, !liked)}
    />
  )
}
