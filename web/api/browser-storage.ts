// What this browser remembers between visits: texts as they are, all else as JSON. One that forbids it simply forgets.

const prefix = 'noisette.'

/** On the phone for good, or in this tab until it is closed. */
export type StorageKind = 'phone' | 'tab'

const storage = (where: StorageKind): Storage => (where === 'phone' ? localStorage : sessionStorage)

/** The value kept under `name`; undefined when there is none or it cannot be read. */
export function readStored(name: string, where: StorageKind = 'phone'): unknown {
  try {
    const text = storage(where).getItem(prefix + name)
    return text === null ? undefined : read(text)
  } catch {
    return undefined
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Keeps `value` under `name`; undefined forgets it. */
export function writeStored(name: string, value: unknown, where: StorageKind = 'phone'): void {
  try {
    if (value === undefined) storage(where).removeItem(prefix + name)
    else storage(where).setItem(prefix + name, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the page works on, it only forgets.
  }
}

/** Calls `changed` when another tab changed `name`; the answer stops it. */
export function onStoredElsewhere(name: string, changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === prefix + name || event.key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
