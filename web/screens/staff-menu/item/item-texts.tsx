// The texts of an item, one language at a time, with a mark on languages that have no name yet.
import { directionOf, type Locale } from '../../../../domain/shared/locale.ts'
import { Segmented } from '../../../components/controls/segmented.tsx'
import { VisuallyHidden } from '../../../components/display/visually-hidden.tsx'
import { TextArea, TextField } from '../../../components/fields/field.tsx'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { useOfferedLanguages } from '../../../staff/fields/form-languages.ts'
import type { ItemForm } from './item-form.ts'

type ItemTextsProps = {
  form: ItemForm
  /** The language whose texts are in the fields. */
  language: Locale
  onLanguage: (language: Locale) => void
  onChange: (change: Partial<ItemForm>) => void
  /** The sentence about a field, if something is wrong with it. */
  wrong: (field: string) => string | undefined
}

export function ItemTexts({ form, language, onLanguage, onChange, wrong }: ItemTextsProps) {
  const { t } = useMenuEditText()
  const offered = useOfferedLanguages()
  const field = (of: 'name' | 'desc' | 'desc2') => ({
    lang: language,
    dir: directionOf(language),
    value: form[of][language] ?? '',
    error: wrong(`${of}.${language}`) ?? (of === 'name' ? wrong('name') : undefined),
    onChange: (event: { target: { value: string } }) =>
      onChange({ [of]: { ...form[of], [language]: event.target.value } }),
  })
  return (
    <div className="grid gap-4">
      {offered.length > 1 && (
        <div>
          <Segmented
            label={t.language}
            size="staff"
            value={language}
            onChange={onLanguage}
            segments={offered.map((each) => ({ value: each, text: <Mark locale={each} missing={!form.name[each]} /> }))}
          />
          <p className="mt-1.5 text-sm text-ink-2">{t.languageHint}</p>
        </div>
      )}
      <TextField label={t.name} autoComplete="off" maxLength={200} data-autofocus {...field('name')} />
      <TextArea label={t.description} rows={2} maxLength={500} {...field('desc')} />
      <TextArea label={t.description2} hint={t.description2Hint} rows={2} maxLength={500} {...field('desc2')} />
    </div>
  )
}

function Mark({ locale, missing }: { locale: Locale; missing: boolean }) {
  const { t } = useMenuEditText()
  return (
    <>
      <span className="uppercase">{locale}</span>
      {missing && (
        <span className="size-2.5 rounded-full border-2 border-current">
          <VisuallyHidden>{t.missing}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
