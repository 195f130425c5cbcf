// The page that adds an item or edits one: texts, prices, picture, contents, where and when it is sold (EDIT-2, EDIT-3,
// EDIT-5).
import { type ReactNode, useState } from 'react'
import { type Locale, locales, localize } from '#domain/shared/locale.ts'
import { copyPath, declarePath, editPath, itemPath } from '#web/data/address/edit-paths.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { type EditableItem, useItems, useRemoveItem } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { RemoveButton } from '#web/office/forms/edit-form.tsx'
import { closeEditor, EditPage, type PageAbove, useLeaving } from '#web/office/forms/edit-page.tsx'
import { changedLines } from '#web/office/forms/form-lines.ts'
import { useFormLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { useLastFound } from '#web/office/staff/last-found.ts'
import { OffMenuOnly } from '#web/office/staff/off-menu-only.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, copyIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { NoCategories } from '../category-mark.tsx'
import { useUndeclared } from '../undeclared.tsx'
import { UsesButton } from '../uses/uses-button.tsx'
import type { ItemSubject } from './item-form.ts'
import { useItemLines } from './item-lines.ts'
import { useItemSections } from './item-sections.tsx'
import { ItemState, ItemStockButton } from './item-stock.tsx'
import { ItemView } from './item-view.tsx'
import { useItemForm } from './use-item-form.ts'

/** An item of the menu. */
export function EditItemPage({ id }: { id: string }) {
  const next = useNextInCategory(id)
  return (
    <Found id={id}>
      {(item) => (
        <ItemForEditing
          key={id}
          subject={{ category: item.category, item }}
          onNext={next === undefined ? undefined : () => go(itemPath(next), { replace: true })}
        />
      )}
    </Found>
  )
}

/** An item that nobody has declared; the next one follows. */
export function DeclareItemPage({ id }: { id: string }) {
  const { t } = useMenuEditText()
  const next = useUndeclared()?.items.find((item) => item.id !== id)?.id
  return (
    <Found id={id}>
      {(item) => (
        <ItemForEditing
          key={id}
          subject={{ category: item.category, item, declares: true }}
          above={{ path: '/food-edit-undeclared', text: t.undeclaredTitle }}
          onNext={next === undefined ? undefined : () => go(declarePath(next), { replace: true })}
        />
      )}
    </Found>
  )
}

export const CopyItemPage = ({ id }: { id: string }) => (
  <Found id={id}>
    {(item) => <ItemForEditing key={id} subject={{ category: item.category, item: undefined, copyOf: item }} />}
  </Found>
)

/** Each item added begins a new form, so that a whole menu can be typed in one go. */
export function NewItemPage({ category }: { category?: string }) {
  const { locale } = useMenuEditText()
  const menu = useShopMenu(locale)
  const [round, setRound] = useState(0)
  const first = category ?? menu.data?.categories.find(({ hidden }) => !hidden)?.id
  if (!menu.data) return <Unread of={menu} />
  if (first === undefined) return <NoCategories />
  return (
    <ItemForEditing
      key={round}
      subject={{ category: first, item: undefined, ...(!category && { chooses: true }) }}
      onNext={() => setRound(round + 1)}
    />
  )
}

function Found({ id, children }: { id: string; children: (item: EditableItem) => ReactNode }) {
  const { t } = useMenuEditText()
  const items = useItems(true)
  const item = useLastFound(
    id,
    items.data?.items.find((one) => one.id === id),
  )
  useStaffUpdates()
  if (item) return children(item)
  if (!items.data) return <Unread of={items} />
  return (
    <EmptyState
      icon={bagIcon}
      title={t.nextGone}
      action={<LinkButton href={linkTo('/food-edit')}>{t.allItems}</LinkButton>}
    />
  )
}

function useNextInCategory(id: string): string | undefined {
  const { locale } = useMenuEditText()
  const items = useShopMenu(locale).data?.items ?? []
  const category = items.find((item) => item.id === id)?.category
  const within = items.filter((item) => item.category === category)
  return within[within.findIndex((item) => item.id === id) + 1]?.id
}

type ItemForEditingProps = { subject: ItemSubject; above?: PageAbove; onNext?: (() => void) | undefined }

function ItemForEditing({ subject, above, onNext }: ItemForEditingProps) {
  const { t, locale } = useMenuEditText()
  const lines = useItemLines()
  const aboveItem = useCategoryAbove(subject)
  const { leaving, saved: onSaved } = useLeaving(above ?? aboveItem, onNext)
  const item = useItemForm(subject, onSaved)
  const { base: saved, fields } = item
  const [language, setLanguage] = useState<Locale>(useFormLanguages().first)
  const sections = useItemSections({ subject, item, language, onLanguage: setLanguage })
  const name = localize(saved?.name ?? {}, locale)
  const newTitle = subject.copyOf ? t.copyTitle(localize(subject.copyOf.name, locale)) : t.addTitle
  const title = saved ? name : newTitle
  const removed = () => {
    showToast(t.removed(name))
    item.forget()
    closeEditor(leaving.above)
  }
  return (
    <TitledPage title={title}>
      {(member) => (
        <EditPage
          form={item}
          title={title}
          leaving={leaving}
          sections={sections}
          state={saved && <ItemState item={subject.item ?? saved} member={member} />}
          view={<ItemView form={fields} language={language} onLanguage={setLanguage} />}
          words={{
            changed: t.changedTitle,
            gone: t.gone,
            changes: changedLines(item, lines),
          }}
          // A copy is something new.
          canSave={!saved && subject.copyOf !== undefined}
          onMistake={({ field }) => {
            const inLanguage = locales.find((each) => field?.endsWith(`.${each}`))
            if (inLanguage) setLanguage(inLanguage)
          }}
          removal={
            saved && (
              <OffMenuOnly>
                <RemoveItem id={saved.id} name={name} onRemoved={removed} />
              </OffMenuOnly>
            )
          }
          tools={
            saved && (
              <>
                <ItemStockButton item={subject.item ?? saved} name={name} member={member} />
                <UsesButton owner={{ item: saved.id }} name={name} category={saved.category} />
                {!subject.declares && <CopyButton id={saved.id} unsaved={item.unsaved} uploading={item.uploading} />}
              </>
            )
          }
        />
      )}
    </TitledPage>
  )
}

/** The list of its category; of the whole menu while the category is not known or still to be chosen. */
function useCategoryAbove({ category, chooses }: ItemSubject): PageAbove {
  const { t, locale } = useMenuEditText()
  const at = useShopMenu(locale).data?.categories.find(({ id }) => id === category)
  return at && !chooses ? { path: editPath(at), text: at.name } : { path: '/food-edit', text: t.allItems }
}

function RemoveItem({ id, name, onRemoved }: { id: string; name: string; onRemoved: () => void }) {
  const { t } = useMenuEditText()
  const remove = useRemoveItem()
  return (
    <RemoveButton
      words={{ remove: t.remove, title: t.removeTitle(name), removeIt: t.removeIt }}
      removal={remove}
      onConfirm={() => remove.mutate(id, { onSuccess: onRemoved })}
    >
      <p>{t.removeText}</p>
    </RemoveButton>
  )
}

/** Opens a new item that begins as a copy of what is stored. */
function CopyButton({ id, unsaved, uploading }: { id: string; unsaved: boolean; uploading: boolean }) {
  const { t } = useMenuEditText()
  return (
    <Button
      variant="quiet"
      disabled={unsaved || uploading}
      title={unsaved ? t.saveFirst : undefined}
      onClick={() => go(copyPath(id), { replace: true })}
    >
      <Icon of={copyIcon} className="size-5" />
      <span className="max-sm:sr-only">{t.copy}</span>
    </Button>
  )
}
