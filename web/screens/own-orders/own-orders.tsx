// The orders of this device, newest first, its favourites, and one tap that forgets it all (AGAIN-1, AGAIN-2).
import { useEffect } from 'react'
import { useFavourites } from '../../again/favourites.ts'
import { forgetDevice, undoForgetting, useForgotten } from '../../again/forget-device.ts'
import { heardOf } from '../../again/hear-of-past.ts'
import { keptDays, readPast, usePast } from '../../again/remembered-orders.ts'
import { serverNow } from '../../api/http/server-clock.ts'
import { useMenu } from '../../api/menu/public-menu-api.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon } from '../../components/icons/icons.ts'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { useAgainText } from '../../i18n/again/index.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { linkTo } from '../../location.ts'
import { lastTokens } from '../../ordering/kept-checkout.ts'
import { useTitle } from '../../shell/title.ts'
import { FavouriteItems, FavouriteOrders } from './favourite-lists.tsx'
import { PastOrderCard } from './past-order-card.tsx'

const StampCard = lazyPart(() => import('../../stamps/stamp-card.tsx').then((file) => file.StampCard))

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
      {state === 'ready' && (
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
        {t.forget}
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
