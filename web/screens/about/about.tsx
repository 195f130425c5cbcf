// Who we are, and seven pictures of what we make (ABOUT-1).
import { LinkButton } from '../../components/button.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Photo } from '../../components/photo.tsx'
import { useAboutText } from '../../i18n/about/index.ts'
import { linkTo } from '../../place.ts'
import { useTitle } from '../../shell/title.ts'

const everyMs = 2000

const pictures = [
  ['cappuccino', 'cappuccino'],
  ['waffle', 'waffle'],
  ['apple-cake', 'appleCake'],
  ['bagel', 'bagel'],
  ['panini', 'panini'],
  ['salad', 'salad'],
  ['iced-latte', 'icedLatte'],
] as const

export function About() {
  const { t } = useAboutText()
  useTitle(t.title)
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-4 md:grid-cols-2 md:gap-12 lg:px-6 lg:pt-10">
      <div>
        <h1 className="text-4xl">{t.title}</h1>
        <p className="mt-4 max-w-prose text-lg">{t.lead}</p>
        {t.text.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose text-md text-ink-2">
            {paragraph}
          </p>
        ))}
        <LinkButton href={linkTo('/foods')} size="staff" className="mt-7">
          {t.more}
        </LinkButton>
      </div>
      <Carousel
        label={t.pictures}
        labels={t.labels}
        everyMs={everyMs}
        slides={pictures.map(([name, caption], index) => ({
          id: name,
          content: (
            <figure>
              <Photo
                name={name}
                widths={[320, 600]}
                width={600}
                height={600}
                sizes="(width >= 48rem) 34rem, 92vw"
                first={index === 0}
                className="w-full rounded-card bg-latte-soft"
              />
              <figcaption className="mt-2 px-3 text-ink-2">{t.captions[caption]}</figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  )
}
