// Rings once for every order that became ready since the display began to show.
import type { ReadyCall } from '#domain/order/counter/display.ts'

/** Keeps two chimes apart. Orders that become ready in between share the next one. */
export const bellQuietMs = 5_000

export function openReadyBell(ring: () => void) {
  let known: Set<string> | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined
  let waiting = false

  function sound(): void {
    waiting = false
    ring()
    quiet = setTimeout(() => {
      quiet = undefined
      if (waiting) sound()
    }, bellQuietMs)
  }

  /** Takes the ready orders as they are now. Those of the first call do not ring. */
  function hear(ready: readonly ReadyCall[]): void {
    const calls = ready.map(({ code, readyAt }) => `${code} ${readyAt}`)
    const before = known
    known = new Set([...(before ?? []), ...calls])
    if (!before || calls.every((call) => before.has(call))) return
    if (quiet) waiting = true
    else sound()
  }

  return { hear, stop: () => clearTimeout(quiet) }
}
