// Slides that snap sideways and turn by themselves; hover, focus, the pause button and reduced motion stop them.
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { arrowIcon, backIcon, pauseIcon, playIcon } from './icons-more.ts'
import { slideAfter } from './turning.ts'

type CarouselProps = {
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** `slide` says 'Offer 2 of 3'. */
  labels: {
    previous: string
    next: string
    pause: string
    play: string
    slide: (number: number, count: number) => string
  }
  /** Milliseconds a slide stays; without it nothing turns by itself. */
  everyMs?: number
  /** How wide a slide is: a class such as 'w-full' or 'w-72'. */
  slideClass?: string
}

export function Carousel({ label, slides, labels, everyMs, slideClass = 'w-full' }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)

  function turn(by: 1 | -1) {
    if (track.current) showSlide(track.current, slideAfter(slideInSight(track.current), by, slides.length))
  }

  const turns = everyMs !== undefined && slides.length > 1
  useEffect(() => {
    if (!turns || paused || held || motionUnwanted()) return
    const timer = setInterval(() => {
      if (!document.hidden && track.current) {
        showSlide(track.current, slideAfter(slideInSight(track.current), 1, slides.length))
      }
    }, everyMs)
    return () => clearInterval(timer)
  }, [turns, everyMs, paused, held, slides.length])

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className="no-scrollbar relative flex [scroll-snap-type:x_mandatory] gap-3 overflow-x-auto rounded-card -outline-offset-3"
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            aria-label={labels.slide(index + 1, slides.length)}
            className={`shrink-0 snap-start ${slideClass}`}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="no-print mt-1 flex justify-end">
          {turns && (
            <IconButton
              icon={paused ? playIcon : pauseIcon}
              label={paused ? labels.play : labels.pause}
              onClick={() => setPaused(!paused)}
              className="motion-reduce:hidden"
            />
          )}
          <IconButton icon={backIcon} label={labels.previous} onClick={() => turn(-1)} />
          <IconButton icon={arrowIcon} label={labels.next} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}

/** The slide whose start is nearest to the start of the track, in either writing direction. */
function slideInSight(track: HTMLElement) {
  const distances = Array.from(track.children, (slide) => Math.abs(offset(track, slide)))
  return distances.indexOf(Math.min(...distances))
}

/** Scrolls only sideways: scrollIntoView would move the page too. */
function showSlide(track: HTMLElement, index: number) {
  const slide = track.children[index]
  if (slide) track.scrollBy({ left: offset(track, slide), behavior: motionUnwanted() ? 'auto' : 'smooth' })
}

function offset(track: HTMLElement, slide: Element) {
  const outer = track.getBoundingClientRect()
  const inner = slide.getBoundingClientRect()
  return getComputedStyle(track).direction === 'rtl' ? inner.right - outer.right : inner.left - outer.left
}

function motionUnwanted() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
