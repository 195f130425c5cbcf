// A panorama of the shop (HOME-7).

import type { ShownMedia } from '../../api/menu/media-api.ts'
import { imageUrl, pictureOf } from '../../api/menu/picture-api.ts'
import { Panorama } from '../../components/media/panorama.tsx'
import { Photo } from '../../components/media/photo.tsx'
import { type HomeText, useHomeText } from '../../i18n/customer/index.ts'
import { Section } from './home-sections.tsx'

export function Tour({ of }: { of: ShownMedia }) {
  const { t } = useHomeText()
  const words = t.tour
  const own = of === 'demo' ? undefined : of[0]
  if (own)
    return (
      <Section title={words.title} lead={words.lead}>
        <Panorama
          src={{ webp: imageUrl(own.image, 4096), avif: imageUrl(own.image, 4096) }}
          labels={words.labels}
          still={
            <img {...pictureOf(own.image, '178vw')} alt={own.words} loading="lazy" className="size-full object-cover" />
          }
          className="h-96 md:h-[34rem]"
        />
      </Section>
    )
  return (
    <Section title={words.title} lead={words.lead}>
      <Panorama
        src={{ webp: '/media/pano.webp', avif: '/media/pano.avif' }}
        labels={words.labels}
        placeAt={(yaw) => words.places[placeAt(yaw)]}
        still={
          <Photo
            name="pano-first"
            widths={[640, 1280]}
            width={1280}
            height={720}
            sizes="(width >= 48rem) 72rem, 178vw"
            className="size-full object-cover"
          />
        }
        className="h-96 md:h-[34rem]"
      />
    </Section>
  )
}

/** The directions of the counter, the coffee wall, the bench and the windows in the picture. */
function placeAt(yaw: number): keyof HomeText['tour']['places'] {
  if (yaw < 50 || yaw >= 320) return 'counter'
  if (yaw < 125) return 'pictures'
  return yaw < 225 ? 'bench' : 'windows'
}
