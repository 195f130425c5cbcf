// The parts of a meal deal: what each is called, and which items it can be, at which extra price (OPT-7).
import { useEffect, useRef } from 'react'
import { localize } from '../../../../domain/shared/locale.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { plusIcon } from '../../../components/icons/icons.ts'
import { useDealEditText } from '../../../i18n/editor/index.ts'
import { PartCard } from './part-card.tsx'
import { type TypedPart, withNewPart } from './typed-parts.ts'

type PartsFieldsProps = {
  /** The id of the item; undefined for a new one. */
  own: string | undefined
  parts: readonly TypedPart[]
  onChange: (parts: TypedPart[]) => void
  /** The sentence about a field, such as 'parts.0.choose'. */
  wrong: (field: string) => string | undefined
}

export function PartsFields({ own, parts, onChange, wrong }: PartsFieldsProps) {
  const { t, locale } = useDealEditText()
  const fold = useRef<HTMLDetailsElement>(null)
  const fields = parts.flatMap(({ choose }, at) => [
    ...['name', 'choose'].map((field) => `parts.${at}.${field}`),
    ...choose.flatMap((_, place) => [`parts.${at}.choose.${place}`, `parts.${at}.choose.${place}.extra`]),
  ])
  const ofAll = wrong('parts')
  const isWrong = ofAll !== undefined || fields.some((field) => wrong(field))
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  const names = parts.map(({ name }) => localize(name, locale)).filter(Boolean)
  return (
    <details ref={fold} className="scroll-mt-20 rounded-control border border-line">
      <summary className="flex min-h-14 flex-wrap items-center gap-x-2 rounded-control px-4 py-2 font-medium">
        {t.title}
        <span className="text-sm font-normal text-ink-2">{names.length > 0 ? names.join(' + ') : t.none}</span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">
        <p className="text-sm text-ink-2">{t.hint}</p>
        {ofAll && (
          <p role="alert" className="font-medium text-cherry">
            {ofAll}
          </p>
        )}
        <ol className="grid gap-4 empty:hidden">
          {parts.map((part, at) => (
            <PartCard
              key={part.key}
              own={own}
              part={part}
              at={at}
              onChange={(next) => onChange(parts.map((one) => (one === part ? next : one)))}
              onRemove={() => onChange(parts.filter((one) => one !== part))}
              wrong={(field) => wrong(`parts.${at}.${field}`)}
            />
          ))}
        </ol>
        <Button
          variant="quiet"
          size="staff"
          className="justify-self-start"
          onClick={() => onChange(withNewPart(parts))}
        >
          <Icon of={plusIcon} className="size-5" />
          {t.addPart}
        </Button>
      </div>
    </details>
  )
}
