// A photograph of our own in the sizes that artwork/cut.mjs cuts: AVIF if the browser supports it, else WebP.

type PhotoProps = {
  /** Files are `/media/NAME-WIDTH.avif` and `.webp`. */
  name: string
  widths: readonly number[]
  /** Of the largest file, in pixels. */
  width: number
  height: number
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Empty if it is only decoration. */
  alt?: string
  /** Another cut for windows that match this media query. */
  other?: { media: string; name: string; widths: readonly number[]; sizes: string }
  /** The first thing seen: loaded before everything else. */
  first?: boolean
  className?: string
}

export function Photo({ name, widths, width, height, sizes, alt = '', other, first, className }: PhotoProps) {
  return (
    <picture>
      {other && (
        <source type="image/avif" media={other.media} sizes={other.sizes} srcSet={photoSrcSet(other, 'avif')} />
      )}
      {other && <source media={other.media} sizes={other.sizes} srcSet={photoSrcSet(other, 'webp')} />}
      <source type="image/avif" srcSet={photoSrcSet({ name, widths }, 'avif')} sizes={sizes} />
      <img
        src={`/media/${name}-${widths.at(-1)}.webp`}
        srcSet={photoSrcSet({ name, widths }, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  )
}

/** As in `<source srcset>`. */
export const photoSrcSet = ({ name, widths }: { name: string; widths: readonly number[] }, type: string): string =>
  widths.map((width) => `/media/${name}-${width}.${type} ${width}w`).join(', ')
