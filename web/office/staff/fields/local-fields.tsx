// Texts in the languages that the shop offers: the member's own first, the others folded away below it.
import type { ReactNode } from 'react'
import { directionOf, type Locale, type LocalText, locales } from '#domain/shared/locale.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { TextArea, TextField } from '#web/ui/fields/field.tsx'
import { useText } from '#web/words/index.tsx'
import { languageNames } from '#web/words/language-names.ts'
import { useStaffText } from '#web/words/staff/index.ts'

export const useOfferedLanguages = (): readonly Locale[] => useBrand().languages ?? locales

/** `first` is the reader's own, if the shop offers it; the others are folded away or follow. */
export function useFormLanguages(): { readonly first: Locale; readonly others: readonly Locale[] } {
  const { locale } = useText()
  const offered = useOfferedLanguages()
  const first = offered.includes(locale) ? locale : (offered[0] ?? locale)
  return { first, others: offered.filter((one) => one !== first) }
}

type LocalLineFieldProps = {
  label: string
  error?: string | undefined
  value: LocalText
  onChange: (value: LocalText) => void
}

export function LocalLineField({ label, error, value, onChange }: LocalLineFieldProps) {
  const { first, others } = useFormLanguages()
  const field = (each: Locale) => ({
    lang: each,
    dir: directionOf(each),
    autoComplete: 'off',
    maxLength: 200,
    value: value[each] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...value, [each]: target.value }),
  })
  return (
    <div className="grid gap-2">
      <TextField label={label} error={error} {...field(first)} />
      <OtherLanguages others={others} value={value} of={label}>
        {(each) => <TextField label={languageNames[each]} {...field(each)} />}
      </OtherLanguages>
    </div>
  )
}

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
  const { first, others } = useFormLanguages()

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
      <OtherLanguages others={others} value={value} of={label}>
        {(each) => field(each, { label: languageNames[each] })}
      </OtherLanguages>
    </div>
  )
}

type OtherLanguagesProps = {
  others: readonly Locale[]
  value: LocalText
  /** What is written in them. */
  of: string
  children: (language: Locale) => ReactNode
}

/** Folded away; names the languages in which something is written, or all of them. */
export function OtherLanguages({ others, value, of, children }: OtherLanguagesProps) {
  const { t } = useStaffText()
  const written = others.filter((each) => value[each])
  if (others.length === 0) return null
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-12 items-center gap-2 rounded-control px-4 font-medium">
        <span>
          <span>{t.shop.otherLanguages}</span>
          <span className="sr-only">{`: ${of}`}</span>
        </span>
        <span className="ms-auto text-sm text-ink-2 uppercase">
          {(written.length > 0 ? written : others).join(' ')}
        </span>
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">
        {others.map((each) => (
          <div key={each}>{children(each)}</div>
        ))}
      </div>
    </details>
  )
}
