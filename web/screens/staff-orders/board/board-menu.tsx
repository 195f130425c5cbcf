// What the board's menu opens: the other staff screens, the shop's switch, today's takings on a tap, and signing out.
import { useState } from 'react'
import { takenSum } from '../../../../domain/counter/payment.ts'
import { may } from '../../../../domain/staff.ts'
import { useBrand } from '../../../api/menu/brand-api.ts'
import { setCounter, useCounter } from '../../../api/session/counter-device.ts'
import type { Member } from '../../../api/session/session.ts'
import { useTakingsToday } from '../../../api/staff/order-api.ts'
import { type BranchName, usePlaces } from '../../../api/staff/shop-api.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Icon, type IconShape } from '../../../components/icons/icon.tsx'
import { bagIcon, calendarIcon, warningIcon } from '../../../components/icons/icons.ts'
import { cupIcon } from '../../../components/icons/icons-food.ts'
import { homeIcon, userIcon } from '../../../components/icons/icons-more.ts'
import { tilesIcon } from '../../../components/icons/icons-office.ts'
import {
  bellOffIcon,
  columnsIcon,
  keysIcon,
  listIcon,
  printerIcon,
  signOutIcon,
} from '../../../components/icons/icons-staff.ts'
import { editPath } from '../../../edit-paths.ts'
import { useBoardText, useGuardText, useTillText } from '../../../i18n/board/index.ts'
import { useOfficeText, useStaffText } from '../../../i18n/staff/index.ts'
import { linkTo } from '../../../location.ts'
import { SignOutDialog } from '../../../shell/nav/sign-out-dialog.tsx'
import { openOfficeSheet } from '../../../shell/office/office-sheet-open.ts'
import { ArrivalLinks, type UnseenCounts } from '../../../staff/alerts/arrival-links.tsx'
import { ShopSwitch } from '../../../staff/shop/shop-switch.tsx'
import { closeOpened, open } from './board-state.ts'

type PagesProps = { member: Member; place: BranchName; seesTakings: boolean; unseen: UnseenCounts }

export function Pages({ member, place, seesTakings, unseen }: PagesProps) {
  const { t, locale } = useStaffText()
  const { shown } = useBrand()
  const board = useBoardText().t
  const guard = useGuardText().t
  const till = useTillText().t
  const office = useOfficeText().t
  const isCounter = useCounter() === place.id
  // Stock begins at the first category of the menu.
  const first = usePlaces(locale).data?.categories[0]
  const stock = first ? editPath(first) : '/food-edit'
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {unseen.asks > 0 && (
          <Button size="staff" onClick={() => open({ kind: 'asks' })}>
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
      <nav aria-label={t.frame.rail} className="grid gap-1.5">
        <PageLink href="/board" icon={columnsIcon} text={t.list.board} current />
        <PageLink href="/all-orders" icon={listIcon} text={t.list.list} />
        {may(member, 'days.close') && <PageLink href="/days" icon={calendarIcon} text={till.days.title} />}
        {may(member, 'stock.set') && <PageLink href="/food-edit" icon={cupIcon} text={t.frame.menuEdit} />}
        {may(member, 'stock.set') && <PageLink href={stock} icon={bagIcon} text={t.frame.stock} />}
        {may(member, 'staff.edit') && <PageLink href="/people" icon={userIcon} text={t.frame.people} />}
        {may(member, 'orders.handle') && <PageLink href="/fake-orders" icon={warningIcon} text={guard.title} />}
        <PageLink href="/" icon={homeIcon} text={shown} />
      </nav>
      {may(member, 'shop.set', place.id) && (
        <>
          <ShopSwitch place={place} />
          <div className="grid grid-cols-2 gap-2 sm:hidden">
            <Button variant="quiet" size="staff" onClick={() => open({ kind: 'more' })}>
              {`+${board.pace.more(10)}`}
            </Button>
            <Button variant="quiet" size="staff" onClick={() => open({ kind: 'pause' })}>
              {board.pace.pause}
            </Button>
          </div>
        </>
      )}
      {seesTakings && <TakingsToday branch={place.id} />}
      {isCounter && (
        <button type="button" onClick={() => setCounter('')} className={entry}>
          <Icon of={bellOffIcon} />
          <span>{board.counter.stop}</span>
        </button>
      )}
      {may(member, 'orders.handle', place.id) && (
        <button type="button" onClick={() => open({ kind: 'usb' })} className={entry}>
          <Icon of={printerIcon} />
          <span>{board.usbPrinter}</span>
        </button>
      )}
      <button type="button" onClick={() => open({ kind: 'keys' })} className={entry}>
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
