// The shop's brand as the menu brings it: with the document at first, then whenever the owner changes it (BRAND-1).
import { useSyncExternalStore } from 'react'
import type { PublicBrand } from '../../../contract/index.ts'
import { menuStore } from './menu-state.ts'

const readBrand = (): PublicBrand => menuStore.read().brand

export const useBrand = (): PublicBrand => useSyncExternalStore(menuStore.watch, readBrand, readBrand)
