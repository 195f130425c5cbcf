// The lines of details below an offer: each in four languages, added and removed one by one.
import { contentLimits } from '../../../domain/content.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { LineFields } from '../../staff/fields/line-fields.tsx'
import { WordsField } from './words-field.tsx'

type DetailsFieldProps = {
  details: readonly LocalText[]
  onChange: (details: readonly LocalText[]) => void
  problems: Readonly<Record<string, string>>
}

const blank: LocalText = {}

export function DetailsField({ details, onChange, problems }: DetailsFieldProps) {
  const { t } = useSiteEditText()
  return (
    <LineFields
      title={t.details}
      lines={details}
      blank={blank}
      most={contentLimits.details}
      onChange={onChange}
      addLabel={t.addDetail}
      removeLabel={t.removeDetail}
      error={problems.details}
      field={(detail, place, change) => (
        <WordsField
          label={t.detail(place + 1)}
          short
          value={detail}
          onChange={change}
          error={problems[`details.${place}`]}
        />
      )}
    />
  )
}
