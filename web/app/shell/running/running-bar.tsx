// On every page until it is collected: 'M-47 · ready 11:34' for the running order that comes first and, unfolded, for
// the others; with a tone when one is ready or asks something (F-65).
import { useEffect, useRef, useState } from 'react'
import { localTime } from '#domain/branch/hours.ts'
import { untappedOf } from '#domain/order/lateness.ts'
import {
  dropRunning,
  noteRunning,
  type RunningOrder,
  readRunning,
  runningOrders,
} from '#web/customer/ordering/running-news.ts'
import { noteAwaited } from '#web/customer/pay/awaiting-order.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { onStoredElsewhere } from '#web/data/browser-storage.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useObservable } from '#web/data/observable.ts'
import { pushToast } from '#web/data/page/toast-message.ts'
import { followOrder } from '#web/data/track-api.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { CodeDisplay } from '#web/ui/display/code-display.tsx'
import { chime, unlockSound } from '#web/ui/feedback/chime.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, chevronDownIcon, clockIcon, closeIcon, infoIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useFollowingText } from '#web/words/order/index.ts'

/** How often the orders are asked for that the page's one stream does not follow. */
const pollMs = 10_000

/** What a customer should know first. */
const urgency: readonly RunningOrder['state'][] = ['ready', 'asked', 'unpaid', 'stopped', 'lapsed', 'underway']

export function RunningBar({ path }: { path: string }) {
  const { t } = useFollowingText()
  const orders = useObservable(runningOrders)
  const { branches } = useMenu()
  const now = useNow(60_000)
  const [unfolded, setUnfolded] = useState(false)
  const opened = /^\/(?:track|confirm)\/(.+)/i.exec(path)?.[1]?.toUpperCase()
  useAnnounced(orders, opened)
  useEffect(() => onStoredElsewhere('running', () => runningOrders.write(readRunning())), [])
  const others = orders.filter(({ token }) => token !== opened)
  const sorted = [...others].sort((one, other) => rankOf(one) - rankOf(other) || one.at - other.at)
  const rest = sorted.length - 1
  return (
    <>
      {others.map(({ token }, index) => (
        <Follower key={token} token={token} streams={index === 0 && !opened} />
      ))}
      {others.length > 0 && (
        <section aria-label={t.bar.label} className="no-print mx-auto grid max-w-7xl gap-2 px-4 pb-2 lg:px-6">
          {(unfolded ? sorted : sorted.slice(0, 1)).map((order, index) => (
            <div key={order.token} className="flex gap-2">
              <RunningRow
                order={order}
                timeZone={branches.find(({ id }) => id === order.branch)?.timeZone}
                now={now}
                onDismiss={() => dropRunning(order.token)}
              />
              {index === 0 && rest > 0 && (
                <button
                  type="button"
                  aria-expanded={unfolded}
                  className="group flex min-h-12 shrink-0 items-center gap-1 rounded-control bg-card px-3 font-semibold shade-card"
                  onClick={() => setUnfolded(!unfolded)}
                >
                  <bdi aria-hidden="true">{`+${rest}`}</bdi>
                  <span className="sr-only">{t.bar.others(rest)}</span>
                  <Icon of={chevronDownIcon} className="size-5 group-aria-expanded:rotate-180" />
                </button>
              )}
            </div>
          ))}
        </section>
      )}
    </>
  )
}

const rankOf = ({ state }: RunningOrder): number => urgency.indexOf(state)

/** Keeps one order up to date while it runs. The page has one stream for one order; the others are asked for. */
function Follower({ token, streams }: { token: string; streams: boolean }) {
  useEffect(
    () =>
      followOrder(
        token,
        (change) => {
          const { order, refused } = change({ order: undefined, refused: undefined, live: 'connecting' })
          if (order) {
            noteRunning(order)
            noteAwaited(order)
          }
          if (refused?.refusal === 'token_unknown' || refused?.refusal === 'order_archived') dropRunning(token)
        },
        streams ? undefined : pollMs,
      ),
    [token, streams],
  )
  return null
}

/**
 * Announces orders that become ready or wait for an answer; no sound before the first touch. The page of an order,
 * `opened`, says it itself.
 */
function useAnnounced(orders: readonly RunningOrder[], opened: string | undefined): void {
  const { t } = useFollowingText()
  const known = useRef(new Map<string, RunningOrder['state']>())
  const toasts = useRef(new Map<string, () => void>())
  const textOf = ({ token, code, state }: RunningOrder) =>
    (state === 'ready' ? t.bar.isReady : t.bar.isAsked)(code || token)
  const first = orders.find(({ state }) => state === 'ready') ?? orders.find(({ state }) => state === 'asked')
  const note = first ? `${textOf(first)} · ` : ''
  useEffect(() => keepBeforeTitle(note), [note])
  useEffect(() => {
    addEventListener('pointerdown', unlockSound, true)
    addEventListener('keydown', unlockSound, true)
    return () => {
      removeEventListener('pointerdown', unlockSound, true)
      removeEventListener('keydown', unlockSound, true)
    }
  }, [])
  useEffect(
    () => () => {
      for (const takeAway of toasts.current.values()) takeAway()
    },
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language announces nothing again.
  useEffect(() => {
    const before = known.current
    known.current = new Map(orders.map(({ token, state }) => [token, state]))
    for (const [token, state] of before) if (known.current.get(token) !== state) toasts.current.get(token)?.()
    for (const order of orders) {
      const { token, state } = order
      const was = before.get(token)
      if (was === undefined || was === state || (state !== 'ready' && state !== 'asked')) continue
      chime(state === 'ready' ? 'ready' : 'guest', 0.18)
      if (token === opened) continue
      const action = { label: t.bar.open, run: () => go(`/track/${token}`) }
      toasts.current.set(token, pushToast(textOf(order), { action, icon: state === 'ready' ? bagIcon : infoIcon }))
    }
  }, [orders])
}

/**
 * Screens set their own titles, also later, and know nothing of orders: this stays before each of them until it ends.
 */
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

type RunningRowProps = {
  order: RunningOrder
  /** Of its branch; undefined until the menu is there. */
  timeZone: string | undefined
  now: number
  onDismiss: () => void
}

/** One running order in the bar: its code and what is promised, as a link to its page, and a way to put it away. */
function RunningRow({ order, timeZone, now, onDismiss }: RunningRowProps) {
  const { t } = useFollowingText()
  const { code, token, state } = order
  const words = useWords(order, timeZone, now)
  const { icon, colours } = looks[state]
  return (
    <div className={`flex min-h-12 min-w-0 flex-1 items-center rounded-control ${colours}`}>
      <a
        href={linkTo(`/track/${token}`)}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-control ps-4 font-semibold"
      >
        <Icon of={icon} className="size-5.5 shrink-0" />
        <span role="status">
          {code ? <CodeDisplay code={code} size="bar" /> : <bdi>{token}</bdi>}
          {words && <span>{` · ${words}`}</span>}
        </span>
      </a>
      <IconButton icon={closeIcon} label={t.bar.dismiss(code || token)} onClick={onDismiss} />
    </div>
  )
}

function useWords({ at, timeless, accepted, state }: RunningOrder, timeZone: string | undefined, now: number): string {
  const { t, time, date } = useFollowingText()
  if (state === 'ready') return t.bar.ready
  if (state === 'stopped') return t.bar.stopped
  if (state === 'asked') return t.bar.asked
  if (state === 'unpaid') return t.bar.unpaid
  if (state === 'lapsed') return t.bar.lapsed
  if (timeZone === undefined || timeless) return ''
  const clock = time(at, timeZone)
  const day = localTime(at, timeZone).date
  const untapped = accepted && untappedOf('accepted', at, now)
  if (untapped) return untapped === 'due' ? t.bar.due : ''
  if (now > at + 60_000) return t.bar.late(clock)
  return day === localTime(now, timeZone).date ? t.bar.readyAt(clock) : `${date(day)}, ${t.bar.readyAt(clock)}`
}

const looks = {
  underway: { icon: clockIcon, colours: 'bg-honey-soft text-honey-ink' },
  asked: { icon: infoIcon, colours: 'bg-honey text-ink' },
  unpaid: { icon: infoIcon, colours: 'bg-honey text-ink' },
  lapsed: { icon: warningIcon, colours: 'bg-latte-soft text-ink' },
  ready: { icon: bagIcon, colours: 'bg-leaf text-card on-dark' },
  stopped: { icon: warningIcon, colours: 'bg-cherry-soft text-cherry' },
} as const
