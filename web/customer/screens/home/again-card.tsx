// What a returning customer sees first: the same again with today's price and time, and the way to orders and
// favourites (AGAIN-1).
import { StampCard } from '#web/customer/stamps/stamp-card.tsx'
import '#web/ui/styles/again.css'
import { useId, useState } from 'react'
import { AgainDiffers, AgainWhen, OrderWords, useSameAs } from '#web/customer/again/again-words.tsx'
import { useFavourites } from '#web/customer/again/favourites.ts'
import { forgetDevice } from '#web/customer/again/forget-device.ts'
import { lastHad, type PastOrder, usePast } from '#web/customer/again/remembered-orders.ts'
import { canTake, takeAgain, useAgain } from '#web/customer/again/use-again.ts'
import { SmallPicture } from '#web/customer/item/small-picture.tsx'
import { readDetails } from '#web/customer/ordering/kept-checkout.ts'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { keepsStamps } from '#web/customer/stamps/stamp-api.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronIcon, heartIcon } from '#web/ui/icons/icons.ts'
import { useAgainText } from '#web/words/again/index.ts'

export function AgainCard() {
  const { branches, state } = useMenu()
  const chosen = useBranch()
  const order = lastHad(usePast())
  const branch = branches.find(({ id }) => id === order?.branch) ?? chosen ?? branches[0]
  return (
    <div className="mx-auto max-w-7xl px-3 pb-3 lg:px-6">
      {state === 'ready' && order && branch && <SameAgain order={order} branch={branch} />}
      <StampCard />
      {state === 'ready' && (
        <div className="again-ways">
          <OwnOrdersLink />
          <NotYou />
        </div>
      )}
    </div>
  )
}

function SameAgain({ order, branch }: { order: PastOrder; branch: MenuBranch }) {
  const { t, money } = useAgainText()
  const titleId = useId()
  const offer = useAgain(order.lines, branch)
  const title = useSameAs(order.placedAt, branch.timeZone)
  const can = canTake(offer)
  const { categories } = useMenu()
  const shown = offer.lines.flatMap(({ shown }) => shown ?? []).slice(0, 2)
  return (
    <Card bare className="again-card">
      <section aria-labelledby={titleId}>
        <div aria-hidden="true" className="again-pictures">
          {shown.map(({ id, image, category }) => (
            <SmallPicture
              key={id}
              image={image}
              icon={categories.find((one) => one.id === category)?.icon}
              width="6rem"
              className="size-full min-w-0 flex-1"
            />
          ))}
        </div>
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg leading-tight">
            {title}
          </h2>
          <p className="again-line text-ink-2">
            <OrderWords lines={order.lines} />
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            {can && <b className="text-lg">{money(offer.total)}</b>}
            <span className="font-medium">{can ? <AgainWhen offer={offer} /> : t.nothing}</span>
          </p>
          {can && <AgainDiffers offer={offer} />}
        </div>
        {can ? (
          <Button size="staff" className="again-take" onClick={() => takeAgain(offer, order.lines)}>
            {t.take}
          </Button>
        ) : (
          <LinkButton href={linkTo('/foods')} size="staff" className="again-take">
            {t.toMenu}
          </LinkButton>
        )}
      </section>
    </Card>
  )
}

function OwnOrdersLink() {
  const { t } = useAgainText()
  const { items, orders } = useFavourites()
  return (
    <a
      href={linkTo('/again')}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-3 font-semibold hover:bg-latte-soft"
    >
      <Icon of={heartIcon} className="size-5.5 text-honey-ink" />
      <span>{items.length + orders.length > 0 ? t.ordersAndFavourites : t.title}</span>
      <Icon of={chevronIcon} className="size-5" />
    </a>
  )
}

/** For the next person at a tablet that several people use: it forgets all, and the page it opens can undo it. */
function NotYou() {
  const { t } = useAgainText()
  const [name] = readDetails().name.trim().split(/\s/, 1)
  const [asking, setAsking] = useState(false)
  function forget() {
    forgetDevice()
    go('/again')
  }
  return (
    <>
      <Button variant="text" onClick={() => (keepsStamps() ? setAsking(true) : forget())}>
        {name ? t.notYou(name) : t.forget}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.forgetAsk}
        labels={{ cancel: t.keepAll, confirm: t.forget, close: t.close }}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={forget}
      >
        {t.forgetStamps}
      </ConfirmDialog>
    </>
  )
}
