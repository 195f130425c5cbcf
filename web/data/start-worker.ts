// Starts the service worker (web/app/worker/), which keeps the site on this device, and lets a newer one take over.
import { customerAddresses, noWorkerMark, requestTo } from '#contract/customer-addresses.ts'
import { menuCame, type PageSays, takeOverWord } from '../app/worker/worker-words.ts'
import { loadAnewReason } from './http/load-anew.ts'
import { refreshMenu } from './menu/menu-news.ts'
import { localeStore } from './page/page-locale.ts'

/** Always the same: a browser that has a worker looks there for the next one. */
const address = '/sw.js'

/** Over plain http browsers have none; the development server and a shop that switched it off offer none. */
const offered = (): boolean =>
  import.meta.env.PROD && isSecureContext && !document.querySelector(`meta[name=${noWorkerMark}]`)

/** Call it once the page is at rest. */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || !offered()) return
  const isFirst = !serviceWorker.controller
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === menuCame) void refreshMenu()
  })
  try {
    const registration = await serviceWorker.register(address, { updateViaCache: 'none' })
    // It loads the new files before the visitor asks for them.
    loadAnewReason.watch(() => loadAnewReason.read() === 'newer' && void registration.update().catch(() => {}))
    const keep = [...(isFirst ? loaded() : []), ownWords()]
    ;(await serviceWorker.ready).active?.postMessage({ keep } satisfies PageSays)
  } catch {
    // A private window, or storage that is forbidden: the page works without.
  }
}

const loaded = (): string[] => [
  `${location.origin}/`,
  ...performance.getEntriesByType('resource').map(({ name }) => name),
]

/** Where the shop says who it is, in its own words: kept also for those who have not been to a page that shows them. */
const ownWords = (): string =>
  location.origin + requestTo(customerAddresses['content.read'], { lang: localeStore.read() }).url

const longestMs = 3000

/**
 * Call it before the visitor's reload: a worker that waits need not wait until every page is closed. The page is loaded
 * only once it has begun, as a page that is loaded meanwhile may hang between the two.
 */
export async function letNewWorkerIn(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const waiting = registration?.waiting
  if (!waiting) return
  await new Promise<void>((done) => {
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') done()
    })
    setTimeout(done, longestMs)
    waiting.postMessage(takeOverWord satisfies PageSays)
  })
}
