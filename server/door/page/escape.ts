// Text in HTML: escaped, and put into the slots of a text from the build, such as `{{name}}`.

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For the text of an element, and for a value between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign)

/** JSON within a script element, which no text in it can end. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** `texts` are escaped; `markup` is HTML already. A slot that is in neither becomes empty. */
export const fillSlots = (
  template: string,
  texts: Readonly<Record<string, string>>,
  markup: Readonly<Record<string, string>> = {},
): string => template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => markup[name] ?? escapeHtml(texts[name] ?? ''))
