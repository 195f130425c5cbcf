// Slides that snap sideways and advance by themselves; hover, focus, the pause button and reduced motion stop them.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { arrowIcon, backIcon, pauseIcon, playIcon } from '../icons/icons.ts'
import { isMotionWanted, useMotion } from './motion.ts'

type CarouselProps = {
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** `slide` is 'Offer 2 of 3'. */
  labels: {
    previous: string
    next: string
    pause: string
    play: string
    slide: (number: number, count: number) => string
  }
  /** How long a slide stays, in ms; without it nothing advances by itself. */
  everyMs?: number
  /** The width of a slide: a class such as 'w-full' or 'w-72'. */
  slideClass?: string
}

export function Carousel({ label, slides, labels, everyMs, slideClass = 'w-full' }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const motion = useMotion()
  const [said, setSaid] = useState('')
  const count = slides.length
  const turns = everyMs !== undefined && count > 1
  const turning = turns && motion.moving

  /** Turned by hand it announces the slide; advancing by itself it is silent. */
  function turn(by: 1 | -1) {
    const shown = track.current && showNext(track.current, by)
    if (typeof shown === 'number') setSaid(labels.slide(shown + 1, count))
  }

  useEffect(() => {
    if (!turning) return
    setSaid('')
    const timer = setInterval(() => {
      if (!document.hidden && track.current) showNext(track.current, 1)
    }, everyMs)
    return () => clearInterval(timer)
  }, [turning, everyMs])

  return (
    <section aria-label={label} aria-roledescription="carousel" className="min-w-0" {...motion.hold}>
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
            aria-label={labels.slide(index + 1, count)}
            className={`shrink-0 snap-start ${slideClass}`}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {count > 1 && (
        <div className="no-print mt-1 flex justify-end">
          {turns && motion.wanted && (
            <IconButton
              value="pause"
              icon={motion.stopped ? playIcon : pauseIcon}
              label={motion.stopped ? labels.play : labels.pause}
              onClick={motion.toggle}
            />
          )}
          <IconButton value="previous" icon={backIcon} label={labels.previous} onClick={() => turn(-1)} />
          <IconButton value="next" icon={arrowIcon} label={labels.next} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}

/** Scrolls only sideways: scrollIntoView would scroll the page too. */
function showNext(track: HTMLElement, by: 1 | -1): number {
  const index = slideAfter(placeOf(track), by)
  const slide = track.children[index]
  if (slide) track.scrollBy({ left: offset(track, slide), behavior: isMotionWanted() ? 'smooth' : 'auto' })
  return index
}

/** The current slide is the one whose start is nearest to the start of the track, in either writing direction. */
function placeOf(track: HTMLElement): TrackPlace {
  const distances = Array.from(track.children, (slide) => Math.abs(offset(track, slide)))
  const scrolled = Math.abs(track.scrollLeft)
  return {
    current: distances.indexOf(Math.min(...distances)),
    count: distances.length,
    atStart: scrolled < 2,
    atEnd: scrolled > track.scrollWidth - track.clientWidth - 2,
  }
}

function offset(track: HTMLElement, slide: Element) {
  const outer = track.getBoundingClientRect()
  const inner = slide.getBoundingClientRect()
  return getComputedStyle(track).direction === 'rtl' ? inner.right - outer.right : inner.left - outer.left
}

interface TrackPlace {
  readonly current: number
  readonly count: number
  /** If several slides are visible, the track ends before the last one can be first. */
  readonly atStart: boolean
  readonly atEnd: boolean
}

export function slideAfter({ current, count, atStart, atEnd }: TrackPlace, by: 1 | -1): number {
  if (count === 0) return 0
  if (by === 1 && atEnd) return 0
  if (by === -1 && atStart) return count - 1
  return (current + by + count) % count
}
