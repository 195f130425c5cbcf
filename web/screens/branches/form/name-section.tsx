// Name and address in each language, and how customers reach the branch.
import { TextField } from '../../../components/fields/field.tsx'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { Section, type SectionProps } from './form-parts.tsx'
import { LanguageFields } from './language-fields.tsx'

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
