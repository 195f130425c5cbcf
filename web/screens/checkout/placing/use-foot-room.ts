// Where Place Order can stay in sight: above the keyboard, and only as much of it as leaves room for the form.
import { type RefObject, useLayoutEffect } from 'react'

/** Smaller differences are the browser's own bars, which come and go while one scrolls. */
const leastKeyboard = 100

/** Heights in rem, so that large text counts: from here on all of the foot has room, or its button. */
const roomForAll = 30
const roomForButton = 18

/**
 * Says on the foot what stays in sight (`data-stays`), and on the page how much the keyboard (`--keyboard`) and the
 * foot (`--foot`) cover, in px: what gets the focus scrolls clear of both.
 */
export function useFootRoom(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = foot
    const bar = current?.lastElementChild
    const page = document.documentElement
    const seen = window.visualViewport
    if (!current || !(bar instanceof HTMLElement)) return

    function place() {
      // Somebody who zooms in moves over the page: then nothing follows what they see.
      const hidden = seen && seen.scale < 1.1 ? page.clientHeight - seen.height - seen.offsetTop : 0
      const keyboard = hidden > leastKeyboard ? Math.round(hidden) : 0
      const height = (page.clientHeight - keyboard) / Number.parseFloat(getComputedStyle(page).fontSize)
      const stays = height >= roomForAll ? 'all' : height >= roomForButton ? 'button' : 'nothing'
      current?.setAttribute('data-stays', stays)
      const covered = { all: current?.offsetHeight ?? 0, button: (bar as HTMLElement).offsetHeight, nothing: 0 }
      page.style.setProperty('--keyboard', `${keyboard}px`)
      page.style.setProperty('--foot', `${covered[stays] + keyboard}px`)
    }
    function placeAnew() {
      place()
      const typing = document.activeElement
      // With what stands below it: its hint, and what is wrong with it.
      if (typing?.matches('input, textarea, select')) typing.closest('div')?.scrollIntoView({ block: 'nearest' })
    }

    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(current)
    sizes.observe(bar)
    addEventListener('resize', placeAnew)
    seen?.addEventListener('resize', placeAnew)
    seen?.addEventListener('scroll', place)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', placeAnew)
      seen?.removeEventListener('resize', placeAnew)
      seen?.removeEventListener('scroll', place)
      page.style.removeProperty('--keyboard')
      page.style.removeProperty('--foot')
    }
  }, [foot])
}
