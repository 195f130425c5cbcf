// What earlier visits left in this browser, as web/data/browser-storage.ts stores it, read in few bytes.
import { storedPrefix } from '#web/data/browser-storage.ts'

/** The text under a name; '' if there is none, or in a browser that forbids storage. */
export function kept(name: string): string {
  try {
    return localStorage[storedPrefix + name] ?? ''
  } catch {
    return ''
  }
}

export function keep(name: string, text: string): void {
  try {
    localStorage[storedPrefix + name] = text
  } catch {}
}
