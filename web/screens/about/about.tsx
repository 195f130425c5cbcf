// Who we are; the story and its pictures come later (ABOUT-1).
import { usePageText } from '../../i18n/pages/index.ts'
import { WordsPage } from '../../shell/words-page.tsx'

export function About() {
  const { t } = usePageText()
  return <WordsPage title={t.about.title} lead={t.about.lead} picture="butter-croissant" menuLabel={t.about.more} />
}
