// The first thing a visitor sees: large words, the one next step, and a steaming cup (HOME-1).
import { useBrand } from '../../api/menu/brand.ts'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { pauseIcon, playIcon } from '../../components/icons/icons-more.ts'
import { useMotion } from '../../components/media/motion.ts'
import { useHomeText } from '../../i18n/home/index.ts'
import { Film } from './film.tsx'
import { cover, HeroLook } from './hero-look.tsx'
import { useFilm } from './use-film.ts'

export function Hero() {
  const { t } = useHomeText()
  const motion = useMotion()
  const film = useFilm(motion.wanted)
  const { heroTitle: title = t.hero.title, heroLead: lead = t.hero.lead } = useBrand()
  const words = { ...t.hero, title, lead }
  return (
    <HeroLook
      words={words}
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
