// What the visitor writes to us: kept in this tab until it is sent, with the key under which it is sent once.
import type { ContactDraft, ContactField } from '../../../domain/contact.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { newKey } from '../../api/http/new-key.ts'

export interface Draft extends ContactDraft {
  /** The same for every try, so that one message comes of them. */
  readonly key: string
}

const noteName = 'contact'

export function readDraft(): Draft {
  const known = (readStored(noteName, 'tab') ?? {}) as Partial<Record<keyof Draft, unknown>>
  const text = (field: ContactField): string => (typeof known[field] === 'string' ? known[field] : '')
  return {
    key: typeof known.key === 'string' ? known.key : newKey(),
    name: text('name'),
    email: text('email'),
    message: text('message'),
  }
}

export const keepDraft = (draft: Draft): void => writeStored(noteName, draft, 'tab')

export const forgetDraft = (): void => writeStored(noteName, undefined, 'tab')
