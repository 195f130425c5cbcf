// Adds a category, or edits one: texts, address, icon or picture, and whether customers see it (CATG-1).
import { useId, useState } from 'react'
import {
  type CategoryDraft,
  categoryLimits,
  checkCategory,
  tidyCategory,
} from '../../../../domain/menu/category-draft.ts'
import { type CategoryIcon, categoryIcons, usualIcon } from '../../../../domain/menu/category-icons.ts'
import { locales, localize } from '../../../../domain/shared/locale.ts'
import { slugOf } from '../../../../domain/shared/slug.ts'
import { categoryIcon } from '../../../api/menu/category-icon-api.ts'
import {
  type EditableCategory,
  freshCategory,
  useAddCategory,
  useCategories,
  useRemoveCategory,
  useSaveCategory,
} from '../../../api/staff/menu-api.ts'
import { sendBy } from '../../../api/staff/staff-api.ts'
import { Switch } from '../../../components/controls/switch.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { EditDialog, EditNotices, RemoveButton } from '../../../forms/edit-form.tsx'
import { sentencesAt } from '../../../forms/form-problems.ts'
import { useEditForm } from '../../../forms/use-edit-form.ts'
import { useCategoryText, useMenuEditText } from '../../../i18n/editor/index.ts'
import { useEditFormText } from '../../../i18n/staff/index.ts'
import { categoryPath } from '../../../paths.ts'
import { anyImage, ImagePicker } from '../../../staff/fields/image-picker.tsx'
import { LocalLineField, LocalTextField } from '../../../staff/fields/local-fields.tsx'
import { showToast } from '../../../staff/toasts.tsx'
import { PickField } from '../menu-fields.tsx'
import { SoldFields } from '../sold/sold-fields.tsx'

type CategoryDialogProps = {
  /** Undefined for a new one. */
  category: EditableCategory | undefined
  onClose: () => void
}

/** Give it the category's id as key, so that it starts fresh. */
export function CategoryDialog({ category: opened, onClose }: CategoryDialogProps) {
  const { t, locale } = useCategoryText()
  const words = useMenuEditText().t
  const { lookOver } = useEditFormText().t
  const category = useCategory(opened, onClose)
  const { fields: form, change: set, base: saved } = category
  const wrong = sentencesAt(category.problems, t.problems, lookOver)
  /** About a text in any language. */
  const wrongText = (field: string) => locales.map((each) => wrong(`${field}.${each}`)).find(Boolean)
  return (
    <EditDialog
      form={category}
      onClose={onClose}
      title={saved ? <bdi>{localize(saved.name, locale)}</bdi> : t.addTitle}
    >
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
          {t.fixedAddress} <bdi dir="ltr">#{categoryPath({ id: saved.id })}</bdi>
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
              {t.addressHint} <bdi dir="ltr">#/c/…</bdi>
            </>
          }
          error={wrong('slug')}
          onChange={(event) => set({ slug: event.target.value })}
        />
      )}
      <IconChoice value={form.icon} onChange={(icon) => set({ icon })} />
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
      <SoldFields sold={form.sold ?? null} onChange={(sold) => set({ sold })} problems={category.problems} />
      <Switch label={t.shown} size="staff" checked={!form.hidden} onChange={(shown) => set({ hidden: !shown })} />
      {saved && (
        <RemoveCategory
          category={saved}
          onRemoved={() => {
            category.forget()
            onClose()
          }}
        />
      )}
      <EditNotices form={category} words={{ changed: t.changedTitle, gone: t.gone }} />
    </EditDialog>
  )
}

const blank: CategoryDraft = { name: {}, desc: {}, slug: '', icon: usualIcon, image: null, hidden: false, sold: null }

function useCategory(opened: EditableCategory | undefined, onClose: () => void) {
  const { t, locale } = useCategoryText()
  const add = sendBy(useAddCategory())
  const save = sendBy(useSaveCategory())
  const others = useCategories().data?.categories.filter(({ id }) => id !== opened?.id) ?? []
  const slugs = new Set(others.map(({ slug }) => slug).filter(Boolean))
  return useEditForm<CategoryDraft, EditableCategory>({
    name: `category ${opened?.id ?? ''}`,
    stored: opened,
    fieldsOf: (category) => (category ? { sold: null, ...tidyCategory(category) } : blank),
    meaning: tidyCategory,
    check: (fields) => checkCategory(tidyCategory(fields), slugs),
    send: (fields, base) => (base ? save({ ...fields, id: base.id, version: base.version }) : add({ ...fields })),
    latest: async () => opened && (await freshCategory(opened.id)),
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onClose()
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
