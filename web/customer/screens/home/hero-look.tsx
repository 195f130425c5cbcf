// The look of the landing page's top: words, buttons, and its picture or drawing; also in the server's first view.
import type { ReactNode } from 'react'
import type { Image } from '#domain/menu/menu.ts'
import { linkTo } from '#web/data/address/location.ts'
import { heroPictureOf } from '#web/data/menu/picture-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Photo } from '#web/ui/media/photo.tsx'
import type { HomeText } from '#web/words/customer/index.ts'

type HeroLookProps = {
  words: HomeText['hero']
  /** Behind the words: `HeroPhoto` or `HeroDrawing`. */
  picture: ReactNode
  /** Below the lead. */
  note?: ReactNode
  /** Over the picture. */
  film?: ReactNode
  /** In the corner. */
  control?: ReactNode
  /** The handlers that pause the motion, for the whole element. */
  hold?: object
}

export function HeroLook({ words, picture, note, film, control, hold }: HeroLookProps) {
  return (
    <div className="mx-auto max-w-7xl px-3 lg:px-6">
      <section
        aria-label={words.title}
        className="on-dark relative isolate overflow-hidden rounded-card bg-ink text-paper md:flex md:min-h-[min(42rem,80vh)] md:items-center"
        {...hold}
      >
        <div className="relative px-5 pt-7 md:w-1/2 md:py-14 md:ps-12 short:py-4">
          <h1 className="text-4xl md:text-5xl short:text-3xl">{words.title}</h1>
          <p className="mt-4 max-w-sm text-lg short:mt-2">{words.lead}</p>
          {note}
          <div className="mt-6 flex flex-wrap gap-2 short:mt-3">
            <LinkButton href={linkTo('/foods')} size="staff">
              {words.order}
            </LinkButton>
            <LinkButton
              href={linkTo('/track')}
              size="staff"
              variant="plain"
              className="border border-paper px-4 text-lg text-paper"
            >
              {words.track}
            </LinkButton>
          </div>
        </div>
        <div className="mirrors relative -z-1 -mt-12 aspect-4/5 max-h-[34rem] w-full md:absolute md:inset-0 md:mt-0 md:aspect-auto md:max-h-none">
          {picture}
          {film}
          <div className="absolute inset-0 bg-[linear-gradient(var(--color-ink),transparent_38%)] md:bg-[linear-gradient(90deg,color-mix(in_srgb,var(--color-ink)_90%,transparent)_42%,transparent_84%)] lg:bg-[linear-gradient(90deg,color-mix(in_srgb,var(--color-ink)_90%,transparent)_22%,transparent_64%)]" />
        </div>
        {control}
      </section>
    </div>
  )
}

/** The film is as wide as the photo for large windows; on a phone both show the same part. */
export const coverLook = 'absolute inset-0 size-full object-cover object-[76%_70%]'

/** Nobody knows what is worth seeing in a picture or film of the shop's own: its middle. */
export const coverWhole = 'absolute inset-0 size-full object-cover'

type HeroPhotoProps = {
  alt: string
  /** Whether it may be drawn while hidden: then it is loaded only where it is shown. */
  mayHide?: boolean
}

export const HeroPhoto = ({ alt, mayHide = false }: HeroPhotoProps) => (
  <Photo {...heroPicture} first={!mayHide} alt={alt} className={coverLook} />
)

type OwnHeroProps = HeroPhotoProps & { image: Image }

export const OwnHero = ({ image, alt, mayHide = false }: OwnHeroProps) => (
  <img
    {...heroPictureOf(image)}
    alt={alt}
    className={coverWhole}
    {...(mayHide ? { loading: 'lazy', decoding: 'async' } : { fetchPriority: 'high' })}
  />
)

/** A steaming cup; at the foot on a phone, at the end of larger windows. */
export function HeroDrawing() {
  return (
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className="absolute inset-0 size-full"
      fill="none"
      strokeLinecap="round"
    >
      <circle cx="215" cy="330" r="165" className="fill-honey" opacity=".16" />
      <circle cx="215" cy="330" r="118" className="fill-honey" opacity=".2" />
      <g className="stroke-honey" strokeWidth="10">
        <path d="M165 205c-22-28 22-44 0-76" />
        <path d="M215 198c-24-32 24-52 0-88" />
        <path d="M265 205c-22-28 22-44 0-76" />
      </g>
      <path className="stroke-paper" strokeWidth="16" d="M298 268h18a40 40 0 0 1 0 80h-30" />
      <path className="fill-paper" d="M118 240h192v74a78 78 0 0 1-78 78h-36a78 78 0 0 1-78-78z" />
      <ellipse className="fill-honey" cx="214" cy="242" rx="96" ry="15" />
      <ellipse className="fill-paper" cx="214" cy="410" rx="138" ry="16" opacity=".85" />
    </svg>
  )
}

export const heroPicture = {
  name: 'hero-tall',
  widths: [420, 720],
  sizes: '94vw',
  width: 720,
  height: 900,
  other: { media: '(width >= 48rem)', name: 'hero-wide', widths: [960, 1600], sizes: '96vw' },
} as const
