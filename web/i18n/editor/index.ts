// The words of editing the menu and the site.
import { dictionaries } from '../dictionary.ts'
import * as english from './en.ts'

export type { SiteEditText } from './en.ts'

const of = dictionaries(english, {
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
})
export const useCategoryText = of('categories')
export const useDealEditText = of('dealEdit')
export const useMenuEditText = of('menuEdit')
export const useOptionEditText = of('optionEdit')
export const useSheetText = of('sheet')
export const useSiteEditText = of('siteEdit')
export const useSoldEditText = of('soldEdit')
export const useImagePickerText = of('imagePicker')
