// The first thing a visitor sees: large words, the one next step, and a steaming cup (HOME-1).
import { useBrand } from '../../api/menu/brand.ts'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { pauseIcon, playIcon } from '../../components/icons/icons-more.ts'
import { useMotion } from '../../components/media/motion.ts'
import { useHomeText } from '../../i18n/home/index.ts'
import { Film } from './film.tsx'
import { cover, HeroDrawing, HeroPhoto } from './hero-backdrop.tsx'
import { HeroLook } from './hero-look.tsx'
import { useFilm } from './use-film.ts'

export function Hero() {
  const { t } = useHomeText()
  const motion = useMotion()
  const { heroTitle: title = t.hero.title, heroLead: lead = t.hero.lead, ofDemo = false } = useBrand()
  const film = useFilm(ofDemo && motion.wanted)
  const words = { ...t.hero, title, lead }
  return (
    <HeroLook
      words={words}
      picture={ofDemo ? <HeroPhoto alt={words.picture} /> : <HeroDrawing />}
      hold={motion.hold}
      film={
        film.wanted && <Film moving={motion.moving} onPlaying={film.playing} onFailed={film.failed} className={cover} />
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
