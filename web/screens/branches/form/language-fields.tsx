// A text of a branch in each language that the shop offers, one line each, the reader's own language first.
import { type ReactNode, useId } from 'react'
import { directionOf } from '../../../../domain/shared/locale.ts'
import { TextField } from '../../../components/fields/field.tsx'
import { languageNames } from '../../../i18n/language-names.ts'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { useFormLanguages } from '../../../staff/fields/form-languages.ts'
import type { SectionProps } from './form-parts.tsx'

type LanguageFieldsProps = SectionProps & {
  field: 'name' | 'address' | 'imageWords'
  label: string
  legendShown?: boolean
  hint?: ReactNode
}

export function LanguageFields({ form, field, label, legendShown = false, hint }: LanguageFieldsProps) {
  const { t } = useBranchText()
  const { first, others } = useFormLanguages()
  const { draft, change, problems } = form
  const hintId = useId()
  const missing = problems[field]
  return (
    <fieldset className="grid gap-3" aria-describedby={hint ? hintId : undefined}>
      <legend className={legendShown ? 'mb-2 font-semibold' : 'sr-only'}>{label}</legend>
      {hint && (
        <p id={hintId} className="-mt-2 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {[first, ...others].map((each, place) => {
          const problem = problems[`${field}.${each}`] ?? (place === 0 ? missing : undefined)
          return (
            <TextField
              key={each}
              label={<span lang={each}>{languageNames[each]}</span>}
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
