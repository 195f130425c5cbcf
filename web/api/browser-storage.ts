// What this browser remembers between visits. In a browser that forbids storage, nothing is remembered.

const prefix = 'noisette.'

/** On the phone permanently, or in this tab until it is closed. */
export type StorageKind = 'phone' | 'tab'

const storage = (where: StorageKind): Storage => (where === 'phone' ? localStorage : sessionStorage)

/** Returns the value stored under `name`; undefined if there is none or it cannot be read. */
export function readStored(name: string, where: StorageKind = 'phone'): unknown {
  try {
    const text = storage(where).getItem(prefix + name)
    return text === null ? undefined : parse(text)
  } catch {
    return undefined
  }
}

/** Stores `value` under `name`; undefined deletes it. */
export function writeStored(name: string, value: unknown, where: StorageKind = 'phone'): void {
  try {
    if (value === undefined) storage(where).removeItem(prefix + name)
    else storage(where).setItem(prefix + name, format(value))
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
    if (event.key === prefix + name || event.key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Something that was stored, as it was stored. */
export interface Stored {
  readonly where: StorageKind
  readonly name: string
  readonly text: string
}

/** Deletes everything under the names that `goes` accepts, on the phone and in this tab, and returns it. */
export function takeStored(goes: (name: string) => boolean): readonly Stored[] {
  return (['phone', 'tab'] as const).flatMap((where) => {
    try {
      const known = storage(where)
      const names = Array.from({ length: known.length }, (_, at) => known.key(at) ?? '')
      const own = names.filter((key) => key.startsWith(prefix) && goes(key.slice(prefix.length)))
      return own.map((key) => {
        const text = known.getItem(key) ?? ''
        known.removeItem(key)
        return { where, name: key.slice(prefix.length), text }
      })
    } catch {
      return []
    }
  })
}

/** Stores again what `takeStored` returned. */
export function putBackStored(taken: readonly Stored[]): void {
  for (const { where, name, text } of taken) {
    try {
      storage(where).setItem(prefix + name, text)
    } catch {
      // Storage is full or forbidden.
    }
  }
}
