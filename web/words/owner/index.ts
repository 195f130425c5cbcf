// The words of what owners read: alerts, branches, the brand, legal pages, the log, customers’ data.
import { dictionaries } from '../dictionary.ts'
import { alerts, begin, branches, brand, legalEdit, log, persons } from './en.ts'

export type { AlertsText } from './en.ts'

const of = dictionaries(
  { alerts, begin, branches, brand, legalEdit, log, persons },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useAlertsText = of('alerts')
export const useBeginText = of('begin')
export const useBranchText = of('branches')
export const useBrandText = of('brand')
export const useLegalEditText = of('legalEdit')
export const useLogText = of('log')
export const usePersonsText = of('persons')
