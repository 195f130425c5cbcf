// The whole picture of a display: shop, branch and clock above, the two lists, and below what to do and whether it is
// live.
import type { CSSProperties, ReactNode } from 'react'
import type { GuestsList } from '#contract/index.ts'
import { type Called, displayTimes, type ReadyCall } from '#domain/order/counter/display.ts'
import { directionOf, type Locale, localize } from '#domain/shared/locale.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, checkIcon } from '#web/ui/icons/icons.ts'
import { bellOffIcon, wifiOffIcon } from '#web/ui/icons/icons-staff.ts'
import { displayWords } from '#web/words/display/index.ts'
import { formatTime } from '#web/words/format.ts'
import { languageAt, shiftAt, turnAt } from './display-turns.ts'

type GuestsScreenProps = {
  list: Omit<GuestsList, 'pass'>
  /** The server's clock, exact to the second. */
  now: number
  notLiveSince: number | undefined
  /** The browser withholds sound until it is touched. */
  silent: boolean
}

export function GuestsScreen({ list, now, notLiveSince, silent }: GuestsScreenProps) {
  const { branch, timeZone, languages, making, asks, ready } = list
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
          <b className="guests-shop">{name}</b> <GuestsWords locale={locale}>{localize(branch, locale)}</GuestsWords>
        </h1>
        <time dir="ltr">{formatTime(now, timeZone)}</time>
      </header>
      <MakingLists making={making} asks={asks} now={now} locale={locale} />
      <ReadyList list={ready} now={now} locale={locale} />
      <footer>
        <Icon of={silent ? bellOffIcon : bagIcon} />
        <GuestsWords locale={locale}>{silent ? t.touch : t.say}</GuestsWords>
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
      <GuestsWords locale={locale}>{since === undefined ? t.live : t.notLive(since)}</GuestsWords>
    </p>
  )
}

const pageSize = 12
/** How many each of two lists shows that share the room of one, on a wide screen and on an upright one. */
const sharedSize = 4
/** How long an order counts as just ready, in ms. */
const freshMs = displayTimes.ready / 15

type ListProps<One> = {
  list: readonly One[]
  /** The server's clock, exact to the turns of pages. */
  now: number
  locale: Locale
}

type MakingProps = { making: readonly Called[]; asks: readonly Called[]; now: number; locale: Locale }

/** What is not known to be ready: what is being made, and below it what guests should ask for. */
function MakingLists({ making, asks, now, locale }: MakingProps) {
  const t = displayWords[locale]
  const shared = asks.length > 0
  return (
    <div className="guests-making">
      <CodeList list={making} title={t.making} size={shared ? sharedSize : pageSize} now={now} locale={locale} />
      {shared && <CodeList list={asks} title={t.asks} size={sharedSize} now={now} locale={locale} />}
    </div>
  )
}

type CodeListProps = ListProps<Called> & { title: string; size: number }

function CodeList({ list, title, size, now, locale }: CodeListProps) {
  const { shown, page, pages } = turnAt(list, size, now)
  return (
    <section>
      <h2>
        <GuestsWords heading locale={locale}>
          {title}
        </GuestsWords>
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
function ReadyList({ list, now, locale }: ListProps<ReadyCall>) {
  const t = displayWords[locale]
  const [newest, ...others] = list
  const { shown, page, pages } = turnAt(others, pageSize - 1, now)
  return (
    <section className="guests-ready">
      <h2>
        {newest && <Icon of={checkIcon} className="guests-check" />}
        <GuestsWords heading locale={locale}>
          {newest ? t.ready : t.readyNone}
        </GuestsWords>
        {pages > 1 && <PageMark locale={locale} page={page} pages={pages} />}
      </h2>
      {newest ? (
        <ul aria-live="polite" data-room={roomFor(shown.length)}>
          <li key={keyOf(newest)} className="guests-newest">
            <Code of={newest.code} />
            <span>
              <bdi>{newest.cupName}</bdi>
              {now - newest.readyAt < freshMs && <GuestsWords locale={locale}>{t.justReady}</GuestsWords>}
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
          <GuestsWords locale={locale}>{t.none}</GuestsWords>
        </p>
      )}
    </section>
  )
}

const keyOf = ({ code, readyAt }: ReadyCall): string => `${code} ${readyAt}`

/** How closely the other cards stand. Their letters keep their size. */
const roomFor = (others: number): 'wide' | 'middle' | 'close' | 'full' =>
  others <= 4 ? 'wide' : others <= 6 ? 'middle' : others <= 8 ? 'close' : 'full'

function PageMark({ locale, page, pages }: { locale: Locale; page: number; pages: number }) {
  return (
    <span className="guests-page">
      <GuestsWords locale={locale}>{displayWords[locale].page(page, pages)}</GuestsWords>
    </span>
  )
}

type WordsProps = { locale: Locale; heading?: boolean; children: ReactNode }

export function GuestsWords({ locale, heading = false, children }: WordsProps) {
  return (
    <span lang={locale} dir={directionOf(locale)} className={heading ? 'guests-heading' : 'guests-words'}>
      {children}
    </span>
  )
}

/** A code such as M-47, left to right in every language. The digits are what is called out. */
function Code({ of }: { of: string }) {
  const [, letter = '', digits = of] = /^(\D*)(\d+)$/.exec(of) ?? []
  return (
    <b dir="ltr" className="guests-code" data-long={digits.length > 2 || undefined}>
      {letter && <small>{letter}</small>}
      <span>{digits}</span>
    </b>
  )
}
