// The sections of the landing page that come from the shop: offers, its story, posts, and what guests say.
import type { ReactNode } from 'react'
import type { PublicContent } from '#contract/index.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useCarouselMedia } from '#web/data/menu/media-api.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { Carousel } from '#web/ui/media/carousel.tsx'
import { photoWords, useHomeText, usePhotosText } from '#web/words/customer/index.ts'

type SectionProps = { title: string; lead?: string; children: ReactNode }

export function HomeSection({ title, lead, children }: SectionProps) {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-14 lg:px-6 lg:pt-20">
      <h2 className="text-3xl">{title}</h2>
      {lead && <p className="mt-1 text-md text-ink-2">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

type Offer = PublicContent['offers'][number]

const offerMs = 3000

export function Offers({ offers }: { offers: readonly Offer[] | undefined }) {
  const { t } = useHomeText()
  if (offers?.length === 0) return null
  return (
    <HomeSection title={t.offers.title}>
      {offers ? (
        <Carousel
          label={t.offers.title}
          labels={t.offers.labels}
          everyMs={offerMs}
          slides={offers.map((offer) => ({ id: offer.id, content: <OfferCard offer={offer} /> }))}
        />
      ) : (
        <Skeleton className="mb-12 h-[30rem] rounded-card md:h-80" />
      )}
    </HomeSection>
  )
}

function OfferCard({ offer }: { offer: Offer }) {
  const { t: photos } = usePhotosText()
  return (
    <article className="h-full overflow-hidden rounded-card bg-honey-soft md:grid md:min-h-80 md:grid-cols-2">
      <img
        {...pictureOf(offer.image, '(width >= 48rem) 36rem, 92vw')}
        alt={photoWords(photos, offer.image, offer.imageWords)}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full bg-latte-soft object-cover md:h-full"
      />
      <div className="p-5 md:self-center md:p-10">
        <h3 className="text-2xl lg:text-3xl">
          <bdi>{offer.title}</bdi>
        </h3>
        <p className="mt-1 text-lg font-semibold text-honey-ink">
          <bdi>{offer.subTitle}</bdi>
        </p>
        <ul className="mt-4 grid gap-2">
          {offer.details.map((detail) => (
            <li key={detail} className="flex items-center gap-2">
              <Icon of={checkIcon} className="size-5 text-leaf" />
              <bdi>{detail}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

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

type Post = PublicContent['posts'][number]

const postMs = 6000

export function Posts({ posts }: { posts: readonly Post[] | undefined }) {
  const { t } = useHomeText()
  if (posts?.length === 0) return null
  return (
    <HomeSection title={t.posts.title}>
      {posts ? (
        <Carousel
          label={t.posts.title}
          labels={t.posts.labels}
          everyMs={postMs}
          slideClass="w-[86%] sm:w-[48%] lg:w-[32%]"
          slides={posts.map((post) => ({ id: post.id, content: <PostCard post={post} /> }))}
        />
      ) : (
        <Skeleton className="mb-12 h-96 rounded-card" />
      )}
    </HomeSection>
  )
}

function PostCard({ post }: { post: Post }) {
  const { locale } = useHomeText()
  const { t: photos } = usePhotosText()
  return (
    <article className="h-full overflow-hidden rounded-card border border-line bg-card">
      <img
        {...pictureOf(post.image, '(width >= 48rem) 24rem, 85vw')}
        alt={photoWords(photos, post.image, post.imageWords)}
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full bg-latte-soft object-cover"
      />
      <div className="p-5">
        <p className="text-sm text-ink-2">
          <time dateTime={post.date}>{dateWords(post.date, locale)}</time> · <bdi>{post.name}</bdi>
        </p>
        <h3 className="mt-2 text-xl">
          <bdi>{post.question}</bdi>
        </h3>
        <p className="mt-2 text-ink-2">
          <bdi>{post.answer}</bdi>
        </p>
      </div>
    </article>
  )
}

/** '7 September 2026', as each language writes it. */
const dateWords = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))

type Testimonial = PublicContent['testimonials'][number]

export function Guests({ testimonials }: { testimonials: readonly Testimonial[] | undefined }) {
  const { t } = useHomeText()
  if (testimonials?.length === 0) return null
  return (
    <HomeSection title={t.guests.title}>
      {testimonials ? (
        <Carousel
          label={t.guests.title}
          labels={t.guests.labels}
          slideClass="w-[86%] md:w-[31.5%]"
          slides={testimonials.map((one) => ({ id: one.id, content: <Quote testimonial={one} /> }))}
        />
      ) : (
        <Skeleton className="mb-12 h-52 rounded-card" />
      )}
    </HomeSection>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { t } = useHomeText()
  return (
    <figure className="flex h-full min-h-52 flex-col rounded-card border border-line bg-card p-5">
      <span aria-hidden="true" className="h-6 font-brand text-4xl text-honey">
        ”
      </span>
      <blockquote className="mt-3 flex-1 font-heading text-lg">
        <bdi>{testimonial.text}</bdi>
      </blockquote>
      <figcaption className="mt-4 text-sm text-ink-2">
        <bdi className="font-semibold text-ink">{testimonial.name}</bdi>
        {testimonial.branchName && <span>{` · ${t.guests.inBranch(testimonial.branchName)}`}</span>}
      </figcaption>
    </figure>
  )
}
