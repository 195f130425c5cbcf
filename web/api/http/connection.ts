// Whether the shop can be reached: the browser's word, what got no answer, and asking the shop until it answers.
import { createObservable } from '../observable.ts'
import { loadPageAnew, sayMissing } from './load-anew.ts'

/** False while nothing comes through. */
export const connectionStore = createObservable(true)

const everyMs = 3000
const patienceMs = 10_000
const waiting = new Set<() => void>()
let asked: Promise<boolean> | undefined
let later: ReturnType<typeof setTimeout> | undefined

/** To be called when something got no answer: asks the shop at once, then until it answers. */
export function doubtConnection(): void {
  clearTimeout(later)
  if (!asked) void askShop()
}

/** Runs `act` as soon as the shop answers; what it returns calls that off. */
export function whenReached(act: () => void): () => void {
  waiting.add(act)
  doubtConnection()
  return () => void waiting.delete(act)
}

/**
 * Loads a part of the program that the page cannot be without: once more as soon as the shop can be reached. If it does
 * not come then, the page is loaded anew or says that it should be, and the promise stays open.
 */
export const loadForSure = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load()
    .catch(() => new Promise<void>((reached) => void whenReached(reached)).then(load))
    .catch(() => {
      if (!loadPageAnew()) sayMissing()
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
  // An answer that slipped through while the browser says that the line is gone is not believed for long.
  if (!reached || navigator.onLine === false) later = setTimeout(doubtConnection, everyMs)
  if (!reached) return
  const acts = [...waiting]
  waiting.clear()
  for (const act of acts) act()
}

// What the shop answers to a question from before the line went is no news, and must not hide that it went.
globalThis.addEventListener?.('offline', () => {
  asked = undefined
  connectionStore.write(false)
  doubtConnection()
})
globalThis.addEventListener?.('online', doubtConnection)
