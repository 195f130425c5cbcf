// A map from another site: a panel that asks first, and the map in the same space once it may be loaded.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { pinIcon } from '../icons/icons.ts'

type MapFrameProps = {
  /** Names the map for screen readers. */
  title: string
  src: string
  /** Whether it may be loaded without asking. */
  allowed: boolean
  /** Where it is, in words. */
  place: ReactNode
  labels: { show: ReactNode; asks: string }
}

export function MapFrame({ title, src, allowed, place, labels }: MapFrameProps) {
  const [wished, setWished] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that was pressed is gone, so the focus moves to the map.
  useEffect(() => {
    if (wished) frame.current?.focus({ preventScroll: true })
  }, [wished])

  return (
    <div className="grid min-h-64 overflow-hidden rounded-control bg-latte-soft">
      {allowed || wished ? (
        <iframe
          ref={frame}
          title={title}
          src={src}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className="block h-64 w-full border-0"
        />
      ) : (
        <div className="flex flex-col items-center justify-center gap-3 px-5 py-4 text-center">
          <p className="flex items-center gap-2 font-semibold">
            <Icon of={pinIcon} className="size-5.5" />
            <span>{place}</span>
          </p>
          <Button variant="quiet" onClick={() => setWished(true)}>
            {labels.show}
          </Button>
          <p className="max-w-72 text-sm text-ink-2">{labels.asks}</p>
        </div>
      )}
    </div>
  )
}
