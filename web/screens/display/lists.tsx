// The two lists of a display: what is being made, and what is ready with the newest first and largest.
import { type Called, displayTimes, type ReadyCall } from '../../../domain/counter/display.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { displayWords } from '../../i18n/display/index.ts'
import { pageAt } from './turns.ts'
import { Code, Words } from './words.tsx'

/** How many stand on a page of either list. */
export const pageSize = 12
/** How long an order counts as just ready, in ms. */
const freshMs = displayTimes.ready / 15

type ListProps<One> = {
  list: readonly One[]
  /** The server's clock, exact to the turns of pages. */
  now: number
  locale: Locale
}

export function MakingList({ list, now, locale }: ListProps<Called>) {
  const t = displayWords[locale]
  const { shown, page, pages } = pageAt(list, pageSize, now)
  return (
    <section className="guests-making">
      <h2>
        <Words heading locale={locale}>
          {t.making}
        </Words>
        {pages > 1 && <PageMark locale={locale} page={page} pages={pages} />}
      </h2>
      <ul>
        {shown.map(({ code, cupName }) => (
          <li key={code}>
            <Code of={code} />
            <bdi>{cupName}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The newest stands on every page. */
export function ReadyList({ list, now, locale }: ListProps<ReadyCall>) {
  const t = displayWords[locale]
  const [newest, ...others] = list
  const { shown, page, pages } = pageAt(others, pageSize - 1, now)
  return (
    <section className="guests-ready">
      <h2>
        {newest && <Icon of={checkIcon} className="guests-check" />}
        <Words heading locale={locale}>
          {newest ? t.ready : t.readyNone}
        </Words>
        {pages > 1 && <PageMark locale={locale} page={page} pages={pages} />}
      </h2>
      {newest ? (
        <ul aria-live="polite" data-room={roomFor(shown.length)}>
          <li key={keyOf(newest)} className="guests-newest">
            <Code of={newest.code} />
            <span>
              <bdi>{newest.cupName}</bdi>
              {now - newest.readyAt < freshMs && <Words locale={locale}>{t.justReady}</Words>}
            </span>
          </li>
          {shown.map((call) => (
            <li key={keyOf(call)}>
              <Code of={call.code} />
              <bdi>{call.cupName}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Words locale={locale}>{t.none}</Words>
        </p>
      )}
    </section>
  )
}

const keyOf = ({ code, readyAt }: ReadyCall): string => `${code} ${readyAt}`

/** How closely the cards beside the newest stand; their letters are always as large. */
const roomFor = (others: number): 'wide' | 'middle' | 'close' | 'full' =>
  others <= 4 ? 'wide' : others <= 6 ? 'middle' : others <= 8 ? 'close' : 'full'

function PageMark({ locale, page, pages }: { locale: Locale; page: number; pages: number }) {
  return (
    <span className="guests-page">
      <Words locale={locale}>{displayWords[locale].page(page, pages)}</Words>
    </span>
  )
}
