// A text in four languages: the member's own first, the others folded away with a mark for each missing one.
import { type ReactNode, useEffect, useRef } from 'react'
import { contentLimits } from '../../../domain/content.ts'
import { directionOf, type Locale, type LocalText } from '../../../domain/shared/locale.ts'
import { TextArea, TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useFormLanguages } from '../../staff/fields/form-languages.ts'

type WordsFieldProps = {
  label: string
  value: LocalText
  onChange: (value: LocalText) => void
  error?: string | undefined
  hint?: ReactNode
  /** One line only. */
  short?: boolean
  /** In characters, for each language. */
  limit?: number
  /** Unfolds the other languages, because there is something to check. */
  unfold?: boolean
}

export function WordsField(props: WordsFieldProps) {
  const { label, value, onChange, error, hint, short = false, limit = contentLimits.text, unfold = false } = props
  const { t } = useSiteEditText()
  const { first, others } = useFormLanguages()
  const folded = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (unfold && folded.current) folded.current.open = true
  }, [unfold])

  const field = (each: Locale, name: string, below: { error?: string | undefined; hint?: ReactNode } = {}) => {
    const shared = {
      label: name,
      ...below,
      lang: each,
      dir: directionOf(each),
      most: limit,
      value: value[each] ?? '',
    }
    const write = (text: string) => onChange({ ...value, [each]: text })
    return short ? (
      <TextField {...shared} onChange={(event) => write(event.target.value)} />
    ) : (
      <TextArea {...shared} rows={2} onChange={(event) => write(event.target.value)} />
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {field(first, label, { error, hint })}
      {others.length > 0 && (
        <details ref={folded} className="rounded-control border border-line">
          <summary className="flex min-h-14 items-center gap-2 rounded-control px-4 font-medium">
            <span className="me-auto">
              {t.otherLanguages}
              <span className="sr-only">: {label}</span>
            </span>
            {others.map((each) => (
              <Mark key={each} locale={each} written={Boolean(value[each]?.trim())} />
            ))}
          </summary>
          <div className="grid gap-3 px-4 pt-1 pb-4">
            {others.map((each) => (
              <div key={each}>{field(each, `${languageNames[each]}`)}</div>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

function Mark({ locale, written }: { locale: Locale; written: boolean }) {
  const { t } = useSiteEditText()
  const colours = written ? 'bg-leaf-soft text-leaf' : 'bg-honey-soft text-honey-ink'
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1 rounded-small px-2 text-sm font-semibold uppercase ${colours}`}
    >
      {locale}
      {written && <Icon of={checkIcon} className="size-4" />}
      <span className="sr-only normal-case">{written ? t.written : t.lacking}</span>
    </span>
  )
}
