// The film over its picture: muted, looped, in the page, and still while it is out of sight or is to hold.
import { useEffect, useRef } from 'react'
import { useInSight } from '../../components/media/use-in-sight.ts'

type FilmProps = { moving: boolean; onPlaying: () => void; onFailed: () => void; className: string }

export function Film({ moving, onPlaying, onFailed, className }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const inSight = useInSight(video)
  const plays = moving && inSight

  useEffect(() => {
    // A browser that will not play by itself keeps the picture.
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
      <source src="/media/hero.webm" type="video/webm" />
      {/* The last one says that none could be shown. */}
      <source src="/media/hero.mp4" type="video/mp4" onError={onFailed} />
    </video>
  )
}
