// Brings a section into view once its page has come, and moves the focus there.

/** A page that takes longer is left alone: by then somebody may have scrolled. */
const patienceMs = 5000

export function showSection(id: string): void {
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
  const look = () => {
    const section = document.getElementById(id)
    if (!section) return
    stop()
    section.tabIndex = -1
    section.style.scrollMarginBlockStart = '6rem'
    const fold = section.closest('details')
    if (fold) fold.open = true
    section.scrollIntoView()
    section.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(look)
  const timer = setTimeout(stop, patienceMs)
  watcher.observe(document.body, { childList: true, subtree: true })
  // The dialog gives the focus back to what opened it first.
  requestAnimationFrame(look)
}
