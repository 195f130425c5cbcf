// After a message was sent (CONTACT-2).
import { useContactText } from '../../i18n/visit/index.ts'
import { WordsPage } from '../../shell/words-page.tsx'

export function Sent() {
  const { t } = useContactText()
  return <WordsPage title={t.sent.title} lead={t.sent.lead} picture="apple-cake" />
}
