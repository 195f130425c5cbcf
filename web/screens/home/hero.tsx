// The first thing a visitor sees: large words, the one next step, and a steaming cup (HOME-1).
import { useBrand } from '../../api/menu/brand.ts'
import type { ShownMedia } from '../../api/menu/media.ts'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { pauseIcon, playIcon } from '../../components/icons/icons-more.ts'
import { useMotion } from '../../components/media/motion.ts'
import { useHomeText } from '../../i18n/customer/index.ts'
import { Film } from './film.tsx'
import { cover, coverWhole, HeroDrawing, HeroPhoto, OwnHero } from './hero-backdrop.tsx'
import { HeroLook } from './hero-look.tsx'
import { useFilm } from './use-film.ts'

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
            className={ownFilm ? coverWhole : cover}
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
