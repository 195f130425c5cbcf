// Loads a pair of typefaces. Apart from `repaint`, which is loaded alone: a file that is both needs the bundler's own
// piece, and the first chunk would wait for that.
import { facesAddress, type Typeface } from '../../../domain/brand/typefaces.ts'

/** Once per page. */
export function loadFaces(typeface: Typeface): void {
  const href = facesAddress(typeface)
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
