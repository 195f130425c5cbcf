// Brings the faces of a pair of typefaces to the open page; nothing is drawn in them until something names their families.
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
