// The main edit page: every category and item, open or closed, the delivery message, and a link to the table cards.
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useShop } from '../../api/staff/shop.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon, type IconShape } from '../../components/icons/icon.tsx'
import { clockIcon } from '../../components/icons/icons.ts'
import { chevronIcon } from '../../components/icons/icons-more.ts'
import { columnsIcon, displayIcon, listIcon, printerIcon, sortIcon } from '../../components/icons/icons-staff.ts'
import { usePaceText } from '../../i18n/board/index.ts'
import { useMenuEditText, useOptionEditText, useSheetText } from '../../i18n/editor/index.ts'
import { useDisplaysText, useStaffText, useTableCardsText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { useBranches, useChosen } from '../../staff/shop/branches.ts'
import { ReachNotice, ReachSelect } from '../../staff/shop/reach.tsx'
import { Unread } from '../../staff/states.tsx'
import { useStaffUpdates } from '../../staff/use-staff-updates.ts'
import { AllItems } from './all-items.tsx'
import { CategoryLinks } from './category-links.tsx'
import { MessagePanel } from './message-panel.tsx'
import { OptionStocks } from './option-stock.tsx'
import { StatePanel } from './state-panel.tsx'
import { useUndeclared } from './use-undeclared.ts'

export function EditHome() {
  const { t } = useStaffText()
  return (
    <StaffPage title={t.shop.title} tools={(member) => <ReachSelect member={member} />}>
      {(member) => <Panels member={member} />}
    </StaffPage>
  )
}

function Panels({ member }: { member: Member }) {
  const branches = useBranches(member, 'shop.set')
  const shop = useShop()
  useStaffUpdates(branches?.map(({ id }) => id) ?? [])
  return (
    <div className="grid gap-5">
      {branches && <ReachNotice branches={branches} />}
      {may(member, 'menu.edit') && <UndeclaredLink />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(26rem,45%)]">
        <div>
          <CategoryLinks edits={may(member, 'menu.edit')} />
          {branches && <OptionStocks branches={branches} />}
          {branches && <AllItems member={member} branches={branches} />}
        </div>
        <div className="grid gap-5 max-lg:order-first">
          {shop.data && branches ? (
            <>
              {branches.length > 0 && <StatePanel shop={shop.data} branches={branches} />}
              {may(member, 'deliveryMessage.set') && (
                <MessagePanel message={shop.data.message} shown={shop.data.messageShown} />
              )}
              <Tools member={member} />
            </>
          ) : (
            <Unread of={shop} />
          )}
        </div>
      </div>
    </div>
  )
}

function Tools({ member }: { member: Member }) {
  const options = useOptionEditText().t
  const sheet = useSheetText().t
  const cards = useTableCardsText().t
  const displays = useDisplaysText().t
  const edits = may(member, 'menu.edit')
  return (
    <Card bare className="grid p-2 sm:grid-cols-2 lg:grid-cols-1">
      {edits && (
        <>
          <ToolLink to="/food-edit-options" icon={listIcon}>
            {options.title}
          </ToolLink>
          <ToolLink to="/food-edit-sheet" icon={columnsIcon}>
            {sheet.title}
          </ToolLink>
          <ToolLink to="/food-edit-prices" icon={sortIcon}>
            {sheet.prices.title}
          </ToolLink>
        </>
      )}
      <ToolLink to="/table-cards" icon={printerIcon}>
        {cards.link}
      </ToolLink>
      {may(member, 'displays.edit') && (
        <ToolLink to="/displays" icon={displayIcon}>
          {displays.title}
        </ToolLink>
      )}
      {may(member, 'pace.set') && <PaceLinks member={member} />}
    </Card>
  )
}

function PaceLinks({ member }: { member: Member }) {
  const { t } = usePaceText()
  const branches = useBranches(member, 'pace.set') ?? []
  const chosen = useChosen(branches)
  const at = branches.find(({ id }) => id === chosen)
  const links = [
    ...(at ? [{ to: `/branches/${at.id}/capacity`, text: t.capacityOf(at.name) }] : []),
    { to: '/making-times', text: t.times },
    { to: '/promises', text: t.kept },
  ]
  return links.map(({ to, text }) => (
    <ToolLink key={to} to={to} icon={clockIcon}>
      {text}
    </ToolLink>
  ))
}

function ToolLink({ to, icon, children }: { to: string; icon: IconShape; children: string }) {
  return (
    <a
      href={linkTo(to)}
      className="flex min-h-12 items-center gap-3.5 rounded-control px-3 font-semibold hover:bg-latte-soft"
    >
      <Icon of={icon} className="size-5" />
      <span className="flex-1">{children}</span>
      <Icon of={chevronIcon} className="size-5 text-ink-2" />
    </a>
  )
}

function UndeclaredLink() {
  const { t } = useMenuEditText()
  const count = useUndeclared()?.count ?? 0
  if (count === 0) return null
  return (
    <Notice
      kind="warning"
      title={t.undeclaredCount(count)}
      action={
        <LinkButton href={linkTo('/food-edit-undeclared')} variant="quiet" size="staff">
          {t.declare}
        </LinkButton>
      }
    />
  )
}
