// The main edit page: every category and item, open or closed, the delivery message, and a link to the table cards.
import { useDeferredValue, useState } from 'react'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { type BranchName, usePlaces, useShop, useStock } from '../../api/staff/shop-api.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon, type IconShape } from '../../components/icons/icon.tsx'
import { clockIcon, plusIcon, searchIcon } from '../../components/icons/icons.ts'
import { chevronIcon } from '../../components/icons/icons-more.ts'
import { columnsIcon, displayIcon, listIcon, printerIcon, sortIcon } from '../../components/icons/icons-staff.ts'
import { usePaceText } from '../../i18n/board/index.ts'
import { useMenuEditText, useOptionEditText, useSheetText } from '../../i18n/editor/index.ts'
import { useDisplaysText, useStaffText, useTableCardsText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { useBranches, useChosen } from '../../staff/shop/my-branches.ts'
import { ReachNotice, ReachSelect } from '../../staff/shop/reach-hint.tsx'
import { Unread } from '../../staff/states.tsx'
import { useStaffUpdates } from '../../staff/use-staff-updates.ts'
import { CategoryLinks } from './category-links.tsx'
import { ItemDialog } from './item/item-dialog.tsx'
import type { Subject } from './item/item-form.ts'
import { OptionStocks } from './option-stock.tsx'
import { MessagePanel, StatePanel } from './shop-panels.tsx'
import { StockList } from './stock-list.tsx'
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
  const pace = usePaceText().t
  const paced = useBranches(member, 'pace.set') ?? []
  const chosen = useChosen(paced)
  const at = paced.find(({ id }) => id === chosen)
  const tools: readonly (readonly [shown: boolean, path: string, icon: IconShape, text: string])[] = [
    [may(member, 'menu.edit'), '/food-edit-options', listIcon, options.title],
    [may(member, 'menu.edit'), '/food-edit-sheet', columnsIcon, sheet.title],
    [may(member, 'menu.edit'), '/food-edit-prices', sortIcon, sheet.prices.title],
    [true, '/table-cards', printerIcon, cards.link],
    [may(member, 'displays.edit'), '/displays', displayIcon, displays.title],
    [at !== undefined, `/branches/${at?.id}/capacity`, clockIcon, pace.capacityOf(at?.name ?? '')],
    [may(member, 'pace.set'), '/making-times', clockIcon, pace.times],
    [may(member, 'pace.set'), '/promises', clockIcon, pace.kept],
  ]
  return (
    <Card bare className="grid p-2 sm:grid-cols-2 lg:grid-cols-1">
      {tools.map(
        ([shown, path, icon, text]) =>
          shown && (
            <a
              key={path}
              href={linkTo(path)}
              className="flex min-h-12 items-center gap-3.5 rounded-control px-3 font-semibold hover:bg-latte-soft"
            >
              <Icon of={icon} className="size-5" />
              <span className="flex-1">{text}</span>
              <Icon of={chevronIcon} className="size-5 text-ink-2" />
            </a>
          ),
      )}
    </Card>
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

type AllItemsProps = { member: Member; branches: readonly BranchName[] }

function AllItems({ member, branches }: AllItemsProps) {
  const { t, locale } = useMenuEditText()
  const edits = may(member, 'menu.edit')
  const stock = useStock()
  const menu = usePlaces(locale).data
  const [subject, setSubject] = useState<Subject>()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed).trim().toLocaleLowerCase(locale)
  const first = menu?.categories.find(({ hidden }) => !hidden)?.id
  const place = new Map(menu?.categories.map(({ id, index }) => [id, index]))
  const items = (stock.data?.items ?? [])
    .filter(({ name }) => Object.values(name).some((text) => text.toLocaleLowerCase(locale).includes(wanted)))
    .sort((one, other) => (place.get(one.category) ?? 0) - (place.get(other.category) ?? 0))
  return (
    <section aria-labelledby="all-items" className="mt-8">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <h2 id="all-items" className="me-auto">
          {t.allItems}
        </h2>
        {edits && first && (
          <Button size="staff" onClick={() => setSubject({ category: first, item: undefined, chooses: true })}>
            <Icon of={plusIcon} className="size-5" />
            {t.add}
          </Button>
        )}
      </div>
      <TextField
        label={t.findItem}
        type="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!stock.data || !menu ? (
        <Unread of={stock} />
      ) : wanted && items.length === 0 ? (
        <EmptyState icon={searchIcon} title={t.noMatch} />
      ) : (
        <StockList
          items={items}
          menu={menu}
          branches={branches}
          onEdit={edits ? setSubject : undefined}
          className="mt-4 md:grid-cols-2"
        />
      )}
      <ItemDialog subject={subject} onSubject={setSubject} />
    </section>
  )
}
