// What the server drew of the landing page stays on the screen until the page's own is there.

/** Read before React takes its place; a page that began elsewhere has none. */
const drawn = document.querySelector('[data-at=home] .at-home')?.outerHTML

// biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, as it stood in the document.
export const firstPaint = drawn && <div data-waiting dangerouslySetInnerHTML={{ __html: drawn }} />
