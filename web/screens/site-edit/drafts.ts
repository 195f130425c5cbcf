// What staff have begun to write and not saved: it stays in this tab, even if a dialog is closed by accident.
import type { ContentEntry, ContentKind } from '../../../domain/content.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { createObservable, useObservable } from '../../api/observable.ts'

export interface Draft {
  readonly id: string
  /** The version that is being edited; null for a new entry. */
  readonly version: string | null
  readonly entry: ContentEntry
}

type Drafts = Readonly<Record<string, Draft>>

const noteName = 'site-edit'
const remembered = readStored(noteName, 'tab')
const drafts = createObservable<Drafts>(
  typeof remembered === 'object' && remembered !== null ? whole(remembered as Drafts) : {},
)

export const useDrafts = (): Drafts => useObservable(drafts)

/** One new entry of each kind may be in progress. */
export const draftKey = (kind: ContentKind, id: string | null): string => `${kind} ${id ?? ''}`

export function keepDraft(key: string, draft: Draft | undefined): void {
  const { [key]: _, ...others } = drafts.read()
  const next = draft ? { ...others, [key]: draft } : others
  drafts.write(next)
  writeStored(noteName, Object.keys(next).length > 0 ? next : undefined, 'tab')
}

/** An entry with nothing in it. */
export function blank(kind: ContentKind, today: string): ContentEntry {
  const image = { kind: 'bundled', ref: '' } as const
  if (kind === 'offer') return { kind, image, imageWords: {}, title: {}, subTitle: {}, details: [] }
  if (kind === 'post') return { kind, image, imageWords: {}, date: today, name: {}, question: {}, answer: {} }
  return { kind, name: '', branch: '', text: {} }
}

/** A draft of a new entry; its id is made here, so that saving twice adds it once. */
export function newDraft(kind: ContentKind, today: string): Draft {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return { id, version: null, entry: blank(kind, today) }
}

/** Drafts of an earlier version of the site lack later fields, and called their version `seen`. */
function whole(found: Readonly<Record<string, Draft & { readonly seen?: string | null }>>): Drafts {
  const drafts = Object.entries(found).map(([key, { seen = null, ...draft }]) => {
    const entry = { ...blank(draft.entry.kind, ''), ...draft.entry } as ContentEntry
    return [key, { ...draft, version: draft.version ?? seen, entry }]
  })
  return Object.fromEntries(drafts)
}
