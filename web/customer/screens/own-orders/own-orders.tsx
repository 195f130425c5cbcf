// The orders of this device, newest first, its favourites, and one tap that forgets it all (AGAIN-1, AGAIN-2).

import { useEffect } from 'react'
import { OrderWords } from '#web/customer/again/again-words.tsx'
import { type FavouriteOrder, likeItem, likeOrder, useFavourites } from '#web/customer/again/favourites.ts'
import { forgetDevice, undoForgetting, useForgotten } from '#web/customer/again/forget-device.ts'
import { HeartButton } from '#web/customer/again/heart-button.tsx'
import {
  keptDays,
  notePast,
  notePastGone,
  type PastOrder,
  readPast,
  usePast,
} from '#web/customer/again/remembered-orders.ts'
import { openItem } from '#web/customer/item/opened.ts'
import { SmallPicture } from '#web/customer/item/small-picture.tsx'
import { lastTokens } from '#web/customer/ordering/kept-checkout.ts'
import { MenuUnread } from '#web/customer/ordering/menu-unread.tsx'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { StampCard } from '#web/customer/stamps/stamp-card.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { ask } from '#web/data/http/client.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useAgainText } from '#web/words/again/index.ts'
import { PastOrderCard, SameAgain } from './past-order-card.tsx'

export function OwnOrders() {
  const { t } = useAgainText()
  const forgotten = useForgotten()
  useTitle(t.title)
  return (
    <div className="mx-auto max-w-xl px-4 pt-1 lg:max-w-5xl lg:pt-6">
      <h1>{t.title}</h1>
      {!forgotten && <StampCard />}
      {forgotten ? <Farewell /> : <Kept />}
    </div>
  )
}

function Kept() {
  const { t } = useAgainText()
  const { state } = useMenu()
  const past = usePast()
  const { items, orders } = useFavourites()
  useHeard()
  if (past.length + items.length + orders.length === 0) return <NothingKept />
  return (
    <>
      <p className="text-ink-2">{t.keptHere(keptDays)}</p>
      {state === 'ready' ? (
        <div className="mt-4 grid grid-cols-1 gap-6">
          <FavouriteOrders />
          <FavouriteItems />
          {past.length > 0 && (
            <section aria-labelledby="past-orders">
              <h2 id="past-orders" className={items.length + orders.length > 0 ? 'mb-3' : 'sr-only'}>
                {t.before}
              </h2>
              <ul className="grid gap-3 lg:grid-cols-2">
                {past.map((order) => (
                  <PastOrderCard key={order.token} order={order} />
                ))}
              </ul>
            </section>
          )}
        </div>
      ) : (
        <MenuUnread />
      )}
      <Forget />
    </>
  )
}

function NothingKept() {
  const { t } = useAgainText()
  return (
    <>
      <EmptyState icon={bagIcon} title={t.none} action={<LinkButton href={linkTo('/foods')}>{t.toMenu}</LinkButton>}>
        {t.noneText}
      </EmptyState>
      {lastTokens().length > 0 && (
        <p className="text-center">
          <LinkButton href={linkTo('/track')} variant="text">
            {t.toTokens}
          </LinkButton>
        </p>
      )}
      <Forget />
    </>
  )
}

function Forget() {
  const { t } = useAgainText()
  return (
    <div className="mx-auto mt-6 max-w-xl">
      <Button variant="quiet" wide onClick={forgetDevice}>
        <Icon of={trashIcon} className="size-5.5" />
        <span>{t.forget}</span>
      </Button>
      <p className="mt-2 text-center text-sm text-ink-2">{t.forgets}</p>
    </div>
  )
}

/** How long a wrong tap can be taken back. */
const undoMs = 10_000

/** What the page still has in memory is gone once it loads anew: when the customer leaves, or soon by itself. */
function Farewell() {
  const { t } = useAgainText()
  useEffect(() => {
    clearTimeout(leaving)
    const timer = setTimeout(loadAnew, undoMs)
    return () => {
      clearTimeout(timer)
      leaving = setTimeout(loadAnew)
    }
  }, [])
  function undo() {
    undoForgetting()
    location.reload()
  }
  return (
    <Card className="mt-4 grid gap-4">
      <Notice kind="success" urgent title={t.forgotten}>
        {t.forgottenText}
      </Notice>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button variant="quiet" onClick={undo}>
          {t.undo}
        </Button>
        <LinkButton href={linkTo('/')}>{t.toStart}</LinkButton>
      </div>
    </Card>
  )
}

/** A moment later, as React may only draw the same page again. */
let leaving: ReturnType<typeof setTimeout> | undefined

/** What the page wrote in the meantime is forgotten as well. */
function loadAnew(): void {
  forgetDevice()
  location.reload()
}

/** Asks the shop about each order once, when the page opens. */
function useHeard(): void {
  useEffect(() => {
    const leaving = new AbortController()
    void heardOf(readPast(serverNow()), leaving.signal)
    return () => leaving.abort()
  }, [])
}

/** More would be many requests for what nobody looks at. */
const mostAsked = 10

/** Stops at the first that gets no answer: the others would get none either. */
async function heardOf(orders: readonly PastOrder[], signal: AbortSignal): Promise<void> {
  for (const { token } of orders.filter(({ gone }) => !gone).slice(0, mostAsked)) {
    const answer = await ask('orders.track', { token }, { signal })
    if (signal.aborted) return
    if (answer.ok) notePast(answer.value, serverNow())
    else if (answer.refusal.refusal === 'token_unknown' || answer.refusal.refusal === 'order_archived')
      notePastGone(token, serverNow())
    else return
  }
}

/** The favourites of this device: whole orders to take again, and items that open in their sheet (AGAIN-2). */
function FavouriteOrders() {
  const { t } = useAgainText()
  const { orders } = useFavourites()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="favourite-orders">
      <h2 id="favourite-orders" className="mb-3">
        {t.favouriteOrders}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {orders.map((order) => (
          <LikedOrder key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function LikedOrder({ order }: { order: FavouriteOrder }) {
  const { t } = useAgainText()
  const { branches } = useMenu()
  const chosen = useBranch()
  const branch = branches.find(({ id }) => id === order.branch) ?? chosen ?? branches[0]
  return (
    <li className="grid content-start gap-2 rounded-card bg-card p-4 shade-card">
      <p className="font-semibold">
        <OrderWords lines={order.lines} />
      </p>
      <div className="flex flex-wrap gap-2">
        <HeartButton framed liked label={t.unlikeOrder} onClick={() => likeOrder(order, false)} />
        {branch && <SameAgain order={order} branch={branch} />}
      </div>
    </li>
  )
}

function FavouriteItems() {
  const { t } = useAgainText()
  const { items } = useFavourites()
  const { itemsById, categories } = useMenu()
  const known = items.flatMap((id) => itemsById.get(id) ?? [])
  if (known.length === 0) return null
  return (
    <section aria-labelledby="favourite-items">
      <h2 id="favourite-items" className="mb-3">
        {t.favouriteItems}
      </h2>
      <ul className="grid gap-2 lg:grid-cols-2">
        {known.map(({ id, name, image, category }) => (
          <li key={id} className="flex items-center gap-2 rounded-card bg-card pe-2 shade-card">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openItem({ item: id })}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-card p-2 text-start hover:opacity-80"
            >
              <SmallPicture
                image={image}
                icon={categories.find((one) => one.id === category)?.icon}
                width="3.5rem"
                className="size-14 rounded-control"
              />
              <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</bdi>
            </button>
            <HeartButton liked label={t.unlike(name)} onClick={() => likeItem(id, false)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
