// The sections of a category's page: texts and address, icon and picture, when it is sold and whether customers see it.
import { useId } from 'react'
import { type CategoryDraft, categoryLimits } from '#domain/menu/category-draft.ts'
import { type CategoryIcon, categoryIcons } from '#domain/menu/category-icons.ts'
import { classOfIcon } from '#domain/menu/icon-class.ts'
import { usualVatClass } from '#domain/money/vat-class.ts'
import { locales, localize } from '#domain/shared/locale.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { categoryPath } from '#web/data/address/paths.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import type { EditSection } from '#web/office/forms/edit-page.tsx'
import { anyImage, ImagePicker } from '#web/office/staff/fields/image-picker.tsx'
import { LocalLineField, LocalTextField } from '#web/office/staff/fields/local-fields.tsx'
import { OffMenuHint, useBranchesOfOthers } from '#web/office/staff/off-menu-only.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { useCategoryText, useMenuEditText } from '#web/words/editor/index.ts'
import { useVatText } from '#web/words/money/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { SoldFields } from '../sold/sold-fields.tsx'
import { CategoryVat } from '../vat-fields.tsx'
import type { EditedCategory } from './use-category-form.ts'

export function useCategorySections(category: EditedCategory): EditSection[] {
  const { t } = useCategoryText()
  const { lookOver } = useEditFormText().t
  const wrong = sentencesAt(category.problems, t.problems, lookOver)
  return [
    {
      id: 'words',
      title: t.sections.words,
      fields: ['name', 'desc', 'slug'],
      content: <WordsSection category={category} wrong={wrong} />,
    },
    {
      id: 'look',
      title: t.sections.look,
      fields: ['icon', 'image'],
      content: <LookSection category={category} wrong={wrong} />,
    },
    {
      id: 'sold',
      title: t.sections.sold,
      fields: ['sold', 'hidden', 'vat'],
      content: <ShownSection category={category} />,
    },
  ]
}

/** `wrong`: what is wrong with a field, as a sentence. */
type CategorySectionProps = { category: EditedCategory; wrong: (field: string) => string | undefined }

function WordsSection({ category: { base: saved, fields, change }, wrong }: CategorySectionProps) {
  const { t } = useCategoryText()
  const words = useMenuEditText().t
  /** About a text in any language. */
  const wrongText = (field: string) => locales.map((each) => wrong(`${field}.${each}`)).find(Boolean)
  return (
    <>
      <LocalLineField
        label={words.name}
        value={fields.name}
        error={wrong('name') ?? wrongText('name')}
        onChange={(name) => change({ name })}
      />
      <LocalTextField
        label={words.description}
        hint={t.descHint}
        error={wrongText('desc')}
        value={fields.desc}
        onChange={(desc) => change({ desc })}
      />
      {saved && saved.slug === '' ? (
        <p className="text-ink-2">
          <span>{`${t.fixedAddress} `}</span>
          <bdi dir="ltr">{`#${categoryPath({ id: saved.id })}`}</bdi>
        </p>
      ) : (
        <TextField
          label={t.webAddress}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={categoryLimits.slug}
          value={fields.slug}
          placeholder={slugOf(localize(fields.name, 'en'), categoryLimits.slug)}
          hint={
            <>
              <span>{`${t.addressHint} `}</span>
              <bdi dir="ltr">#/c/…</bdi>
            </>
          }
          error={wrong('slug')}
          onChange={(event) => change({ slug: event.target.value })}
        />
      )}
    </>
  )
}

function LookSection({ category: { base: saved, fields, change, busyWith }, wrong }: CategorySectionProps) {
  const { t } = useCategoryText()
  const { classes } = useVatText().t
  return (
    <>
      <IconChoice value={fields.icon} onChange={(icon) => change({ icon, ...proposed(fields, icon) })} />
      <p className="text-sm text-ink-2">
        <span>{t.iconVat(classes[fields.vat ?? usualVatClass])}</span>
      </p>
      <div>
        <ImagePicker
          key={saved?.version}
          image={fields.image ?? undefined}
          onChange={(image) => change({ image: image ?? null })}
          onBusy={(busy) => busyWith('image', busy)}
          accept={anyImage}
          error={wrong('image')}
        />
        <p className="mt-1.5 text-sm text-ink-2">{t.pictureHint}</p>
      </div>
    </>
  )
}

/** A new icon proposes a VAT class, unless another one than that of the icon before was chosen. */
const proposed = ({ icon, vat = usualVatClass }: CategoryDraft, next: CategoryIcon): Pick<CategoryDraft, 'vat'> =>
  vat === classOfIcon(icon) ? { vat: classOfIcon(next) } : {}

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

/** When it is sold, whether customers see it, and at which VAT. */
function ShownSection({ category: { base: saved, fields, change, problems } }: Pick<CategorySectionProps, 'category'>) {
  const { t } = useCategoryText()
  const mayHide = useBranchesOfOthers().length === 0
  const toShow = (
    <Switch label={t.shown} size="staff" checked={!fields.hidden} onChange={(shown) => change({ hidden: !shown })} />
  )
  return (
    <>
      <SoldFields sold={fields.sold ?? null} stored={saved} onChange={(sold) => change({ sold })} problems={problems} />
      <CategoryVat value={fields.vat ?? usualVatClass} onPick={(vat) => change({ vat })} />
      {mayHide || saved?.hidden !== false ? toShow : <OffMenuHint />}
    </>
  )
}
