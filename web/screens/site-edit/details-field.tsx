// The lines of details below an offer: each in four languages, added and removed one by one.
import { useRef } from 'react'
import { contentLimits } from '../../../domain/content.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { plusIcon } from '../../components/icons/icons.ts'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { useSiteEditText } from '../../i18n/site-edit/index.ts'
import { WordsField } from './words-field.tsx'

type DetailsFieldProps = {
  details: readonly LocalText[]
  onChange: (details: readonly LocalText[]) => void
  problems: Readonly<Record<string, string>>
}

export function DetailsField({ details, onChange, problems }: DetailsFieldProps) {
  const { t } = useSiteEditText()
  const add = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="mb-1.5 text-sm font-semibold">{t.details}</legend>
      {details.map((detail, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its index
        <div key={place} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <WordsField
              label={t.detail(place + 1)}
              short
              value={detail}
              onChange={(changed) => onChange(details.map((one, index) => (index === place ? changed : one)))}
              error={problems[`details.${place}`]}
            />
          </div>
          <IconButton
            icon={trashIcon}
            label={t.removeDetail(place + 1)}
            size="staff"
            variant="danger"
            className="mt-5"
            onClick={() => {
              onChange(details.filter((_, index) => index !== place))
              add.current?.focus()
            }}
          />
        </div>
      ))}
      {problems.details && <p className="text-sm font-medium text-cherry">{problems.details}</p>}
      <Button
        ref={add}
        variant="quiet"
        size="staff"
        aria-disabled={details.length >= contentLimits.details}
        onClick={() => details.length < contentLimits.details && onChange([...details, {}])}
      >
        <Icon of={plusIcon} className="size-5" />
        {t.addDetail}
      </Button>
    </fieldset>
  )
}
