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
    // Once the effects of the first rendering are over: they close what is open.
    requestAnimationFrame(() => setTimeout(() => globalThis.taps?.forEach(act)))
  })
  const act = (tap: HTMLElement) => {
    const alike = [...root.querySelectorAll<HTMLElement>(tap.localName)].find((one) =>
      nameOf(one).includes(nameOf(tap)),
    )
    alike?.focus()
    alike?.click()
  }
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-waiting'] })
}

/** What an element of the page has in common with its likeness in the first view. */
const nameOf = (one: HTMLElement): string =>
  one.ariaLabel ?? (one instanceof HTMLInputElement ? `${one.name}=${one.value}` : (one.textContent ?? ''))
