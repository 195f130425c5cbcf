// Questions of guests, answered by people who work here (HOME-6).
import type { PublicContent } from '../../../contract/index.ts'
import { type Locale, localeTags } from '../../../domain/shared/locale.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Carousel } from '../../components/media/carousel.tsx'
import { photoWords, useHomeText, usePhotosText } from '../../i18n/customer/index.ts'
import { Section } from './section.tsx'

type Post = PublicContent['posts'][number]

const everyMs = 6000

export function Posts({ posts }: { posts: readonly Post[] | undefined }) {
  const { t } = useHomeText()
  if (posts?.length === 0) return null
  return (
    <Section title={t.posts.title}>
      {posts ? (
        <Carousel
          label={t.posts.title}
          labels={t.posts.labels}
          everyMs={everyMs}
          slideClass="w-[86%] sm:w-[48%] lg:w-[32%]"
          slides={posts.map((post) => ({ id: post.id, content: <PostCard post={post} /> }))}
        />
      ) : (
        <Skeleton className="mb-12 h-96 rounded-card" />
      )}
    </Section>
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
