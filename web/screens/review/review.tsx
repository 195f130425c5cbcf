// Telling us how it was; the form comes later (REVIEW-1).
import { usePageText } from '../../i18n/pages/index.ts'
import { WordsPage } from '../../shell/words-page.tsx'

export function Review() {
  const { t } = usePageText()
  return <WordsPage title={t.review.title} lead={t.review.lead} picture="brussels-waffle" />
}
