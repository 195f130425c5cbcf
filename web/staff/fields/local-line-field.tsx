// A short text on one line in the member's own language, with the others that the shop offers folded away below it.
import { directionOf, type Locale, type LocalText } from '../../../domain/shared/locale.ts'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { chevronDownIcon } from '../../components/icons/icons-more.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useFormLanguages } from './form-languages.ts'

type LocalLineFieldProps = {
  label: string
  error?: string | undefined
  value: LocalText
  onChange: (value: LocalText) => void
}

export function LocalLineField({ label, error, value, onChange }: LocalLineFieldProps) {
  const { t } = useStaffText()
  const { first, others } = useFormLanguages()
  const written = others.filter((each) => value[each])
  const field = (each: Locale) => ({
    lang: each,
    dir: directionOf(each),
    autoComplete: 'off',
    maxLength: 200,
    value: value[each] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...value, [each]: target.value }),
  })
  return (
    <div className="grid gap-1">
      <TextField label={label} error={error} {...field(first)} />
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2 text-sm">
            <Icon of={chevronDownIcon} className="size-4 group-open:rotate-180" />
            {t.shop.otherLanguages}
            {written.length > 0 && <span className="text-ink-2 uppercase">{written.join(' ')}</span>}
          </summary>
          <div className="grid gap-3 pb-2 sm:grid-cols-3">
            {others.map((each) => (
              <TextField key={each} label={languageNames[each]} {...field(each)} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
