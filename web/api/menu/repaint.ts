// Gives the open page the colours that the owner has just chosen; a new page has them in its document.
import type { PublicBrand } from '../../../contract/index.ts'

/** Without a palette, the colours of the style sheet. */
export function repaint(palette: PublicBrand['palette']): void {
  const { style } = document.documentElement
  document.getElementById('brand')?.remove()
  style.cssText = style.cssText.replace(/--color-.*?;/g, '')
  for (const token in palette) style.setProperty(`--color-${token}`, palette[token] ?? '')
}
