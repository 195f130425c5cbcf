// On every page until it is collected: 'M-47 · ready 11:34' for each running order, with a tone when it is ready (F-65).
import { useEffect, useRef } from 'react'
import { onStoredElsewhere } from '../../api/browser-storage.ts'
import { useNow } from '../../api/http/clock.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { useObservable } from '../../api/observable.ts'
import { follow } from '../../api/track.ts'
import { chime, unlock } from '../../components/feedback/chime.ts'
import { useFollowingText } from '../../i18n/following/index.ts'
import { go } from '../../location.ts'
import { dropRunning, noteRunning, type RunningOrder, readRunning, running } from '../../ordering/running-news.ts'
import { pushToast } from '../toast-message.ts'
import { RunningRow } from './running-row.tsx'

/** How often the orders are asked for that the page's one stream does not follow. */
const pollMs = 10_000

export function RunningBar({ path }: { path: string }) {
  const { t } = useFollowingText()
  const orders = useObservable(running)
  const { branches } = useMenu()
  const now = useNow(60_000)
  const onItsPage = (token: string) => path.toUpperCase() === `/TRACK/${token}`
  const tracks = path.toLowerCase().startsWith('/track/')
  useAnnounced(orders)
  useEffect(() => onStoredElsewhere('running', () => running.write(readRunning())), [])
  const shown = orders.filter(({ token }) => !onItsPage(token))
  const [first] = shown
  return (
    <>
      {shown.map(({ token }) => (
        <Follower key={token} token={token} streams={token === first?.token && !tracks} />
      ))}
      {shown.length > 0 && (
        <section aria-label={t.bar.label} className="no-print mx-auto grid max-w-7xl gap-2 px-4 pb-2 lg:px-6">
          {shown.map((order) => (
            <RunningRow
              key={order.token}
              order={order}
              timeZone={branches.find(({ id }) => id === order.branch)?.timeZone}
              now={now}
              onDismiss={() => dropRunning(order.token)}
            />
          ))}
        </section>
      )}
    </>
  )
}

/** Keeps one order up to date while it runs. The page has one stream for one order; the others are asked for. */
function Follower({ token, streams }: { token: string; streams: boolean }) {
  useEffect(
    () =>
      follow(
        token,
        (change) => {
          const { order, refused } = change({ order: undefined, refused: undefined, live: 'connecting' })
          if (order) noteRunning(order)
          if (refused?.refusal === 'token_unknown' || refused?.refusal === 'order_archived') dropRunning(token)
        },
        streams ? { whileHidden: true } : { pollMs },
      ),
    [token, streams],
  )
  return null
}

/** The title, a soft tone and a message say it when an order becomes ready; no sound before the first touch. */
function useAnnounced(orders: readonly RunningOrder[]): void {
  const { t } = useFollowingText()
  const known = useRef(new Map<string, RunningOrder['state']>())
  const ready = orders.find(({ state }) => state === 'ready')
  const note = ready ? `${t.bar.isReady(ready.code || ready.token)} · ` : ''
  useEffect(() => keepBeforeTitle(note), [note])
  useEffect(() => {
    addEventListener('pointerdown', unlock, true)
    addEventListener('keydown', unlock, true)
    return () => {
      removeEventListener('pointerdown', unlock, true)
      removeEventListener('keydown', unlock, true)
    }
  }, [])
  useEffect(() => {
    for (const { token, code, state } of orders) {
      if (state === 'ready' && known.current.get(token) === 'underway') {
        chime('ready', 0.18)
        pushToast(t.bar.isReady(code || token), { action: { label: t.bar.open, run: () => go(`/track/${token}`) } })
      }
    }
    known.current = new Map(orders.map(({ token, state }) => [token, state]))
  }, [orders, t])
}

/** Screens set their own titles, also later, and know nothing of orders: this stays before each of them until it ends. */
function keepBeforeTitle(note: string): (() => void) | undefined {
  const title = document.querySelector('title')
  if (note === '' || !title) return undefined
  const put = () => {
    if (!document.title.startsWith(note)) document.title = note + document.title
  }
  put()
  const watcher = new MutationObserver(put)
  watcher.observe(title, { childList: true })
  return () => {
    watcher.disconnect()
    document.title = document.title.slice(note.length)
  }
}
