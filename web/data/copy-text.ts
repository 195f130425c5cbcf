// Copies a text to the clipboard, also on a page over plain http, where browsers withhold navigator.clipboard.

/** Throws if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text)
  else copyBySelection(text)
}

/** The older way needs a selection; while a dialog is open, only text inside the dialog can be selected. */
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
