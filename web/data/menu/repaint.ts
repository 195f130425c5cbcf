// Gives the open page the colours and typefaces that the owner has just chosen; a new page has them in its document.
import type { PublicBrand } from '#contract/index.ts'
import { familiesOf } from '#domain/shop/brand/typefaces.ts'
import { loadFaces } from './load-faces.ts'

/** Without a palette or typefaces, those of the style sheet. */
export function repaint({ palette, typeface }: Pick<PublicBrand, 'palette' | 'typeface'>): void {
  const { style } = document.documentElement
  document.getElementById('brand')?.remove()
  style.cssText = style.cssText.replace(/--(color|font)-.*?;/g, '')
  for (const token in palette) style.setProperty(`--color-${token}`, palette[token] ?? '')
  if (!typeface) return
  loadFaces(typeface)
  for (const [name, families] of Object.entries(familiesOf(typeface))) style.setProperty(name, families)
}
