// What the service worker does with a push message: it always shows something, and a tap opens the page of the order
// (PUSH-1). Browsers that show such messages by themselves never ask it.

/** A notification as the browser is asked to show it. */
export interface NewsToShow {
  readonly title: string
  readonly options: {
    readonly body: string
    readonly lang: string
    readonly dir: 'ltr' | 'rtl'
    /** Replaces an earlier one with the same tag, and still rings. */
    readonly tag: string
    readonly renotify: boolean
    readonly icon: string
    readonly data: { readonly navigate: string }
  }
}

interface NewsWindow {
  readonly url: string
  focus(): Promise<unknown>
}

/** The parts of the worker's global scope that are used. */
export interface NewsWorker {
  readonly location: { readonly origin: string }
  readonly navigator: { readonly language: string }
  readonly registration: { showNotification(title: string, options: NewsToShow['options']): Promise<void> }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly NewsWindow[]>
    openWindow(url: string): Promise<unknown>
  }
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

export interface NewsArrived extends Waiting {
  readonly data: { text(): string } | null
}

export interface NewsTapped extends Waiting {
  readonly notification: { readonly data?: unknown; close(): void }
}

/** For a message that cannot be read: browsers withdraw the permission of sites that show nothing. */
const unreadable: Readonly<Record<string, string>> = {
  en: 'There is news about your order',
  nl: 'Er is nieuws over je bestelling',
  fr: 'Du nouveau pour votre commande',
  ar: 'هناك جديد بشأن طلبك',
}

/** Shows the message; one that cannot be read says that there is news. */
export function showNews(worker: NewsWorker, event: NewsArrived): void {
  const { title, options } = newsIn(event.data?.text() ?? '', worker)
  event.waitUntil(worker.registration.showNotification(title, options))
}

/** Opens the page of the order: in the window that shows it already, or in a new one. */
export function openNews(worker: NewsWorker, event: NewsTapped): void {
  const { notification } = event
  notification.close()
  const { navigate } = (notification.data ?? {}) as { navigate?: unknown }
  event.waitUntil(open(worker, ownAddress(navigate, worker)))
}

async function open({ clients }: NewsWorker, address: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  await (shown ? shown.focus() : clients.openWindow(address))
}

/** Never fails: whatever arrives has to be shown. */
export function newsIn(text: string, worker: Pick<NewsWorker, 'location' | 'navigator'>): NewsToShow {
  const said = fieldsIn(text)
  const language = worker.navigator.language.slice(0, 2).toLowerCase()
  const own = unreadable[language] ? language : 'en'
  const title = textIn(said.title)
  const lang = title === '' ? own : textIn(said.lang)
  return {
    title: title || (unreadable[own] ?? ''),
    options: {
      body: textIn(said.body),
      lang,
      dir: lang === 'ar' ? 'rtl' : 'ltr',
      tag: textIn(said.tag) || 'order',
      renotify: true,
      icon: '/icon-192.png',
      data: { navigate: ownAddress(said.navigate, worker) },
    },
  }
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const { notification } = JSON.parse(text) as { notification?: unknown }
    return typeof notification === 'object' && notification !== null ? { ...notification } : {}
  } catch {
    return {}
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The page of the order, or the one where its token is typed; no message leads to another site. */
function ownAddress(navigate: unknown, { location: { origin } }: Pick<NewsWorker, 'location'>): string {
  const address = textIn(navigate)
  return address.startsWith(`${origin}/`) ? address : `${origin}/#/track`
}
