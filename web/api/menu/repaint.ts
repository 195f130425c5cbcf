// Gives the open page the colours and typefaces that the owner has just chosen; a new page has them in its document.
import type { PublicBrand } from '../../../contract/index.ts'
import { facesAddress, familiesOf, type Typeface } from '../../../domain/brand/typefaces.ts'

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

/** Once per page. */
export function loadFaces(typeface: Typeface): void {
  const href = facesAddress(typeface)
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
