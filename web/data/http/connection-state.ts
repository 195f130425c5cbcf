// Whether the shop can be reached: what the browser says, calls without an answer, and retries until one is answered.
import { createObservable } from '../observable.ts'
import { loadPageAnew, offerReload } from './load-anew.ts'

/** False while the shop cannot be reached. */
export const connectionStore = createObservable(true)

const everyMs = 3000
const patienceMs = 10_000
const waiting = new Set<() => void>()
let asked: Promise<boolean> | undefined
let later: ReturnType<typeof setTimeout> | undefined

/** Call it when a request got no answer: asks the shop at once, and then until it answers. */
export function doubtConnection(): void {
  clearTimeout(later)
  if (!asked) void askShop()
}

/** Runs `act` as soon as the shop answers; the returned function cancels that. */
export function whenReached(act: () => void): () => void {
  waiting.add(act)
  doubtConnection()
  return () => void waiting.delete(act)
}

/**
 * Loads a part of the program that the page needs; tries once more as soon as the shop can be reached. If that fails
 * too, the page reloads or says that it should be reloaded, and the promise stays pending.
 */
export const loadForSure = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load()
    .catch(() => new Promise<void>((reached) => void whenReached(reached)).then(load))
    .catch(() => {
      if (!loadPageAnew()) offerReload()
      return new Promise<never>(() => {})
    })

async function askShop(): Promise<void> {
  const mine = fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
  asked = mine
  const reached = await mine
  if (asked !== mine) return
  asked = undefined
  connectionStore.write(reached)
  // An answer that slipped through while the browser says that the connection is gone is not believed for long.
  if (!reached || navigator.onLine === false) later = setTimeout(doubtConnection, everyMs)
  if (!reached) return
  const acts = [...waiting]
  waiting.clear()
  for (const act of acts) act()
}

// What the shop answers to a question from before the connection went is no news, and must not hide that it went.
globalThis.addEventListener?.('offline', () => {
  asked = undefined
  connectionStore.write(false)
  doubtConnection()
})
globalThis.addEventListener?.('online', doubtConnection)

/** Runs `act` each time the shop can be reached again, until the returned function is called. */
export const whenBack = (act: () => void): (() => void) =>
  connectionStore.watch(() => {
    if (connectionStore.read()) act()
  })
