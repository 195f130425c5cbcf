// Of which events a web hook is told, as boxes to tick.
import { useId } from 'react'
import { noticeEvents } from '../../../domain/watch/notices.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { warningIcon } from '../../components/icons/icons.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'

type Event = (typeof noticeEvents)[number]
type EventChoicesProps = {
  chosen: readonly Event[]
  error: string | undefined
  onChange: (events: readonly Event[]) => void
}

export function EventChoices({ chosen, error, onChange }: EventChoicesProps) {
  const { t } = useAlertsText()
  const errorId = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t.events}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {noticeEvents.map((event) => (
          <label key={event} className="flex min-h-12 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5.5 shrink-0"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              checked={chosen.includes(event)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, event] : chosen.filter((one) => one !== event))
              }
            />
            {t.eventNames[event]}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-cherry">
          <Icon of={warningIcon} className="size-5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
