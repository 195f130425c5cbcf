// Reads the menu from the server, and again whenever the live stream says that it changed (MENU-7).
import type { PublicMenu } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { localeStore } from '../../i18n/locale.ts'
import { type Answer, ask } from '../http/client.ts'
import { follow } from '../live/follow.ts'
import { menuStateOf, menuStore } from './menu-state.ts'

let reading: { lang: Locale; stop: AbortController; again: boolean } | undefined
let later: ReturnType<typeof setTimeout> | undefined
let failures = 0

export async function readMenu(): Promise<void> {
  clearTimeout(later)
  later = undefined
  const lang = localeStore.read()
  if (reading?.lang === lang) {
    // What is on its way may be older than the news that asked for this reading.
    reading.again = true
    return
  }
  reading?.stop.abort()
  const mine = { lang, stop: new AbortController(), again: false }
  reading = mine
  const answer = await ask('menu.read', { lang }, { signal: mine.stop.signal })
  if (reading !== mine) return
  reading = undefined
  take(answer)
  if (answer.ok && mine.again) await readMenu()
}

function take(answer: Answer<'menu.read'>): void {
  if (answer.ok) {
    failures = 0
    menuStore.write(menuStateOf({ ...answer.value, items: unchangedKept(answer.value.items) }))
    return
  }
  if (menuStore.read().state !== 'ready') menuStore.write({ ...menuStore.read(), state: 'failed' })
  failures += 1
  readLater(Math.min(30_000, 1000 * 2 ** failures))
}

/** Items that are as before stay the same objects: only the cards of the others are drawn anew. */
function unchangedKept(items: PublicMenu['items']): PublicMenu['items'] {
  const before = menuStore.read().itemsById
  return items.map((item) => {
    const known = before.get(item.id)
    return known && JSON.stringify(known) === JSON.stringify(item) ? (known as typeof item) : item
  })
}

function readLater(ms: number): void {
  later ??= setTimeout(() => void readMenu(), ms)
}

const stale: ReadonlySet<string> = new Set(['menu.changed', 'shop.changed', 'reset', 'hello'])
const pollMs = 5000

/** Reads what is missing now and what changes from now on, until the answer is called. */
export function keepFresh(): () => void {
  if (menuStore.read().locale !== localeStore.read()) void readMenu()
  const stop = follow({
    read: () => void readMenu(),
    // 'hello' too: something may have changed between the writing of the document and the opening of the stream.
    // Spread over a moment, so that a thousand open pages do not ask in the same instant.
    hear: (name) => stale.has(name) && readLater(Math.random() * 300),
    pollMs,
  })
  return () => {
    stop()
    clearTimeout(later)
    later = undefined
  }
}
