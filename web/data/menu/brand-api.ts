// The shop's brand as the menu brings it: with the document at first, then whenever the owner changes it (BRAND-1).
import type { PublicBrand } from '#contract/index.ts'
import { useObservable } from '../observable.ts'
import { menuStore } from './menu-state.ts'

export const useBrand = (): PublicBrand => useObservable(menuStore).brand
