// The first view of the document stays until the page behind it is complete. Then what was tapped in it is done.

declare global {
  /** What was tapped in the first view, in order; the document's script keeps it. */
  var earlyTaps: HTMLElement[] | undefined
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
    // What belongs to a page that was left meanwhile is no longer in the document.
    const taps = (globalThis.earlyTaps ?? []).filter((tap) => tap.isConnected).map(markOf)
    first?.remove()
    // Once the effects of the first rendering are over: they close what is open.
    requestAnimationFrame(() => setTimeout(() => taps.forEach(act)))
  }

  function act(mark: string) {
    const same = root.querySelector<HTMLElement>(mark)
    same?.focus()
    same?.click()
  }
}

/** Selects on the page what was tapped: a button by its value, a field by its name, one of several choices by both. */
function markOf(tap: HTMLElement): string {
  const control = (tap instanceof HTMLLabelElement && tap.control) || tap
  const { localName, name, type, value } = control as HTMLInputElement
  const byName = `[name="${name}"]`
  const byValue = `[value="${CSS.escape(value)}"]`
  if (localName === 'button') return localName + byValue
  return type === 'radio' ? byName + byValue : byName
}
