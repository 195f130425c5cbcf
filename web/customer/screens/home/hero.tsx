// The first thing a visitor sees: large words, the one next step, and a steaming cup (HOME-1).

import { useEffect, useRef, useState } from 'react'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { ShownMedia } from '#web/data/menu/media-api.ts'
import { useOnceIdle } from '#web/data/page/use-once-idle.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { pauseIcon, playIcon } from '#web/ui/icons/icons.ts'
import { useMotion } from '#web/ui/media/motion.ts'
import { useInSight } from '#web/ui/media/use-in-sight.ts'
import { useHomeText } from '#web/words/customer/index.ts'
import { coverLook, coverWhole, HeroDrawing, HeroLook, HeroPhoto, OwnHero } from './hero-look.tsx'

export function Hero() {
  const { t } = useHomeText()
  const motion = useMotion()
  const { heroTitle: title = t.hero.title, heroLead: lead = t.hero.lead, media, film: ownFilm } = useBrand()
  const film = useFilm((media.hero === 'demo' || ownFilm !== undefined) && motion.wanted)
  const words = { ...t.hero, title, lead }
  return (
    <HeroLook
      words={words}
      picture={<Backdrop of={media.hero} alt={words.picture} />}
      hold={motion.hold}
      film={
        film.wanted && (
          <Film
            key={ownFilm}
            src={ownFilm}
            moving={motion.moving}
            onPlaying={film.playing}
            onFailed={film.failed}
            className={ownFilm ? coverWhole : coverLook}
          />
        )
      }
      control={
        film.plays && (
          <IconButton
            variant="card"
            icon={motion.stopped ? playIcon : pauseIcon}
            label={motion.stopped ? words.play : words.pause}
            onClick={motion.toggle}
            className="absolute end-4 bottom-4"
          />
        )
      }
    />
  )
}

function Backdrop({ of, alt }: { of: ShownMedia | undefined; alt: string }) {
  if (of === 'demo') return <HeroPhoto alt={alt} />
  const own = of?.[0]
  return own ? <OwnHero image={own.image} alt={own.words} /> : <HeroDrawing />
}

type FilmProps = {
  /** Undefined for the demo's. */
  src: string | undefined
  moving: boolean
  onPlaying: () => void
  onFailed: () => void
  className: string
}

function Film({ src, moving, onPlaying, onFailed, className }: FilmProps) {
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

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function useFilm(motionWanted: boolean) {
  const idle = useOnceIdle()
  const [state, setState] = useState<'waiting' | 'plays' | 'failed'>('waiting')
  const wanted = motionWanted && idle && state !== 'failed' && !lineIsSlow()
  return {
    wanted,
    plays: wanted && state === 'plays',
    playing: () => setState('plays'),
    failed: () => setState('failed'),
  }
}

/** Browsers that do not tell count as fast. */
function lineIsSlow(): boolean {
  const line = (navigator as Navigator & { connection?: Line }).connection
  return line?.saveData === true || /2g|3g/.test(line?.effectiveType ?? '')
}
