// Name and address in each language, and how customers reach the branch.
import { directionOf, type Locale, locales } from '../../../domain/locale.ts'
import { TextField } from '../../components/field.tsx'
import { useBranchText } from '../../i18n/branches/index.ts'
import { Section, type SectionProps } from './form-parts.tsx'

const languages: Readonly<Record<Locale, string>> = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  ar: 'العربية',
}

export function NameSection({ form }: SectionProps) {
  const { t } = useBranchText()
  return (
    <Section id="name" title={t.name} hint={t.languagesHint}>
      <LanguageFields form={form} field="name" label={t.name} />
    </Section>
  )
}

export function ContactSection({ form }: SectionProps) {
  const { t } = useBranchText()
  const { draft, change, problems } = form
  const error = (field: string) => problems[field] && t.problems[problems[field]]
  return (
    <Section id="contact" title={t.contact}>
      <LanguageFields form={form} field="address" label={t.address} legendShown />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t.phone}
          type="tel"
          dir="ltr"
          autoComplete="off"
          hint={t.phoneHint}
          error={error('phone')}
          value={draft.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <TextField
          label={t.email}
          type="email"
          dir="ltr"
          autoComplete="off"
          error={error('email')}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </div>
    </Section>
  )
}

type LanguageFieldsProps = SectionProps & { field: 'name' | 'address'; label: string; legendShown?: boolean }

/** One line for each language, the reader's own first. */
function LanguageFields({ form, field, label, legendShown = false }: LanguageFieldsProps) {
  const { t, locale } = useBranchText()
  const { draft, change, problems } = form
  const missing = problems[field]
  return (
    <fieldset className="grid gap-3">
      <legend className={legendShown ? 'mb-2 font-semibold' : 'sr-only'}>{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {[locale, ...locales.filter((one) => one !== locale)].map((each, place) => {
          const problem = problems[`${field}.${each}`] ?? (place === 0 ? missing : undefined)
          return (
            <TextField
              key={each}
              label={<span lang={each}>{languages[each]}</span>}
              lang={each}
              dir={directionOf(each)}
              autoComplete="off"
              error={problem && t.problems[problem]}
              value={draft[field][each] ?? ''}
              onChange={(event) => change({ [field]: { ...draft[field], [each]: event.target.value } })}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
