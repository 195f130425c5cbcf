// What a role may do, in words: made from every act that the rules allow it, so that none is left out.

import type { Locale } from '../../../../domain/shared/locale.ts'
import { actsOf, type BranchRole } from '../../../../domain/staff.ts'
import { formatList } from '../../../i18n/format-more.ts'
import type { AccountText } from '../../../i18n/staff/index.ts'

/** 'Orders, stock, opening and closing and reading reviews.' A manager's list begins with a barista's acts. */
export function roleWords(role: BranchRole, words: AccountText['people'], locale: Locale): string {
  const list = actsOf(role).map((act) => words.acts[act])
  const text = formatList(list, locale)
  return `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}.`
}
