// The main edit page: every category and item, open or closed, and the delivery message.

import { useDeferredValue, useState } from 'react'
import { may } from '#domain/people/staff.ts'
import { hasSearched } from '#domain/shared/fold-for-search.ts'
import { newItemPath } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { type StaffBranch, useShop, useShopMenu, useStock } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { useBranches, useChosen } from '#web/office/staff/branch/my-branches.ts'
import { ReachNotice, ReachSelect } from '#web/office/staff/branch/reach-hint.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { clockIcon, plusIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { usePaceText } from '#web/words/board/index.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { CategoryLinks } from './category-links.tsx'
import { OptionStocks } from './option-stock.tsx'
import { MessagePanel, StatePanel } from './shop-panels.tsx'
import { StockList } from './stock-list.tsx'
import { useUndeclared } from './undeclared.tsx'

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
        <CategoryLinks edits={may(member, 'menu.edit')} />
        <div className="grid gap-5 max-lg:order-first">
          {shop.data && branches ? (
            <>
              {branches.length > 0 && <StatePanel shop={shop.data} branches={branches} />}
              {may(member, 'deliveryMessage.set') && (
                <MessagePanel message={shop.data.message} shown={shop.data.messageShown} />
              )}
              <CapacityLink member={member} />
            </>
          ) : (
            <Unread of={shop} />
          )}
        </div>
      </div>
      {branches && <OptionStocks branches={branches} />}
      {branches && <AllItems member={member} branches={branches} />}
    </div>
  )
}

/** Everything else about making is in the navigation; this page belongs to one branch. */
function CapacityLink({ member }: { member: Member }) {
  const { t } = usePaceText()
  const paced = useBranches(member, 'pace.set') ?? []
  const chosen = useChosen(paced)
  const at = paced.find(({ id }) => id === chosen)
  if (!at) return null
  return (
    <LinkButton href={linkTo(`/branches/${at.id}/capacity`)} variant="quiet" size="staff">
      <Icon of={clockIcon} className="size-5" />
      <span>{t.capacityOf(at.name)}</span>
    </LinkButton>
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

type AllItemsProps = { member: Member; branches: readonly StaffBranch[] }

function AllItems({ member, branches }: AllItemsProps) {
  const { t, locale } = useMenuEditText()
  const edits = may(member, 'menu.edit')
  const stock = useStock()
  const menu = useShopMenu(locale).data
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const first = menu?.categories.find(({ hidden }) => !hidden)?.id
  const place = new Map(menu?.categories.map(({ id, index }) => [id, index]))
  const items = (stock.data?.items ?? [])
    .filter(({ name }) => Object.values(name).some((text) => hasSearched(text, wanted)))
    .sort((one, other) => (place.get(one.category) ?? 0) - (place.get(other.category) ?? 0))
  return (
    <section aria-labelledby="all-items" className="mt-8">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <h2 id="all-items" className="me-auto">
          {t.allItems}
        </h2>
        <div className="max-sm:order-last max-sm:w-full sm:w-72">
          <TextField
            label={t.findItem}
            type="search"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {edits && first && (
          <Button onClick={() => openEditor(newItemPath())}>
            <Icon of={plusIcon} className="size-5" />
            <span>{t.add}</span>
          </Button>
        )}
      </div>
      {!stock.data || !menu ? (
        <Unread of={stock} />
      ) : wanted && items.length === 0 ? (
        <EmptyState icon={searchIcon} title={t.noMatch} />
      ) : (
        <StockList
          items={items}
          menu={menu}
          branches={branches}
          edits={edits}
          className="md:grid-cols-2 2xl:grid-cols-3"
        />
      )}
    </section>
  )
}
