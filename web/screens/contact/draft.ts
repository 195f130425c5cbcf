// The visitor's message: kept in this tab until it is sent.
import type { ContactDraft } from '../../../domain/contact.ts'
import { type Keyed, tabDraft, textIn } from '../../forms/draft.ts'

export type Draft = Keyed<ContactDraft>

export const contactDraft = tabDraft<ContactDraft>('contact', (kept) => ({
  name: textIn(kept, 'name'),
  email: textIn(kept, 'email'),
  message: textIn(kept, 'message'),
}))
