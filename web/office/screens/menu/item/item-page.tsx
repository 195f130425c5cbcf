// The page that adds an item or edits one: texts, prices, picture, contents, where and when it is sold (EDIT-2, EDIT-3,
// EDIT-5).
import { type ReactNode, useState } from 'react'
import { checkItem, tidyDraft } from '#domain/menu/item-draft.ts'
import { type Locale, locales, localize } from '#domain/shared/locale.ts'
import { copyPath, declarePath, editPath, itemPath } from '#web/data/address/edit-paths.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import {
  type EditableItem,
  freshItem,
  useAddItem,
  useItems,
  useRemoveItem,
  useSaveItem,
} from '#web/data/staff/menu-api.ts'
import { usePlaces } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { RemoveButton } from '#web/office/forms/edit-form.tsx'
import { type Above, closeEditor, EditPage, type EditSection, useLeaving } from '#web/office/forms/edit-page.tsx'
import { changedLines } from '#web/office/forms/form-lines.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { anyImage, ImagePicker, pngGifJpeg } from '#web/office/staff/fields/image-picker.tsx'
import { useFormLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { Titled } from '#web/office/staff/frame.tsx'
import { useLastFound } from '#web/office/staff/last-found.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { copyIcon } from '#web/ui/icons/icons-more.ts'
import { useImagePickerText, useMenuEditText } from '#web/words/editor/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { NoCategories } from '../category-links.tsx'
import { PartsFields } from '../deal/parts-fields.tsx'
import { useUndeclared } from '../undeclared.tsx'
import { UsesButton } from '../uses/uses-button.tsx'
import { ItemVat } from '../vat-fields.tsx'
import { ItemDeclaration } from './declaration-fields.tsx'
import { ItemMaking, ItemPrices, ItemSold, ItemSpot, sellsInSizes, spotOf } from './item-fields.tsx'
import { copyFrom, draftFrom, formOf, type ItemForm, type Subject, subjectKey } from './item-form.ts'
import { useItemLines } from './item-lines.ts'
import { ItemState, ItemStockButton } from './item-stock.tsx'
import { ItemTexts } from './item-texts.tsx'
import { ItemView } from './item-view.tsx'

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
  const menu = usePlaces(locale)
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
  const items = usePlaces(locale).data?.items ?? []
  const category = items.find((item) => item.id === id)?.category
  const within = items.filter((item) => item.category === category)
  return within[within.findIndex((item) => item.id === id) + 1]?.id
}

type ItemForEditingProps = { subject: Subject; above?: Above; onNext?: (() => void) | undefined }

function ItemForEditing({ subject, above, onNext }: ItemForEditingProps) {
  const { t, locale } = useMenuEditText()
  const { lookOver } = useEditFormText().t
  const picker = useImagePickerText().t
  const lines = useItemLines()
  const menu = usePlaces(locale).data
  const at = menu?.categories.find(({ id }) => id === subject.category)
  const { leaving, saved: onSaved } = useLeaving(
    above ??
      (at && !subject.chooses ? { path: editPath(at), text: at.name } : { path: '/food-edit', text: t.allItems }),
    onNext,
  )
  const item = useItem(subject, onSaved)
  const { base: saved, fields, change, unsaved, uploading } = item
  const from = spotOf({ ...subject, item: saved }, menu?.items ?? [])
  const [language, setLanguage] = useState<Locale>(useFormLanguages().first)
  const wrong = sentencesAt(item.problems, t.problems, lookOver)
  const name = localize(saved?.name ?? {}, locale)
  const newTitle = subject.copyOf ? t.copyTitle(localize(subject.copyOf.name, locale)) : t.addTitle
  const remove = useRemoveItem()
  const removed = () => {
    showToast(t.removed(name))
    item.forget()
    closeEditor(leaving.above)
  }
  const sections: EditSection[] = [
    {
      id: 'words',
      title: t.sections.words,
      fields: ['name', 'desc', 'desc2', 'kitchenName'],
      content: <ItemTexts form={fields} language={language} onLanguage={setLanguage} onChange={change} wrong={wrong} />,
    },
    {
      id: 'price',
      title: t.sections.price,
      fields: ['price', 'sizes', 'vat', 'vouchers'],
      content: (
        <>
          <ItemPrices
            form={fields}
            onChange={change}
            wrong={wrong}
            sized={sellsInSizes(menu, (fields.spot ?? from).category)}
          />
          <ItemVat
            form={fields}
            category={(fields.spot ?? from).category}
            isDeal={fields.parts.length > 0}
            onChange={change}
          />
        </>
      ),
    },
    {
      id: 'picture',
      title: picker.picture,
      fields: ['image'],
      content: (
        <ImagePicker
          key={saved?.version}
          image={fields.image ?? undefined}
          onChange={(image) => change({ image: image ?? null })}
          onBusy={(busy) => item.busyWith('image', busy)}
          accept={saved ? anyImage : pngGifJpeg}
          error={wrong('image')}
        />
      ),
    },
    {
      id: 'contents',
      title: t.sections.contents,
      fields: ['parts', 'declaration'],
      content: (
        <>
          <PartsFields
            own={saved?.id}
            parts={fields.parts}
            onChange={(parts) => change({ parts })}
            wrong={wrong}
            opens={item.problems.some(({ field }) => field?.startsWith('parts'))}
          />
          {fields.parts.length === 0 && (
            <ItemDeclaration
              declaration={fields.declaration}
              onChange={(declaration) => change({ declaration })}
              open={subject.declares === true}
            />
          )}
        </>
      ),
    },
    {
      id: 'sold',
      title: t.sections.sold,
      fields: ['sold', 'branchPrices', 'spot', 'making'],
      content: (
        <>
          <ItemSpot
            item={saved?.id}
            from={from}
            moves={fields.spot}
            onChange={saved || subject.chooses || subject.copyOf ? (spot) => change({ spot }) : undefined}
          />
          <ItemSold
            form={fields}
            onChange={change}
            problems={item.problems}
            within={menu?.categories.find(({ id }) => id === (fields.spot ?? from).category)?.sold}
          />
          <ItemMaking form={fields} onChange={change} wrong={wrong} />
        </>
      ),
    },
  ]
  return (
    <Titled title={saved ? name : newTitle}>
      {(member) => (
        <EditPage
          form={item}
          title={saved ? name : newTitle}
          leaving={leaving}
          sections={sections}
          state={saved && <ItemState item={saved} member={member} />}
          view={<ItemView form={fields} language={language} onLanguage={setLanguage} />}
          words={{
            changed: t.changedTitle,
            gone: t.gone,
            changes: changedLines(lines(item.before), lines(fields)),
          }}
          // A copy is something new.
          canSave={!saved && subject.copyOf !== undefined}
          onMistake={({ field }) => {
            const inLanguage = locales.find((each) => field?.endsWith(`.${each}`))
            if (inLanguage) setLanguage(inLanguage)
          }}
          removal={
            saved && (
              <RemoveButton
                words={{ remove: t.remove, title: t.removeTitle(name), removeIt: t.removeIt }}
                removal={remove}
                onConfirm={() => remove.mutate(saved.id, { onSuccess: removed })}
              >
                <p>{t.removeText}</p>
              </RemoveButton>
            )
          }
          tools={
            saved && (
              <>
                <ItemStockButton item={saved} name={name} member={member} />
                <UsesButton owner={{ item: saved.id }} name={name} category={saved.category} />
                {!subject.declares && (
                  <Button
                    variant="quiet"
                    disabled={unsaved || uploading}
                    title={unsaved ? t.saveFirst : undefined}
                    onClick={() => go(copyPath(saved.id), { replace: true })}
                  >
                    <Icon of={copyIcon} className="size-5" />
                    <span className="max-sm:sr-only">{t.copy}</span>
                  </Button>
                )}
              </>
            )
          }
        />
      )}
    </Titled>
  )
}

function useItem(subject: Subject, onSaved: () => void) {
  const { t, locale } = useMenuEditText()
  const { item, category, copyOf } = subject
  const add = sendBy(useAddItem())
  const save = sendBy(useSaveItem())
  return useEditForm<ItemForm, EditableItem>({
    name: `item ${subjectKey(subject)}`,
    stored: item,
    fieldsOf: (one) => (one || !copyOf ? formOf(one, locale) : copyFrom(copyOf, locale)),
    meaning: (fields) => [tidyDraft(draftFrom(fields)), fields.spot],
    check: (fields) => checkItem(tidyDraft(draftFrom(fields))),
    send: (fields, base) => {
      const draft = draftFrom(fields)
      const { spot } = fields
      if (base) return save({ ...draft, ...spot, id: base.id, version: base.version })
      return add({ ...draft, category: spot?.category ?? category, ...(copyOf && { copyOf: copyOf.id }) })
    },
    latest: async () => item && (await freshItem(item.id)),
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onSaved()
    },
  })
}
