// The words of what all staff read: accounts, forms, messages, closures, displays, table cards.
import { dictionaries } from '../dictionary.ts'
import { account, closures, displays, editForm, factor, messages, staff, staffWords, tableCards } from './en.ts'

export type { AccountText } from './en.ts'

const of = dictionaries(
  { staff, account, factor, messages, editForm, closures, tableCards, displays, staffWords },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useStaffText = of('staff')
export const useAccountText = of('account')
export const useFactorText = of('factor')
export const useMessagesText = of('messages')
export const useEditFormText = of('editForm')
export const useClosureText = of('closures')
export const useTableCardsText = of('tableCards')
export const useDisplaysText = of('displays')
