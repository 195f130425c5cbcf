// Fills the slots of a text from the build, such as `{{name}}`.
import { html } from './escape.ts'

/** `texts` are escaped; `markup` is HTML already. A slot that is in neither becomes empty. */
export const fill = (
  template: string,
  texts: Readonly<Record<string, string>>,
  markup: Readonly<Record<string, string>> = {},
): string => template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => markup[name] ?? html(texts[name] ?? ''))
