// What the registered till was told on a day, at the end of that day (REG-3).
import type { DateText } from '#domain/branch/hours.ts'
import { useTillOfDay } from '#web/data/staff/till-link-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { formatList } from '#web/words/format-more.ts'
import { useTillLinkText } from '#web/words/till-link/index.ts'

/** Nothing at a branch that was not linked. */
export function TillOfDay({ branch, day }: { branch: string; day: DateText }) {
  const { t, locale } = useTillLinkText()
  const told = useTillOfDay(branch, day).data
  if (!told || (told.messages === 0 && told.waiting.length === 0)) return null
  const { messages, first, last, waiting } = told
  return (
    <Card className="grid gap-3 p-5!">
      <h2 className="text-lg">{t.day.title}</h2>
      <p>
        <span>{t.day.told(messages)}</span>
        {first !== null && last !== null && <span>{` ${t.day.tickets(first, last)}`}</span>}
      </p>
      {waiting.length > 0 && (
        <Notice urgent>
          <b className="block">{t.day.waiting(formatList(waiting, locale))}</b>
          <span>{t.day.closeAnyway}</span>
        </Notice>
      )}
    </Card>
  )
}
