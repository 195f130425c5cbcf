// The bar at the top comes back over the page when the visitor scrolls up, and goes when they scroll down.

const upward = 24
const downward = 8

/** Until the returned function is called. The style sheet shows the bar while the document has `data-bar`. */
export function barReturns(): () => void {
  const page = document.documentElement
  let turned = scrollY
  let last = scrollY

  function scrolled() {
    const now = Math.max(0, scrollY)
    // A jump to a category does not count as scrolling.
    if ('jump' in page.dataset) turned = now
    delete page.dataset.jump
    if (Math.sign(now - last) !== Math.sign(last - turned)) turned = last
    last = now
    if (turned - now > upward) page.dataset.bar = ''
    else if (now - turned > downward) delete page.dataset.bar
  }

  addEventListener('scroll', scrolled, { passive: true })
  return () => {
    removeEventListener('scroll', scrolled)
    delete page.dataset.bar
  }
}
