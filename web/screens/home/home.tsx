// The front door; its film, offers and posts come later (HOME-1).
import { LinkButton } from '../../components/button.tsx'
import { usePageText } from '../../i18n/pages/index.ts'
import { linkTo } from '../../place.ts'
import { WordsPage } from '../../shell/words-page.tsx'

export function Home() {
  const { t } = usePageText()
  return (
    <WordsPage
      title={t.home.title}
      lead={t.home.lead}
      picture="cappuccino"
      more={
        <LinkButton href={linkTo('/track')} variant="quiet" size="staff">
          {t.home.track}
        </LinkButton>
      }
    />
  )
}
