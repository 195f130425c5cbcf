// The page that adds a category or edits one: texts, address, icon or picture, and whether customers see it (CATG-1).
import { useState } from 'react'
import type { CategoryDraft } from '#domain/menu/category-draft.ts'
import { localize } from '#domain/shared/locale.ts'
import { categoryEditPath, newOne } from '#web/data/address/edit-paths.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import { type EditableCategory, useCategories, useRemoveCategory } from '#web/data/staff/menu-api.ts'
import { RemoveButton } from '#web/office/forms/edit-form.tsx'
import { closeEditor, EditPage, useLeaving } from '#web/office/forms/edit-page.tsx'
import { changedLines, textLines } from '#web/office/forms/form-lines.ts'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { useLastFound } from '#web/office/staff/last-found.ts'
import { OffMenuOnly } from '#web/office/staff/off-menu-only.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useCategoryText, useMenuEditText } from '#web/words/editor/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { PickField } from '../menu-fields.tsx'
import { useCategorySections } from './category-sections.tsx'
import { useCategoryForm } from './use-category-form.ts'

export function CategoryPage({ id }: { id: string }) {
  const { t } = useCategoryText()
  const categories = useCategories()
  const [round, setRound] = useState(0)
  const all = categories.data?.categories
  const at = all?.findIndex((one) => one.id === id) ?? -1
  const category = useLastFound(id, all?.[at])
  const next = all?.[at + 1]?.id
  useStaffUpdates()
  if (!all) return <Unread of={categories} />
  if (id === newOne) return <CategoryForEditing key={round} category={undefined} onNext={() => setRound(round + 1)} />
  if (!category)
    return (
      <EmptyState
        icon={bagIcon}
        title={t.noneSuch}
        action={<LinkButton href={linkTo('/categories')}>{t.title}</LinkButton>}
      />
    )
  return (
    <CategoryForEditing
      key={id}
      category={category}
      onNext={at < 0 || next === undefined ? undefined : () => go(categoryEditPath(next), { replace: true })}
    />
  )
}

type CategoryForEditingProps = { category: EditableCategory | undefined; onNext: (() => void) | undefined }

function CategoryForEditing({ category: opened, onNext }: CategoryForEditingProps) {
  const { t, locale } = useCategoryText()
  const words = useMenuEditText().t
  const { leaving, saved: onSaved } = useLeaving({ path: '/categories', text: t.title }, onNext)
  const category = useCategoryForm(opened, onSaved)
  const { fields: form, base: saved } = category
  const sections = useCategorySections(category)
  const title = saved ? localize(saved.name, locale) : t.addTitle
  const lines = ({ name, desc, slug, icon }: CategoryDraft) => [
    ...textLines('name', words.name, name),
    ...textLines('desc', words.description, desc),
    { field: 'slug', label: t.webAddress, text: slug },
    { field: 'icon', label: t.icon, text: t.icons[icon] },
  ]
  return (
    <TitledPage title={title}>
      {() => (
        <EditPage
          form={category}
          title={title}
          leaving={leaving}
          sections={sections}
          view={<CategoryView form={form} />}
          words={{
            changed: t.changedTitle,
            gone: t.gone,
            changes: changedLines(category, lines),
          }}
          removal={
            saved && (
              <OffMenuOnly>
                <RemoveCategory
                  category={saved}
                  onRemoved={() => {
                    category.forget()
                    closeEditor(leaving.above)
                  }}
                />
              </OffMenuOnly>
            )
          }
        />
      )}
    </TitledPage>
  )
}

/** The chip by which customers reach it, and its heading on the menu. */
function CategoryView({ form: { name, desc, icon, image, hidden } }: { form: CategoryDraft }) {
  const { t, locale } = useCategoryText()
  const { customersView } = useEditFormText().t
  return (
    <section aria-label={customersView} className="rounded-card bg-latte-soft p-4">
      <p className="text-sm font-semibold">{customersView}</p>
      {hidden ? (
        <p className="mt-2 text-ink-2">{t.hidden}</p>
      ) : (
        <div className="mt-3 rounded-control bg-paper p-4">
          <p className="flex items-center gap-2 font-medium">
            {image ? (
              <img src={imageUrl(image, 128)} alt="" className="size-9 rounded-full object-cover" />
            ) : (
              <Icon of={categoryIcon(icon)} className="size-6" />
            )}
            <bdi>{localize(name, locale) || '…'}</bdi>
          </p>
          <p className="mt-2 text-ink-2 wrap-anywhere empty:hidden">{localize(desc, locale)}</p>
        </div>
      )}
    </section>
  )
}

type RemoveCategoryProps = { category: EditableCategory; onRemoved: () => void }

/** Asks where its items go. */
function RemoveCategory({ category: { id, name: texts, items: known }, onRemoved }: RemoveCategoryProps) {
  const { t, locale } = useCategoryText()
  const words = useMenuEditText().t
  const categories = useCategories().data?.categories ?? []
  const [target, setTarget] = useState('')
  const [tried, setTried] = useState(false)
  const remove = useRemoveCategory()
  const name = localize(texts, locale)
  // Somebody may have added one meanwhile.
  const items = categories.find((one) => one.id === id)?.items ?? known
  const others = categories.filter((one) => one.id !== id)

  function goOn() {
    setTried(true)
    if (items > 0 && target === '') return
    remove.mutate(
      { id, moveTo: target || null },
      {
        onSuccess: ({ moved }) => {
          showToast(t.removed(name, moved.length))
          onRemoved()
        },
      },
    )
  }

  return (
    <RemoveButton
      words={{ remove: t.remove, title: words.removeTitle(name), removeIt: words.removeIt }}
      removal={remove}
      onConfirm={goOn}
    >
      <p>{t.removeText}</p>
      {items > 0 && (
        <>
          <PickField
            label={t.moveTo(items)}
            value={target}
            error={tried && target === '' ? t.chooseTarget : undefined}
            choices={[
              ['', t.choose],
              ...others.map((one) => {
                const called = localize(one.name, locale)
                return [one.id, one.hidden ? words.hiddenOne(called) : called] as const
              }),
            ]}
            onPick={setTarget}
          />
          <p>{t.hideInstead}</p>
        </>
      )}
    </RemoveButton>
  )
}
