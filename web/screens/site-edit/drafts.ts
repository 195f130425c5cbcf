// What staff have begun to write and not saved: it stays in this tab, even if a dialog is closed by accident.
import { type ContentEntry, type ContentKind, contentKinds } from '../../../domain/content.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { newKey } from '../../api/http/new-key.ts'
import { createObservable, useObservable } from '../../api/observable.ts'
import { type Kept, keptIn, textIn } from '../../forms/draft.ts'

export interface Draft {
  readonly id: string
  /** The version that is being edited; null for a new entry. */
  readonly version: string | null
  readonly entry: ContentEntry
}

type Drafts = Readonly<Record<string, Draft>>

const noteName = 'site-edit'
const drafts = createObservable<Drafts>(draftsFrom(readStored(noteName, 'tab')))

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
export const newDraft = (kind: ContentKind, today: string): Draft => ({
  id: newKey(),
  version: null,
  entry: blank(kind, today),
})

/** Drafts of an earlier version of the site lack later fields. */
export function draftsFrom(value: unknown): Drafts {
  const drafts = Object.entries(keptIn(value)).flatMap(([key, kept]) => {
    const draft = draftFrom(keptIn(kept))
    return draft ? [[key, draft] as const] : []
  })
  return Object.fromEntries(drafts)
}

function draftFrom(kept: Kept): Draft | undefined {
  const id = textIn(kept, 'id')
  const entry = keptIn(kept.entry)
  const kind = contentKinds.find((one) => one === entry.kind)
  if (id === '' || !kind) return undefined
  const version = textIn(kept, 'version') || null
  return { id, version, entry: { ...blank(kind, ''), ...entry } as ContentEntry }
}
