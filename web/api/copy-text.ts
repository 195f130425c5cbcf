// Copies a text to the clipboard, also on a page that came over plain http, where browsers keep navigator.clipboard away.

/** Throws when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text)
  else copyBySelection(text)
}

/** The older way needs a selection; over an open dialog only what stands inside it can be selected. */
function copyBySelection(text: string): void {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  field.ariaHidden = 'true'
  ;([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (!copied) throw new Error('the browser does not let this page copy')
}
