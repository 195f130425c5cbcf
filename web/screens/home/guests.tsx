// Testimonials of guests, to browse at one's own pace (HOME-3).
import type { PublicContent } from '../../../contract/index.ts'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Carousel } from '../../components/media/carousel.tsx'
import { useHomeText } from '../../i18n/customer/index.ts'
import { Section } from './section.tsx'

type Testimonial = PublicContent['testimonials'][number]

export function Guests({ testimonials }: { testimonials: readonly Testimonial[] | undefined }) {
  const { t } = useHomeText()
  if (testimonials?.length === 0) return null
  return (
    <Section title={t.guests.title}>
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
    </Section>
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
        {testimonial.branchName && <> · {t.guests.inBranch(testimonial.branchName)}</>}
      </figcaption>
    </figure>
  )
}
