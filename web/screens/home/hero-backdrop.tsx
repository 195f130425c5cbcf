// What is behind the words at the top of the landing page: the demo's photo, the shop's own, or a drawing in its colours.
import type { Image } from '../../../domain/menu/menu.ts'
import { heroPictureOf } from '../../api/menu/pictures.ts'
import { Photo } from '../../components/media/photo.tsx'
import { heroPicture } from './hero-picture.ts'

/** The film is as wide as the photo for large windows; on a phone both show the same part. */
export const cover = 'absolute inset-0 size-full object-cover object-[76%_70%]'

/** Nobody knows what is worth seeing in a picture or film of the shop's own: its middle. */
export const coverWhole = 'absolute inset-0 size-full object-cover'

type HeroPhotoProps = {
  alt: string
  /** Whether it may be drawn while hidden: then it is loaded only where it is shown. */
  mayHide?: boolean
}

export const HeroPhoto = ({ alt, mayHide = false }: HeroPhotoProps) => (
  <Photo {...heroPicture} first={!mayHide} alt={alt} className={cover} />
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
