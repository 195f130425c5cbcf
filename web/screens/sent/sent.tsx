// After a message was sent (CONTACT-2).
import { usePageText } from '../../i18n/pages/index.ts'
import { WordsPage } from '../../shell/words-page.tsx'

export function Sent() {
  const { t } = usePageText()
  return <WordsPage title={t.sent.title} lead={t.sent.lead} picture="apple-cake" />
}
