// What the board's menu opens: the other staff screens, the shop's switch, today's takings on a tap, and signing out.
import { useState } from 'react'
import { takenSum } from '#domain/money/payment.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import { may } from '#domain/people/staff.ts'
import { SignOutDialog } from '#web/app/shell/nav/sign-out-dialog.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { setCounter, useCounter } from '#web/data/session/counter-device.ts'
import type { Member } from '#web/data/session/session.ts'
import { useTakingsToday } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { ArrivalLinks, type UnseenCounts } from '#web/office/staff/alerts/arrival-links.tsx'
import { ShopSwitch } from '#web/office/staff/branch/shop-switch.tsx'
import { openOfficeSheet } from '#web/office/staff/office-sheet-open.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { calendarIcon, checkIcon, homeIcon, noIcon, printerIcon, userIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { cupIcon } from '#web/ui/icons/icons-food.ts'
import {
  bellOffIcon,
  columnsIcon,
  keysIcon,
  listIcon,
  signOutIcon,
  tilesIcon,
  tillIcon,
} from '#web/ui/icons/icons-staff.ts'
import { useBoardText, useGuardText } from '#web/words/board/index.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'
import { useOfficeText, useStaffText } from '#web/words/staff/index.ts'
import { ringUpsPath } from '../ring-up/ring-up-links.tsx'
import { closeOpened, showOpened } from './board-state.ts'

type BoardPagesProps = { member: Member; branch: StaffBranch; seesTakings: boolean; unseen: UnseenCounts }

export function BoardPages({ member, branch, seesTakings, unseen }: BoardPagesProps) {
  const { t } = useStaffText()
  const { shown } = useBrand()
  const board = useBoardText().t
  const guard = useGuardText().t
  const office = useOfficeText().t
  const ringUp = useRingUpText().t
  const isCounter = useCounter() === branch.id
  const handles = may(member, 'orders.handle', branch.id)
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {unseen.asks > 0 && (
          <Button size="staff" onClick={() => showOpened({ kind: 'asks' })}>
            {guard.asksWaiting(unseen.asks)}
          </Button>
        )}
        <ArrivalLinks {...unseen} asks={0} />
      </div>
      <button
        type="button"
        onClick={() => {
          closeOpened()
          openOfficeSheet()
        }}
        className={entry}
      >
        <Icon of={tilesIcon} />
        <span>{office.allPages}</span>
      </button>
      <nav aria-label={t.frame.rail} className="grid gap-1">
        {handles && <PageLink href="/new-order" icon={tillIcon} text={office.pages.newOrder} />}
        <PageLink href="/board" icon={columnsIcon} text={office.pages.board} current />
        <PageLink href="/all-orders" icon={listIcon} text={office.pages.allOrders} />
        {!showsPrices(branch.tillDuty ?? 'none') && (
          <PageLink href={ringUpsPath} icon={checkIcon} text={ringUp.title} />
        )}
        {may(member, 'stock.set', branch.id) && (
          <button type="button" onClick={() => showOpened({ kind: 'stock' })} className={entry}>
            <Icon of={noIcon} />
            <span>{board.stock.out}</span>
          </button>
        )}
        {may(member, 'stock.set') && <PageLink href="/food-edit" icon={cupIcon} text={t.frame.menuEdit} />}
        {may(member, 'days.close') && <PageLink href="/money" icon={calendarIcon} text={office.pages.money} />}
        {may(member, 'staff.edit') && <PageLink href="/people" icon={userIcon} text={office.pages.people} />}
        {may(member, 'orders.handle') && (
          <PageLink href="/fake-orders" icon={warningIcon} text={office.pages.fakeOrders} />
        )}
        <PageLink href="/" icon={homeIcon} text={shown} />
      </nav>
      {may(member, 'shop.set', branch.id) && (
        <>
          <ShopSwitch branch={branch} />
          <div className="grid grid-cols-2 gap-2 sm:hidden">
            <Button variant="quiet" size="staff" onClick={() => showOpened({ kind: 'more' })}>
              {`+${board.pace.more(10)}`}
            </Button>
            <Button variant="quiet" size="staff" onClick={() => showOpened({ kind: 'pause' })}>
              {board.pace.pause}
            </Button>
          </div>
        </>
      )}
      {seesTakings && <TakingsToday branch={branch.id} />}
      {isCounter && (
        <button type="button" onClick={() => setCounter('')} className={entry}>
          <Icon of={bellOffIcon} />
          <span>{board.counter.stop}</span>
        </button>
      )}
      {handles && (
        <button type="button" onClick={() => showOpened({ kind: 'usb' })} className={entry}>
          <Icon of={printerIcon} />
          <span>{board.usbPrinter}</span>
        </button>
      )}
      <button type="button" onClick={() => showOpened({ kind: 'keys' })} className={entry}>
        <Icon of={keysIcon} />
        <span>{board.help}</span>
      </button>
      <button type="button" onClick={() => setLeaving(true)} className={entry}>
        <Icon of={signOutIcon} />
        <span>{t.frame.signOut}</span>
      </button>
      <SignOutDialog open={leaving} onCancel={() => setLeaving(false)} />
    </div>
  )
}

/** Guests see the screen too, so the sum is shown on a tap only (F-61). */
function TakingsToday({ branch }: { branch: string }) {
  const { t, money } = useBoardText()
  const [shown, setShown] = useState(false)
  const { data } = useTakingsToday(branch, shown)
  if (!shown)
    return (
      <Button variant="quiet" size="staff" wide onClick={() => setShown(true)}>
        {t.showTakings}
      </Button>
    )
  return (
    <p
      role="status"
      className="flex min-h-14 items-baseline justify-between rounded-control bg-card px-4 py-3 shade-card"
    >
      <span className="text-ink-2">{t.takings}</span>
      <b className="text-xl">{data?.takings ? money(takenSum(data.takings.taken)) : '…'}</b>
    </p>
  )
}

const entry =
  'flex min-h-14 items-center gap-4 rounded-control px-4 text-start text-lg font-semibold hover:bg-card aria-[current]:bg-card'

type PageLinkProps = { href: string; icon: IconShape; text: string; current?: boolean }

function PageLink({ href, icon, text, current = false }: PageLinkProps) {
  return (
    <a href={linkTo(href)} aria-current={current ? 'page' : undefined} className={entry}>
      <Icon of={icon} />
      <span>{text}</span>
    </a>
  )
}
