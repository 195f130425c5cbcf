// The words of what all staff read: accounts, forms, messages, closures, displays, table cards.
import { dictionaries } from '../dictionary.ts'
import {
  account,
  closures,
  displays,
  editForm,
  factor,
  find,
  messages,
  office,
  staff,
  staffWords,
  tableCards,
} from './en.ts'

export type { AccountText, FindText } from './en.ts'
export type StaffPageName = keyof (typeof office)['pages']
export type StaffGroup = keyof (typeof office)['groups']

const of = dictionaries(
  { staff, account, factor, messages, editForm, closures, tableCards, displays, find, office, staffWords },
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
export const useFindText = of('find')
export const useOfficeText = of('office')
