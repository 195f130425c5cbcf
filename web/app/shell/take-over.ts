// The first view of the document stays until the page behind it is complete. Then what was tapped in it is done.

declare global {
  var earlyTaps: readonly HTMLElement[] | undefined
}

/** A page that waits longer than this for its data is more use with its links and buttons. */
const longestMs = 4000

export function takeOver(root: HTMLElement): void {
  const first = document.getElementById('first')
  if (!first) return
  const watch = new MutationObserver(() => {
    if (root.querySelector('main > *, h1') && (first.hidden || !root.querySelector('[data-waiting]'))) end()
  })
  const timer = setTimeout(end, longestMs)
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-waiting'] })

  function end() {
    clearTimeout(timer)
    watch.disconnect()
    first?.remove()
    // Once the effects of the first rendering are over: they close what is open.
    requestAnimationFrame(() => setTimeout(() => globalThis.earlyTaps?.forEach(act)))
  }

  function act(tap: HTMLElement) {
    const name = nameOf(tap).trim()
    // Without a name it may be anything.
    if (name === '') return
    const all = [...root.querySelectorAll<HTMLElement>(tap.localName)]
    const alike = all.find((one) => nameOf(one).trim() === name) ?? all.find((one) => nameOf(one).includes(name))
    alike?.focus()
    alike?.click()
  }
}

/** What an element of the page has in common with its likeness in the first view. */
const nameOf = (one: HTMLElement): string =>
  one.ariaLabel ?? (one instanceof HTMLInputElement ? `${one.name}=${one.value}` : (one.textContent ?? ''))
