// Arabic: the words of the pages around the menu.
import type { PageDictionary } from './en.ts'

export const ar: PageDictionary = {
  toMenu: 'إلى القائمة',
  notFound: {
    title: 'أهلًا بك',
    lead: 'لا شيء في هذا العنوان، لكن القائمة قريبة.',
  },
}
