// The first view of the document stays until the page behind it is complete. Then what was tapped in it is done.

declare global {
  var taps: readonly HTMLElement[] | undefined
}

export function takeOver(root: HTMLElement): void {
  const first = document.getElementById('first')
  if (!first) return
  const watch = new MutationObserver(() => {
    if (!first.hidden && (root.querySelector('[data-waiting]') || !root.querySelector('main > *'))) return
    watch.disconnect()
    first.remove()
    for (const tap of globalThis.taps ?? []) {
      const found = [...root.querySelectorAll<HTMLElement>(tap.localName)].find((one) =>
        nameOf(one).includes(nameOf(tap)),
      )
      found?.focus()
      found?.click()
    }
  })
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-waiting'] })
}

/** What an element of the page has in common with its likeness in the first view. */
const nameOf = (one: HTMLElement): string =>
  one.ariaLabel ?? (one instanceof HTMLInputElement ? `${one.name}=${one.value}` : (one.textContent ?? ''))
