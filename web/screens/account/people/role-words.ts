// What a role may do, in words: made from what its row in the table of roles allows, so that nothing is left out.
import type { BranchRole } from '../../../../domain/roles.ts'
import type { Locale } from '../../../../domain/shared/locale.ts'
import { toldActs } from '../../../../domain/staff.ts'
import { formatList } from '../../../i18n/format-more.ts'
import type { AccountText } from '../../../i18n/staff/index.ts'

/** 'Orders, stock, opening and closing and reading reviews.' A manager's list begins with what a barista does. */
export function roleWords(role: BranchRole, words: AccountText['people'], locale: Locale): string {
  const list = toldActs(role).map((act) => words.acts[act])
  const text = formatList(list, locale)
  return `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}.`
}
