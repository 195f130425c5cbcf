// Who we are, and seven pictures of the shop and what we make (ABOUT-1).
import type { PublicContent } from '#contract/index.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useContent } from '#web/data/content-api.ts'
import { useCarouselMedia } from '#web/data/menu/media-api.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Carousel } from '#web/ui/media/carousel.tsx'
import { usePhotosText } from '#web/words/customer/index.ts'
import { useAboutText } from '#web/words/visit/index.ts'

const everyMs = 2000

const pictures = [
  'bar',
  'table-morning',
  'pastry-case',
  'table-lunch',
  'window-seat',
  'table-evening',
  'bench',
] as const

/** `words`: the shop's own, in the first view. */
export function About({ words }: { words?: Pick<PublicContent['words'], 'aboutLead' | 'about'> }) {
  const { t } = useAboutText()
  useTitle(t.title)
  const { content, state } = useContent()
  const own = words ?? content?.words
  const shown = useCarouselMedia('about', pictures)
  // The owner's words are of another length than ours, and everything stands below or beside them.
  const waiting = !words && state === 'loading'
  return (
    <div
      data-waiting={waiting || undefined}
      className={`${waiting ? 'invisible ' : ''}mx-auto grid max-w-6xl items-center gap-8 px-4 pt-4 lg:px-6 lg:pt-10 ${shown.length > 0 ? 'md:grid-cols-2 md:gap-12' : ''}`}
    >
      <div>
        <h1 className="text-4xl">{t.title}</h1>
        <p className="mt-4 max-w-prose text-lg">
          <bdi>{own?.aboutLead || t.lead}</bdi>
        </p>
        {(own?.about.length ? own.about : t.text).map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose text-md text-ink-2">
            <bdi>{paragraph}</bdi>
          </p>
        ))}
        <LinkButton href={linkTo('/foods')} size="staff" className="mt-7">
          {t.more}
        </LinkButton>
      </div>
      {shown.length > 0 && <Pictures shown={shown} />}
    </div>
  )
}

function Pictures({ shown }: { shown: ReturnType<typeof useCarouselMedia<(typeof pictures)[number]>> }) {
  const { t } = useAboutText()
  const { t: photos } = usePhotosText()
  return (
    <Carousel
      label={t.pictures}
      labels={t.labels}
      everyMs={everyMs}
      slides={shown.map(({ image, words, demo }, index) => ({
        id: image.ref,
        content: (
          <figure>
            <img
              {...pictureOf(image, '(width >= 48rem) 34rem, 66vw')}
              alt={demo ? photos[demo] : words}
              fetchPriority={index === 0 ? 'high' : 'auto'}
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
              className="aspect-4/3 w-full rounded-card bg-latte-soft object-cover"
            />
            {demo && <figcaption className="mt-2 px-3 text-ink-2">{t.captions[demo]}</figcaption>}
          </figure>
        ),
      }))}
    />
  )
}
