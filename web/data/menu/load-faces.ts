// Loads a pair of typefaces. Separate from `repaint`, which is loaded on its own: one file for both would need the
// bundler's helper, and the first chunk would wait for that.
import { facesAddress, type Typeface } from '#domain/shop/brand/typefaces.ts'

/** Once per page. */
export function loadFaces(typeface: Typeface): void {
  const href = facesAddress(typeface)
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
