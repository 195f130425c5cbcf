// The whole picture of a display: shop, branch and clock above, the two lists, and below what to do and whether it is live.
import type { CSSProperties } from 'react'
import type { GuestsList } from '../../../contract/index.ts'
import { directionOf, type Locale, localize } from '../../../domain/shared/locale.ts'
import { useBrand } from '../../api/menu/brand.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon } from '../../components/icons/icons.ts'
import { bellOffIcon, wifiOffIcon } from '../../components/icons/icons-staff.ts'
import { displayWords } from '../../i18n/display/index.ts'
import { formatTime } from '../../i18n/format.ts'
import { MakingList, ReadyList } from './lists.tsx'
import { languageAt, shiftAt } from './turns.ts'
import { Words } from './words.tsx'

type GuestsScreenProps = {
  list: Omit<GuestsList, 'pass'>
  /** The server's clock, exact to the second. */
  now: number
  notLiveSince: number | undefined
  /** The browser withholds sound until it is touched. */
  silent: boolean
}

export function GuestsScreen({ list, now, notLiveSince, silent }: GuestsScreenProps) {
  const { branch, timeZone, languages, making, ready } = list
  const locale = languageAt(languages, now)
  const t = displayWords[locale]
  const { x, y } = shiftAt(now)
  const { mark, name } = useBrand()
  return (
    <div
      className="guests"
      lang={languages[0]}
      dir={directionOf(languages[0] ?? 'en')}
      style={{ '--shift-x': `${x}px`, '--shift-y': `${y}px` } as CSSProperties}
    >
      <header>
        <img src={mark} alt="" className="guests-mark" />
        <h1>
          <b className="guests-shop">{name}</b> <Words locale={locale}>{localize(branch, locale)}</Words>
        </h1>
        <time dir="ltr">{formatTime(now, timeZone)}</time>
      </header>
      <MakingList list={making} now={now} locale={locale} />
      <ReadyList list={ready} now={now} locale={locale} />
      <footer>
        <Icon of={silent ? bellOffIcon : bagIcon} />
        <Words locale={locale}>{silent ? t.touch : t.say}</Words>
        <LineState
          locale={locale}
          since={notLiveSince === undefined ? undefined : formatTime(notLiveSince, timeZone)}
        />
      </footer>
    </div>
  )
}

function LineState({ locale, since }: { locale: Locale; since: string | undefined }) {
  const t = displayWords[locale]
  return (
    <p role="status" className="guests-line" data-live={since === undefined}>
      {since !== undefined && <Icon of={wifiOffIcon} />}
      <Words locale={locale}>{since === undefined ? t.live : t.notLive(since)}</Words>
    </p>
  )
}
