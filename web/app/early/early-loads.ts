// What the document's script asks for: what is seen first, and then the page's own scripts.
import type { EarlyPage } from '#contract/first-view-data.ts'

/** At once, so that nothing waits for the style of the site. */
export function loadWhatIsSeen({ styles = [], posters = [] }: EarlyPage): void {
  for (const href of styles) put('link', { rel: 'preload', as: 'style', href })
  for (const { srcset: imageSrcset, sizes: imageSizes, media, type = '' } of posters)
    put('link', { rel: 'preload', as: 'image', fetchPriority: 'high', imageSrcset, imageSizes, media, type })
}

/** A script of the page that is not run yet. */
export const loadScript = (href: string): HTMLElement => put('link', { rel: 'modulepreload', href })

/** It runs once the document is read. */
export const runScript = (src: string): HTMLElement => put('script', { type: 'module', src })

/** The style sheets of the page itself, after that of the site; until one has come, the page is hidden. */
export function addStyles({ styles = [] }: EarlyPage): void {
  const { dataset } = document.documentElement
  const showPage = () => delete dataset.late
  for (const href of styles) {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) continue
    dataset.late = ''
    const sheet = put('link', { rel: 'stylesheet', href, onload: showPage })
    // It is taken away, so that the page asks for it anew and says so.
    sheet.onerror = () => {
      sheet.remove()
      showPage()
    }
  }
}

function put<Tag extends 'link' | 'script'>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) {
  const element = Object.assign(document.createElement(tag), attributes)
  document.head.append(element)
  return element
}
