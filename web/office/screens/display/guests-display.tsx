// A display for guests, opened by its address: what is being made, what is ready, and a chime for each that becomes so.
import { useEffect, useRef, useState } from 'react'
import { isGoneForGood, type Showing, useShowing } from '#web/data/guest-display-api.ts'
import { loadAnewReason, loadPageAnew } from '#web/data/http/load-anew.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { useObservable } from '#web/data/observable.ts'
import { fetchArabicFaces } from '#web/data/page/faces.ts'
import { useTitle } from '#web/data/page/title.ts'
import { useWakeLock } from '#web/office/staff/alerts/wake-lock.ts'
import { canRing, chime, unlockSound, wakeAudio, watchAudio } from '#web/ui/feedback/chime.ts'
import { displayWords } from '#web/words/display/index.ts'
import { useText } from '#web/words/index.tsx'
import '#web/ui/styles/display.css'
import type { ReadyCall } from '#domain/order/counter/display.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { openReadyBell } from './display-bell.ts'
import { languageAt } from './display-turns.ts'
import { GuestsScreen, GuestsWords } from './guests-screen.tsx'

/** `address`: the key at the end of the display's address. */
export function GuestsDisplay({ address }: { address: string }) {
  const { locale } = useText()
  useTitle(displayWords[locale].title)
  useWakeLock()
  const showing = useShowing(address)
  const { list, refused, notLiveSince } = showing
  const silent = useSilence()
  const now = useNow(1000)
  useBell(list?.ready)
  useNewBuild(showing)
  useEffect(() => {
    if (list?.languages.includes('ar')) void fetchArabicFaces()
  }, [list?.languages])
  if (list && !(refused && isGoneForGood(refused)))
    return <GuestsScreen list={list} now={now} notLiveSince={notLiveSince} silent={silent} />
  return <Ended refused={refused} languages={list?.languages ?? [locale]} now={now} />
}

const loudness = 0.4

function useBell(ready: readonly ReadyCall[] | undefined): void {
  const bell = useRef<ReturnType<typeof openReadyBell>>(undefined)
  useEffect(() => {
    const mine = openReadyBell(() => chime('ready', loudness))
    bell.current = mine
    return mine.stop
  }, [])
  useEffect(() => {
    if (ready) bell.current?.hear(ready)
  }, [ready])
}

/** Nobody reloads a screen on a wall, so it reloads after an update, once there is nothing to show. */
function useNewBuild({ list }: Showing): void {
  const reason = useObservable(loadAnewReason)
  const empty = list && list.making.length + list.asks.length + list.ready.length === 0
  useEffect(() => {
    if (reason && empty) loadPageAnew()
  }, [reason, empty])
}

type EndedProps = { refused: CallRefused | undefined; languages: readonly Locale[]; now: number }

function Ended({ refused, languages, now }: EndedProps) {
  const locale = languageAt(languages, now)
  const t = displayWords[locale]
  const { mark } = useBrand()
  const { title, text } = wordsFor(refused, t)
  return (
    <div className="guests-ended">
      <img src={mark} alt="" className="guests-ended-mark" />
      <h1>
        <GuestsWords heading locale={locale}>
          {title}
        </GuestsWords>
      </h1>
      <p role="status">
        <GuestsWords locale={locale}>{text}</GuestsWords>
      </p>
      {refused && isGoneForGood(refused) && (
        <LinkButton href={linkTo('/displays')} size="staff">
          <GuestsWords locale={locale}>{t.toStaff}</GuestsWords>
        </LinkButton>
      )}
    </div>
  )
}

function wordsFor(refused: CallRefused | undefined, t: (typeof displayWords)[Locale]) {
  if (!refused) return t.waiting
  if (refused.refusal === 'display_withdrawn') return t.withdrawn
  return isGoneForGood(refused) ? t.unknown : t.unreachable
}

const touches = ['pointerup', 'touchend', 'click', 'keydown'] as const
/** How long a browser may take to allow sound without a touch, in ms. */
const wakingMs = 1_500

/** True while the browser withholds sound. Any touch, click or key then asks for it. */
function useSilence(): boolean {
  const [silent, setSilent] = useState(false)
  useEffect(() => {
    const look = () => setSilent(!canRing())
    const touched = () => {
      unlockSound()
      look()
    }
    wakeAudio()
    const first = setTimeout(look, wakingMs)
    const unwatch = watchAudio(look)
    for (const touch of touches) addEventListener(touch, touched)
    return () => {
      clearTimeout(first)
      unwatch()
      for (const touch of touches) removeEventListener(touch, touched)
    }
  }, [])
  return silent
}
