// Reads the menu from the server, and again whenever the live stream says that it changed (MENU-7).
import type { PublicMenu } from '#contract/index.ts'
import { ask, type ServerAnswer } from '../http/client.ts'
import { liveResource } from '../live-resource.ts'
import { localeStore } from '../page/page-locale.ts'
import { menuStateOf, menuStore } from './menu-state.ts'

const live = liveResource({
  read: (lang, signal) => ask('menu.read', { lang }, { signal }),
  take,
  // 'hello' too: something may have changed after the document was written and before the stream opened.
  staleOn: new Set(['menu.changed', 'shop.changed', 'reset', 'hello']),
  pollMs: 5000,
})

export const refreshMenu = live.readNow

/** Reads what is missing now and what changes from now on, until the returned function is called. */
export const keepFresh = (): (() => void) => live.keepFresh(menuStore.read().locale === localeStore.read())

function take(answer: ServerAnswer<'menu.read'>): void {
  if (answer.ok) {
    const { brand, items } = answer.value
    if (looks(brand) !== looks(menuStore.read().brand)) void paint(brand)
    menuStore.write(menuStateOf({ ...answer.value, items: unchangedKept(items) }))
  } else if (menuStore.read().state !== 'ready') menuStore.write({ ...menuStore.read(), state: 'failed' })
}

/** Without a connection, the next page has the new look. */
const paint = (brand: PublicMenu['brand']): Promise<void> =>
  import('./repaint.ts').then(
    ({ repaint }) => repaint(brand),
    () => {},
  )

const looks = ({ palette, typeface }: PublicMenu['brand']): string => JSON.stringify([palette, typeface])

/** Unchanged items remain the same objects, so that only the cards of changed items render again. */
function unchangedKept(items: PublicMenu['items']): PublicMenu['items'] {
  const before = menuStore.read().itemsById
  return items.map((item) => {
    const known = before.get(item.id)
    return known && JSON.stringify(known) === JSON.stringify(item) ? (known as typeof item) : item
  })
}
