// Texts that people typed, escaped for their place in the document.

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For the text of an element, and for a value between double quotes. */
export const html = (text: string): string => text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign)

/** JSON within a script element, which no text in it can end. */
export const json = (value: unknown): string => jsonText(JSON.stringify(value))

/** The same for JSON that is a text already. */
export const jsonText = (text: string): string => text.replaceAll('<', '\\u003c')
