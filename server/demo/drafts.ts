// What the hidden category is called in which the demo's items wait as drafts.
import type { FullText } from '../../domain/shared/locale.ts'

export const drafts: FullText = {
  en: 'Drafts from the demo',
  nl: 'Ontwerpen uit de demo',
  fr: 'Brouillons de la démo',
  ar: 'مسودات من العرض التجريبي',
}
