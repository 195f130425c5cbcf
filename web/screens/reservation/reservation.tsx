// Reserving a table; the calendar comes later (RES-1).
import { usePageText } from '../../i18n/pages/index.ts'
import { WordsPage } from '../../shell/words-page.tsx'

export function Reservation() {
  const { t } = usePageText()
  return <WordsPage title={t.reservation.title} lead={t.reservation.lead} picture="breakfast-board" />
}
