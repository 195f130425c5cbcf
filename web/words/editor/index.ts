// The words of editing the menu and the site.
import { dictionaries } from '../dictionary.ts'
import { categories, dealEdit, imagePicker, menuEdit, optionEdit, sheet, siteEdit, soldEdit } from './en.ts'

export type { SiteEditText } from './en.ts'

const of = dictionaries(
  { categories, dealEdit, menuEdit, optionEdit, sheet, siteEdit, soldEdit, imagePicker },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useCategoryText = of('categories')
export const useDealEditText = of('dealEdit')
export const useMenuEditText = of('menuEdit')
export const useOptionEditText = of('optionEdit')
export const useSheetText = of('sheet')
export const useSiteEditText = of('siteEdit')
export const useSoldEditText = of('soldEdit')
export const useImagePickerText = of('imagePicker')
