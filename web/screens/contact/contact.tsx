// How to reach us; branches, maps and the form come later (CONTACT-1).
import { usePageText } from '../../i18n/pages/index.ts'
import { WordsPage } from '../../shell/words-page.tsx'

export function Contact() {
  const { t } = usePageText()
  return <WordsPage title={t.contact.title} lead={t.contact.lead} picture="flat-white" />
}
