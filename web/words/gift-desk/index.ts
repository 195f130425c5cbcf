// The words of gift cards for staff; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { giftDesk, giftOffice } from './en.ts'

const of = dictionaries(
  { giftDesk, giftOffice },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useGiftDeskText = of('giftDesk')
export const useGiftOfficeText = of('giftOffice')
