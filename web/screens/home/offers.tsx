// The special offers, one at a time, changing every three seconds (HOME-5).

import type { PublicContent } from '../../../contract/index.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { Carousel } from '../../components/media/carousel.tsx'
import { photoWords, useHomeText, usePhotosText } from '../../i18n/customer/index.ts'
import { Section } from './section.tsx'

type Offer = PublicContent['offers'][number]

const everyMs = 3000

export function Offers({ offers }: { offers: readonly Offer[] | undefined }) {
  const { t } = useHomeText()
  if (offers?.length === 0) return null
  return (
    <Section title={t.offers.title}>
      {offers ? (
        <Carousel
          label={t.offers.title}
          labels={t.offers.labels}
          everyMs={everyMs}
          slides={offers.map((offer) => ({ id: offer.id, content: <OfferCard offer={offer} /> }))}
        />
      ) : (
        <Skeleton className="mb-12 h-[30rem] rounded-card md:h-80" />
      )}
    </Section>
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
