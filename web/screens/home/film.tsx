// The film over its picture: muted, looped and inline; paused while it is out of view or should not move.
import { useEffect, useRef } from 'react'
import { useInSight } from '../../components/media/use-in-sight.ts'

type FilmProps = {
  /** Undefined for the demo's. */
  src: string | undefined
  moving: boolean
  onPlaying: () => void
  onFailed: () => void
  className: string
}

export function Film({ src, moving, onPlaying, onFailed, className }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const inSight = useInSight(video)
  const plays = moving && inSight

  useEffect(() => {
    // A browser that refuses to play automatically keeps the picture.
    if (plays) void video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [plays])

  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      preload="auto"
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={onPlaying}
      className={className}
    >
      {!src && <source src="/media/hero.webm" type="video/webm" />}
      {/* An error of the last source means that none could be played. */}
      <source {...(src ? { src } : { src: '/media/hero.mp4', type: 'video/mp4' })} onError={onFailed} />
    </video>
  )
}
