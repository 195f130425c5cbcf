// Any unknown address: a welcome and the way to the menu (ROUTE-2).
import { usePageText } from '../../i18n/customer/index.ts'
import { WordsPage } from '../../shell/words-page.tsx'

export function NotFound() {
  const { t } = usePageText()
  return <WordsPage title={t.notFound.title} lead={t.notFound.lead} picture="cappuccino" />
}
