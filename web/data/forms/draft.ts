// What is typed into a form and not sent yet; it survives a reload of the tab.
import { useState } from 'react'
import { readStored, writeStored } from '../browser-storage.ts'
import { randomKey } from '../http/new-key.ts'
import { createObservable, type Observable, useObservable } from '../observable.ts'

/** Where the fields of a form are stored; undefined deletes them. */
export interface DraftPlace<Fields> {
  readonly read: () => Fields
  readonly keep: (fields: Fields | undefined) => void
}

export interface Draft<Fields> {
  readonly fields: Observable<Fields>
  readonly change: (part: Partial<Fields>) => void
  /** Starts over, also in the tab. */
  readonly forget: () => void
}

/** What a tab stored under a name, by this version of the site or an earlier one, so nothing in it is certain. */
export type KeptDraft = Readonly<Record<string, unknown>>

export interface FormKey {
  /** The same for every try, so that only one thing is made. */
  readonly key: string
  /** The key under which an earlier text of this form arrived, although its answer was lost. */
  readonly replaces?: string
}

/** The fields of a form with the key under which they are sent. */
export type Keyed<Fields> = Fields & FormKey

/** The stored key, or a new one. */
export function formKeyIn(kept: KeptDraft): FormKey {
  const key = keptText(kept, 'key')
  const replaces = keptText(kept, 'replaces')
  return { key: key || randomKey(), ...(replaces && { replaces }) }
}

/** Stores fields and their key in this tab; `parse` reads them, and returns the fields of a blank form for `{}`. */
export const tabDraft = <Fields>(name: string, parse: (kept: KeptDraft) => Fields): DraftPlace<Keyed<Fields>> => ({
  read: () => {
    const kept = keptIn(readStored(name, 'tab'))
    return { ...parse(kept), ...formKeyIn(kept) }
  },
  keep: (fields) => writeStored(name, fields, 'tab'),
})

export const keptIn = (value: unknown): KeptDraft =>
  typeof value === 'object' && value !== null ? (value as KeptDraft) : {}

/** The text under a name; '' if there is none. */
export function keptText(kept: KeptDraft, name: string): string {
  const value = kept[name]
  return typeof value === 'string' ? value : ''
}

/** The number under a name; null if there is none. */
export function numberIn(kept: KeptDraft, name: string): number | null {
  const value = kept[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function createDraft<Fields>(place: DraftPlace<Fields>): Draft<Fields> {
  const fields = createObservable(place.read())
  return {
    fields,
    change(part) {
      const next = { ...fields.read(), ...part }
      fields.write(next)
      place.keep(next)
    },
    forget() {
      place.keep(undefined)
      fields.write(place.read())
    },
  }
}

export function useDraft<Fields>(place: DraftPlace<Fields>) {
  const [draft] = useState(() => createDraft(place))
  return { ...draft, fields: useObservable(draft.fields) }
}
