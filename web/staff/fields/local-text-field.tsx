// A text in the member's own language, with the others that the shop offers folded away below it.
import { directionOf, type Locale, type LocalText } from '../../../domain/shared/locale.ts'
import { TextArea } from '../../components/fields/field.tsx'
import { languageNames } from '../../i18n/language-names.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useFormLanguages } from './form-languages.ts'

type LocalTextFieldProps = {
  label: string
  labelHidden?: boolean
  hint?: string | undefined
  /** What is wrong with it. */
  error?: string | undefined
  /** In characters, for each language. */
  most?: number
  value: LocalText
  onChange: (value: LocalText) => void
}

export function LocalTextField({ label, labelHidden, hint, error, most, value, onChange }: LocalTextFieldProps) {
  const { t } = useStaffText()
  const { first, others } = useFormLanguages()
  const written = others.filter((each) => value[each])

  const field = (
    each: Locale,
    texts: {
      label: string
      labelHidden?: boolean | undefined
      hint?: string | undefined
      error?: string | undefined
    },
  ) => (
    <TextArea
      {...texts}
      rows={2}
      lang={each}
      dir={directionOf(each)}
      {...(most === undefined ? { maxLength: 500 } : { most })}
      value={value[each] ?? ''}
      onChange={(event) => onChange({ ...value, [each]: event.target.value })}
    />
  )

  return (
    <div className="grid gap-2">
      {field(first, { label, labelHidden, hint, error })}
      {others.length > 0 && (
        <details className="rounded-control border border-line">
          <summary className="flex min-h-12 items-center gap-2 rounded-control px-4 font-medium">
            <span>{t.shop.otherLanguages}</span>
            <span className="ms-auto text-sm text-ink-2 uppercase">
              {(written.length > 0 ? written : others).join(' ')}
            </span>
          </summary>
          <div className="grid gap-3 px-4 pt-1 pb-4">
            {others.map((each) => (
              <div key={each}>{field(each, { label: languageNames[each] })}</div>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
