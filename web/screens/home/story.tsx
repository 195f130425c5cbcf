// Who we are, in a few words and two pictures (HOME-2).
import { useCarouselMedia } from '../../api/menu/media.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { useHomeText } from '../../i18n/customer/index.ts'
import { linkTo } from '../../location.ts'

type StoryProps = {
  /** What the owner wrote; none or undefined for the neutral words. */
  own: readonly string[] | undefined
  /** Nobody knows yet. */
  waits: boolean
}

export function Story({ own, waits }: StoryProps) {
  const { t } = useHomeText()
  const pictures = useCarouselMedia('story', storyPictures)
  const words = t.story
  const text = own?.length ? own : words.text
  return (
    <section className="mt-14 bg-latte-soft lg:mt-20">
      <div
        className={`mx-auto grid max-w-6xl items-center gap-8 px-4 py-12 lg:px-6 lg:py-16 ${pictures.length > 0 ? 'md:grid-cols-2 md:gap-12' : ''}`}
      >
        <div>
          <h2 className="text-3xl">{words.title}</h2>
          <div className={waits ? 'opacity-0' : undefined}>
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-prose text-md text-ink-2">
                <bdi>{paragraph}</bdi>
              </p>
            ))}
          </div>
          <LinkButton href={linkTo('/about')} variant="quiet" className="mt-6">
            {words.more}
          </LinkButton>
        </div>
        {pictures.length > 0 && (
          <div className="grid grid-cols-2 gap-3 max-md:order-first">
            {pictures.map(({ image, words: said, demo }, index) => (
              <img
                key={image.ref}
                {...pictureOf(image, '(width >= 48rem) 18rem, 45vw')}
                alt={demo ? words[altOf[demo]] : said}
                loading="lazy"
                decoding="async"
                className={`aspect-3/4 w-full rounded-card object-cover shade-card ${index === 0 && pictures.length > 1 ? 'mt-6' : ''}`}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

const storyPictures = ['strawberry-waffle', 'salmon-bagel'] as const
const altOf = { 'strawberry-waffle': 'waffle', 'salmon-bagel': 'bagel' } as const
