// The page that adds a category or edits one: texts, address, icon or picture, and whether customers see it (CATG-1).
import { useId, useState } from 'react'
import { type CategoryDraft, categoryLimits, checkCategory, tidyCategory } from '#domain/menu/category-draft.ts'
import { type CategoryIcon, categoryIcons, usualIcon } from '#domain/menu/category-icons.ts'
import { classOfIcon } from '#domain/menu/icon-class.ts'
import { usualVatClass } from '#domain/money/vat-class.ts'
import { locales, localize } from '#domain/shared/locale.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { categoryEditPath, newOne } from '#web/data/address/edit-paths.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { categoryPath } from '#web/data/address/paths.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import {
  type EditableCategory,
  freshCategory,
  useAddCategory,
  useCategories,
  useRemoveCategory,
  useSaveCategory,
} from '#web/data/staff/menu-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { RemoveButton } from '#web/office/forms/edit-form.tsx'
import { closeEditor, EditPage, type EditSection, useLeaving } from '#web/office/forms/edit-page.tsx'
import { changedLines, textLines } from '#web/office/forms/form-lines.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { anyImage, ImagePicker } from '#web/office/staff/fields/image-picker.tsx'
import { LocalLineField, LocalTextField } from '#web/office/staff/fields/local-fields.tsx'
import { Titled } from '#web/office/staff/frame.tsx'
import { useLastFound } from '#web/office/staff/last-found.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useCategoryText, useMenuEditText } from '#web/words/editor/index.ts'
import { useVatText } from '#web/words/money/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { PickField } from '../menu-fields.tsx'
import { SoldFields } from '../sold/sold-fields.tsx'
import { CategoryVat } from '../vat-fields.tsx'

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
  const { classes } = useVatText().t
  const { lookOver } = useEditFormText().t
  const { leaving, saved: onSaved } = useLeaving({ path: '/categories', text: t.title }, onNext)
  const category = useCategory(opened, onSaved)
  const { fields: form, change: set, base: saved } = category
  const wrong = sentencesAt(category.problems, t.problems, lookOver)
  /** About a text in any language. */
  const wrongText = (field: string) => locales.map((each) => wrong(`${field}.${each}`)).find(Boolean)
  const title = saved ? localize(saved.name, locale) : t.addTitle
  const lines = ({ name, desc, slug, icon }: CategoryDraft) => [
    ...textLines('name', words.name, name),
    ...textLines('desc', words.description, desc),
    { field: 'slug', label: t.address, text: slug },
    { field: 'icon', label: t.icon, text: t.icons[icon] },
  ]
  const sections: EditSection[] = [
    {
      id: 'words',
      title: t.sections.words,
      fields: ['name', 'desc', 'slug'],
      content: (
        <>
          <LocalLineField
            label={words.name}
            value={form.name}
            error={wrong('name') ?? wrongText('name')}
            onChange={(name) => set({ name })}
          />
          <LocalTextField
            label={words.description}
            hint={t.descHint}
            error={wrongText('desc')}
            value={form.desc}
            onChange={(desc) => set({ desc })}
          />
          {saved && saved.slug === '' ? (
            <p className="text-ink-2">
              <span>{`${t.fixedAddress} `}</span>
              <bdi dir="ltr">{`#${categoryPath({ id: saved.id })}`}</bdi>
            </p>
          ) : (
            <TextField
              label={t.address}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={categoryLimits.slug}
              value={form.slug}
              placeholder={slugOf(localize(form.name, 'en'), categoryLimits.slug)}
              hint={
                <>
                  <span>{`${t.addressHint} `}</span>
                  <bdi dir="ltr">#/c/…</bdi>
                </>
              }
              error={wrong('slug')}
              onChange={(event) => set({ slug: event.target.value })}
            />
          )}
        </>
      ),
    },
    {
      id: 'look',
      title: t.sections.look,
      fields: ['icon', 'image'],
      content: (
        <>
          <IconChoice value={form.icon} onChange={(icon) => set({ icon, ...proposed(form, icon) })} />
          <p className="text-sm text-ink-2">
            <span>{t.iconVat(classes[form.vat ?? usualVatClass])}</span>
          </p>
          <div>
            <ImagePicker
              key={saved?.version}
              image={form.image ?? undefined}
              onChange={(image) => set({ image: image ?? null })}
              onBusy={(busy) => category.busyWith('image', busy)}
              accept={anyImage}
              error={wrong('image')}
            />
            <p className="mt-1.5 text-sm text-ink-2">{t.pictureHint}</p>
          </div>
        </>
      ),
    },
    {
      id: 'sold',
      title: t.sections.sold,
      fields: ['sold', 'hidden', 'vat'],
      content: (
        <>
          <SoldFields sold={form.sold ?? null} onChange={(sold) => set({ sold })} problems={category.problems} />
          <CategoryVat value={form.vat ?? usualVatClass} onPick={(vat) => set({ vat })} />
          <Switch label={t.shown} size="staff" checked={!form.hidden} onChange={(shown) => set({ hidden: !shown })} />
        </>
      ),
    },
  ]
  return (
    <Titled title={title}>
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
            changes: changedLines(lines(category.before), lines(form)),
          }}
          removal={
            saved && (
              <RemoveCategory
                category={saved}
                onRemoved={() => {
                  category.forget()
                  closeEditor(leaving.above)
                }}
              />
            )
          }
        />
      )}
    </Titled>
  )
}

/** A new icon proposes a VAT class, unless another one than that of the icon before was chosen. */
const proposed = ({ icon, vat = usualVatClass }: CategoryDraft, next: CategoryIcon): Pick<CategoryDraft, 'vat'> =>
  vat === classOfIcon(icon) ? { vat: classOfIcon(next) } : {}

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

const blank: CategoryDraft = {
  name: {},
  desc: {},
  slug: '',
  icon: usualIcon,
  image: null,
  hidden: false,
  sold: null,
  vat: usualVatClass,
}

function useCategory(opened: EditableCategory | undefined, onSaved: () => void) {
  const { t, locale } = useCategoryText()
  const add = sendBy(useAddCategory())
  const save = sendBy(useSaveCategory())
  const others = useCategories().data?.categories.filter(({ id }) => id !== opened?.id) ?? []
  const slugs = new Set(others.map(({ slug }) => slug).filter(Boolean))
  return useEditForm<CategoryDraft, EditableCategory>({
    name: `category ${opened?.id ?? ''}`,
    stored: opened,
    fieldsOf: (category) => (category ? { sold: null, vat: usualVatClass, ...tidyCategory(category) } : blank),
    meaning: tidyCategory,
    check: (fields) => checkCategory(tidyCategory(fields), slugs),
    send: (fields, base) => (base ? save({ ...fields, id: base.id, version: base.version }) : add({ ...fields })),
    latest: async () => opened && (await freshCategory(opened.id)),
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onSaved()
    },
  })
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

type IconChoiceProps = { value: CategoryIcon; onChange: (icon: CategoryIcon) => void }

function IconChoice({ value, onChange }: IconChoiceProps) {
  const { t } = useCategoryText()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t.icon}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {categoryIcons.map((icon) => (
          <label
            key={icon}
            title={t.icons[icon]}
            className="relative grid min-h-12 place-items-center rounded-control border border-edge bg-card has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              aria-label={t.icons[icon]}
              checked={icon === value}
              onChange={() => onChange(icon)}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            <Icon of={categoryIcon(icon)} className="relative pointer-events-none size-6" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
