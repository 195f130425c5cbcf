// What this browser remembers between visits. In a browser that forbids storage, nothing is remembered.

/** Of every name, as other sites of the same address store things, too. */
export const storedPrefix = 'noisette.'

/** On the phone permanently, or in this tab until it is closed. */
export type StorageKind = 'phone' | 'tab'

export const storageOf = (where: StorageKind): Storage => (where === 'phone' ? localStorage : sessionStorage)

/** Returns the value stored under `name`; undefined if there is none or it cannot be read. */
export function readStored(name: string, where: StorageKind = 'phone'): unknown {
  try {
    const text = storageOf(where).getItem(storedPrefix + name)
    return text === null ? undefined : parse(text)
  } catch {
    return undefined
  }
}

/** Stores `value` under `name`; undefined deletes it. */
export function writeStored(name: string, value: unknown, where: StorageKind = 'phone'): void {
  try {
    if (value === undefined) storageOf(where).removeItem(storedPrefix + name)
    else storageOf(where).setItem(storedPrefix + name, format(value))
  } catch {
    // Storage is full or forbidden: the page still works, but remembers nothing.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * A text is stored unchanged, as the script in the document and earlier versions of the site expect. Only a text that
 * would be read as another type, such as '2060', is stored as JSON, like every other value.
 */
const format = (value: unknown): string =>
  typeof value === 'string' && parse(value) === value ? value : JSON.stringify(value)

/** Calls `changed` when another tab changed `name`, until the returned function is called. */
export function onStoredElsewhere(name: string, changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === storedPrefix + name || event.key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
