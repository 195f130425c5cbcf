// A 360° view that can be dragged, zoomed and moved by keyboard; a flat picture is shown until it is loaded.
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { arrowIcon, backIcon, minusIcon, plusIcon } from '../icons/icons.ts'
import type { PanoramaView } from './panorama-view.ts'
import { useInSight } from './use-in-sight.ts'

type PanoramaProps = {
  /** Its address as WebP, and as AVIF for browsers that chose AVIF for the flat picture. */
  src: { webp: string; avif: string }
  /** Covers the view until it is loaded, and stays where it cannot be shown. */
  still: ReactNode
  /** What is seen in a direction, in degrees clockwise from straight ahead; without it, the degrees are said. */
  placeAt?: (yaw: number) => string
  labels: { view: string; hint: string; left: string; right: string; nearer: string; farther: string; flat: string }
  className?: string
}

type State = 'waiting' | 'loading' | 'ready' | 'flat'

export function Panorama({
  src: { webp, avif },
  still,
  placeAt = (yaw) => `${yaw}°`,
  labels,
  className = '',
}: PanoramaProps) {
  const frame = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<PanoramaView>(undefined)
  const [state, setState] = useState<State>('waiting')
  const [yaw, setYaw] = useState(0)
  const near = useInSight(frame, 400)

  useEffect(() => {
    if (!near || state !== 'waiting') return
    return onceIdle(() => setState(canTurn() ? 'loading' : 'flat'))
  }, [near, state])

  const wanted = state === 'loading' || state === 'ready'
  useEffect(() => {
    const element = container.current
    if (!wanted || !element) return
    let gone = false
    const show = (next: State) => !gone && setState(next)
    import('./panorama-view.ts')
      .then(({ openView }) =>
        openView(element, showsAvif(frame.current) ? avif : webp, {
          ready: () => show('ready'),
          failed: () => show('flat'),
          turned: () => setYaw(view.current?.yaw() ?? 0),
        }),
      )
      .then((opened) => {
        view.current = opened
        if (gone) opened.close()
      })
      .catch(() => show('flat'))
    return () => {
      gone = true
      view.current?.close()
      view.current = undefined
    }
  }, [wanted, webp, avif])

  function onKeyDown(event: KeyboardEvent) {
    const act = acts[event.key]
    if (!act || !view.current || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(view.current)
  }

  const does = (act: Act) => () => view.current && act(view.current)
  const ready = state === 'ready'
  return (
    <div ref={frame} className={`relative isolate overflow-hidden rounded-card bg-latte-soft ${className}`}>
      <div className="absolute inset-0">
        <div
          ref={container}
          role="slider"
          tabIndex={ready ? 0 : -1}
          aria-label={labels.view}
          aria-description={labels.hint}
          aria-valuemin={0}
          aria-valuemax={359}
          aria-valuenow={yaw}
          aria-valuetext={placeAt(yaw)}
          aria-disabled={!ready}
          onKeyDown={onKeyDown}
          className="-outline-offset-3"
        />
      </div>
      <div
        className={`pointer-events-none absolute inset-0 transition-opacity ${ready ? 'opacity-0' : ''}`}
        aria-hidden={ready}
      >
        {still}
      </div>
      <p className="pointer-events-none absolute start-3 top-3 flex items-center gap-2 rounded-small bg-ink px-3 py-1.5 text-sm font-semibold text-paper">
        {state === 'loading' && <Spinner className="size-4.5" />}
        <span>{state === 'flat' ? labels.flat : placeAt(yaw)}</span>
      </p>
      {ready && (
        <div className="no-print absolute end-3 bottom-3 flex gap-2">
          {/* Left and right belong to the view: they do not change sides with the writing direction. */}
          <div dir="ltr" className="flex gap-2">
            <IconButton variant="card" icon={backIcon} label={labels.left} onClick={does(left)} />
            <IconButton variant="card" icon={arrowIcon} label={labels.right} onClick={does(right)} />
          </div>
          <IconButton variant="card" icon={minusIcon} label={labels.farther} onClick={does(farther)} />
          <IconButton variant="card" icon={plusIcon} label={labels.nearer} onClick={does(nearer)} />
        </div>
      )}
    </div>
  )
}

/** Whether the flat picture was loaded as AVIF, so the browser supports it. */
const showsAvif = (frame: Element | null): boolean => frame?.querySelector('img')?.currentSrc.endsWith('.avif') === true

const step = 20

type Act = (view: PanoramaView) => void

const left: Act = (view) => view.turn(-step)
const right: Act = (view) => view.turn(step)
const nearer: Act = (view) => view.zoom(0.8)
const farther: Act = (view) => view.zoom(1.25)

const acts: Readonly<Record<string, Act>> = {
  ArrowLeft: left,
  ArrowRight: right,
  ArrowUp: (view) => view.tilt(step / 2),
  ArrowDown: (view) => view.tilt(-step / 2),
  '+': nearer,
  '=': nearer,
  '-': farther,
}

function canTurn(): boolean {
  return document.createElement('canvas').getContext('webgl') !== null
}

/** Not before the page itself is done. */
function onceIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, 500)
  return () => clearTimeout(timer)
}
