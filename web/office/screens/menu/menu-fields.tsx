// What the forms of the menu share: typed prices and numbers, the fold of a row, the language.
import { useRef } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import type { FoldedFieldsProps } from '#web/office/staff/fields/folded-fields.tsx'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { type FieldTexts, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'

const typed = {
  price: { inputMode: 'decimal', maxLength: 12 },
  /** A price that may have a sign, for which a decimal keyboard has no key. */
  signedPrice: { inputMode: 'text', maxLength: 12 },
  number: { inputMode: 'numeric', maxLength: 4 },
  time: { maxLength: 6 },
} as const

type TypedFieldProps = FieldTexts & {
  of: keyof typeof typed
  value: string
  placeholder?: string
  onType: (text: string) => void
}

/** A price, number or time, which stays as it was typed until it is saved. */
export function TypedField({ of, onType, ...rest }: TypedFieldProps) {
  return (
    <TextField autoComplete="off" dir="ltr" {...typed[of]} {...rest} onChange={(event) => onType(event.target.value)} />
  )
}

type PickFieldProps = FieldTexts & {
  value: string
  choices: readonly (readonly [value: string, text: string])[]
  disabled?: boolean
  title?: string
  onPick: (value: string) => void
}

/** One out of a list. */
export const PickField = ({ choices, onPick, ...rest }: PickFieldProps) => (
  <SelectField {...rest} onChange={(event) => onPick(event.target.value)}>
    {choices.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </SelectField>
)

type MoreFoldProps = Omit<FoldedFieldsProps, 'focuses' | 'small'> & {
  /** What it is about, for screen readers. */
  called: string
}

/** The smaller fold of a row, with what is seldom needed. */
export function MoreFold({ title, called, summary, opens, children }: MoreFoldProps) {
  const open = useRef(opens)
  if (opens) open.current = true
  return (
    <details open={open.current} className="group rounded-control border border-line">
      <summary className="flex min-h-12 items-center gap-2 rounded-control px-3 text-sm font-medium">
        {title}
        <span className="sr-only">{`: ${called}`}</span>
        <bdi className="ms-auto min-w-0 truncate font-normal text-ink-2 group-open:hidden">{summary}</bdi>
        <Icon of={chevronDownIcon} className="size-4 group-open:ms-auto group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

type LanguageChoiceProps = {
  value: Locale
  onChange: (language: Locale) => void
  /** Whether something has no text in a language. */
  lacks: (language: Locale) => boolean
  className?: string
}

/** Nothing if the shop has one language only. */
export function LanguageChoice({ value, onChange, lacks, className }: LanguageChoiceProps) {
  const { t } = useMenuEditText()
  const offered = useOfferedLanguages()
  if (offered.length < 2) return null
  const segments = offered.map((each) => ({
    value: each,
    text: (
      <>
        <span className="uppercase">{each}</span>
        {lacks(each) && (
          <span className="ms-1.5 inline-block size-2.5 rounded-full border-2 border-current">
            <VisuallyHidden>{t.missing}</VisuallyHidden>
          </span>
        )}
      </>
    ),
  }))
  return (
    <div className={className}>
      <Segmented label={t.language} size="staff" value={value} onChange={onChange} segments={segments} />
      <p className="mt-1.5 text-sm text-ink-2">{t.languageHint}</p>
    </div>
  )
}
