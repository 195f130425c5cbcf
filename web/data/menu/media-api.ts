// What the site shows besides the menu, as the brand brings it, and the addresses of its pictures and film.
import type { PublicBrand } from '#contract/index.ts'
import type { Image } from '#domain/menu/menu.ts'
import { useBrand } from './brand-api.ts'
import { bundledImage } from './picture-api.ts'

export type ShownMedia = NonNullable<PublicBrand['media'][keyof PublicBrand['media']]>

export interface ShownPicture {
  readonly image: Image
  readonly words: string
}

/** The pictures of a carousel: the shop's own, those of the demo by their names, or none. */
export function useCarouselMedia<Name extends string>(
  place: 'about' | 'account' | 'story',
  demo: readonly Name[],
): readonly (ShownPicture & { readonly demo?: Name })[] {
  const shown = useBrand().media[place] ?? []
  return shown === 'demo' ? demo.map((name) => ({ image: bundledImage(name), words: '', demo: name })) : shown
}

export const filmUrl = (key: string): string => `/uploads/films/${key}`
