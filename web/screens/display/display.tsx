// A display for guests, opened by its address: what is being made, what is ready, and a chime for each that becomes so.
import { useEffect, useRef } from 'react'
import { isOver, type Showing, useShowing } from '../../api/display.ts'
import { useNow } from '../../api/http/clock.ts'
import { loadAnewReason, loadPageAnew } from '../../api/http/load-anew.ts'
import { useObservable } from '../../api/observable.ts'
import { chime } from '../../components/feedback/chime.ts'
import { displayWords } from '../../i18n/display/index.ts'
import { fetchArabicFaces } from '../../i18n/faces.ts'
import { useText } from '../../i18n/index.tsx'
import { useTitle } from '../../shell/title.ts'
import { useWakeLock } from '../../staff/alerts/wake-lock.ts'
import '../../styles/display.css'
import { type Bell, openBell } from './bell.ts'
import { Ended } from './ended.tsx'
import { GuestsScreen } from './guests-screen.tsx'
import { useSilence } from './sound.ts'

/** `address`: the key at the end of the display's address. */
export function Display({ address }: { address: string }) {
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
  if (list && !(refused && isOver(refused)))
    return <GuestsScreen list={list} now={now} notLiveSince={notLiveSince} silent={silent} />
  return <Ended refused={refused} languages={list?.languages ?? [locale]} now={now} />
}

const loudness = 0.4

function useBell(ready: Parameters<Bell['hear']>[0] | undefined): void {
  const bell = useRef<Bell>(undefined)
  useEffect(() => {
    const mine = openBell(() => chime('ready', loudness))
    bell.current = mine
    return mine.stop
  }, [])
  useEffect(() => {
    if (ready) bell.current?.hear(ready)
  }, [ready])
}

/** Nobody is there to reload a screen on a wall: it does so itself, once there is nothing to show. */
function useNewBuild({ list }: Showing): void {
  const reason = useObservable(loadAnewReason)
  const empty = list && list.making.length + list.ready.length === 0
  useEffect(() => {
    if (reason && empty) loadPageAnew()
  }, [reason, empty])
}
