// The server's first paint of the landing page stays on the screen until the page's own is ready.

/** Read before React replaces it; undefined if the visit began on another page. */
const drawn = document.querySelector('[data-at=home] .at-home')?.outerHTML

// biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, as it stood in the document.
export const firstPaint = drawn && <div data-waiting dangerouslySetInnerHTML={{ __html: drawn }} />
