// A display without a list: it is being read, cannot be reached, or its address is not valid any more.
import type { Locale } from '../../../domain/shared/locale.ts'
import { isOver } from '../../api/display.ts'
import type { Refused } from '../../api/http/client.ts'
import { useBrand } from '../../api/menu/brand.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { displayWords } from '../../i18n/display/index.ts'
import { linkTo } from '../../location.ts'
import { languageAt } from './turns.ts'
import { Words } from './words.tsx'

type EndedProps = { refused: Refused | undefined; languages: readonly Locale[]; now: number }

export function Ended({ refused, languages, now }: EndedProps) {
  const locale = languageAt(languages, now)
  const t = displayWords[locale]
  const { mark } = useBrand()
  const { title, text } = wordsFor(refused, t)
  return (
    <div className="guests-ended">
      <img src={mark} alt="" className="guests-ended-mark" />
      <h1>
        <Words heading locale={locale}>
          {title}
        </Words>
      </h1>
      <p role="status">
        <Words locale={locale}>{text}</Words>
      </p>
      {refused && isOver(refused) && (
        <LinkButton href={linkTo('/displays')} size="staff">
          <Words locale={locale}>{t.toStaff}</Words>
        </LinkButton>
      )}
    </div>
  )
}

function wordsFor(refused: Refused | undefined, t: (typeof displayWords)[Locale]) {
  if (!refused) return t.waiting
  if (refused.refusal === 'display_withdrawn') return t.withdrawn
  return isOver(refused) ? t.unknown : t.unreachable
}
