// Whether the shop can be reached: the browser's word, what got no answer, and asking the shop until it answers.
import { readStored, writeStored } from '../browser-storage.ts'
import { createObservable } from '../observable.ts'

/** False while nothing comes through. */
export const connectionStore = createObservable(true)

const everyMs = 3000
const patienceMs = 10_000
const waiting = new Set<() => void>()
let asking = false
let later: ReturnType<typeof setTimeout> | undefined

/** To be called when something got no answer: asks the shop at once, then until it answers. */
export function doubtConnection(): void {
  clearTimeout(later)
  if (!asking) void askShop()
}

/** Runs `act` as soon as the shop answers; what it returns calls that off. */
export function whenReached(act: () => void): () => void {
  waiting.add(act)
  doubtConnection()
  return () => void waiting.delete(act)
}

/** Runs `act` when the shop can be reached again after it could not; what it returns calls that off. */
export const whenBack = (act: () => void): (() => void) =>
  connectionStore.watch(() => {
    if (connectionStore.read()) act()
  })

/** Loads a part of the program that the page cannot be without, as soon as the shop can be reached. */
export const loadForSure = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load()
    .catch(() => new Promise<void>((reached) => void whenReached(reached)).then(load))
    .catch((problem: unknown) => {
      loadPageAnew()
      throw problem
    })

const mostOftenMs = 60_000

/** For when the shop is there and a part is not: the shop has a newer page, or the browser remembers the failure. */
export function loadPageAnew(): void {
  const last = Number(readStored('reloaded', 'tab') ?? 0)
  if (Date.now() - last < mostOftenMs) return
  writeStored('reloaded', Date.now(), 'tab')
  location.reload()
}

async function askShop(): Promise<void> {
  asking = true
  const reached = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
  asking = false
  connectionStore.write(reached)
  if (!reached) {
    later = setTimeout(doubtConnection, everyMs)
    return
  }
  const acts = [...waiting]
  waiting.clear()
  for (const act of acts) act()
}

globalThis.addEventListener?.('offline', () => {
  connectionStore.write(false)
  doubtConnection()
})
globalThis.addEventListener?.('online', doubtConnection)
