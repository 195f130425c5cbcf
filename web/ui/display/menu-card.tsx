// One item to order: picture, name, a line of words, the price at the start and the action at the end.
import type { ReactNode } from 'react'

export type Picture = {
  src?: string | undefined
  srcSet?: string | undefined
  sizes?: string
  width: number
  height: number
  alt?: string
}

type MenuCardProps = {
  picture?: Picture | undefined
  /** Fills the place of a picture that there is not. */
  mark?: ReactNode
  name: ReactNode
  /**
   * What a press on the card does, beside its controls; by `value` the page finds what was tapped in the first view.
   */
  open?: { label: string; value: string; act: () => void } | undefined
  /** A line or two of words, never cut off, because people with an allergy must read them. */
  lines?: ReactNode
  /** How it fits who looks at it. */
  fit?: ReactNode
  /** Named for style sheets that come later. */
  look?: string | undefined
  price?: ReactNode
  /** The stepper, a button or a pill, beside the price. */
  action?: ReactNode
  /** More controls between the words and the price: pills, a person counter. */
  children?: ReactNode
  /** `wide` takes the whole row on a phone; from 768 px on every card is tall. */
  layout?: 'tall' | 'wide'
  /** For the pictures of the first screen: loaded at once, or as soon as the card is not hidden by a style. */
  eager?: boolean | 'shown'
  /** Grey picture and muted text, for staff. */
  faded?: boolean
}

/** For use in a MenuGrid. */
export function MenuCard(props: MenuCardProps) {
  const { picture, mark, name, open, lines, fit, look, price, action, children } = props
  const { layout = 'tall', eager = false, faded = false } = props
  const wide = layout === 'wide'
  return (
    <li
      data-look={look}
      className={`relative flex min-w-0 flex-col rounded-card bg-card p-1.5 shade-card ${wide ? 'max-md:col-span-full max-md:flex-row max-md:flex-wrap max-md:gap-1' : ''} ${faded ? 'text-ink-2' : ''}`}
    >
      <div className={`relative shrink-0 ${wide ? 'max-md:grow max-md:basis-[46%]' : ''}`}>
        {picture && <CardPicture picture={picture} eager={eager} faded={faded} wide={wide} />}
        {mark && <div className={`grid overflow-hidden ${pictureLook(wide, faded)}`}>{mark}</div>}
      </div>
      <div className={`flex min-w-0 flex-1 flex-col px-2 pt-2.5 pb-0.5 ${wide ? 'max-md:flex-[999_1_7.5rem]' : ''}`}>
        <h3 className="font-text wrap-anywhere text-md leading-snug font-semibold tracking-normal">{name}</h3>
        {open && (
          // Covers the card; its controls come later and lie above it.
          <button
            type="button"
            value={open.value}
            aria-haspopup="dialog"
            aria-label={open.label}
            className="absolute inset-0 rounded-card"
            onClick={open.act}
          />
        )}
        {lines && <p className="mt-0.5 text-sm text-ink-2">{lines}</p>}
        {fit && <div className="mt-1">{fit}</div>}
        {children && <div className="relative mt-3">{children}</div>}
        <div className="-me-1 mt-auto flex min-h-14 flex-wrap items-end gap-1 pt-3 pb-0.5">
          <div className="flex min-h-11 items-center font-semibold whitespace-nowrap">{price}</div>
          {action && <div className="relative ms-auto">{action}</div>}
        </div>
      </div>
    </li>
  )
}

const pictureLook = (wide: boolean, faded: boolean): string =>
  `aspect-8/7 w-full rounded-[18px] bg-latte-soft ${wide ? 'max-md:aspect-auto max-md:h-full max-md:min-h-31' : ''} ${faded ? 'opacity-50' : ''}`

type CardPictureProps = { picture: Picture; eager: boolean | 'shown'; faded: boolean; wide: boolean }

function CardPicture({ picture, eager, faded, wide }: CardPictureProps) {
  return (
    <img
      alt=""
      {...picture}
      // A picture that is loaded at once cannot wait for its width: `auto` would mean the whole window's.
      sizes={eager ? picture.sizes?.replace('auto,', '') : picture.sizes}
      loading={eager === true ? 'eager' : 'lazy'}
      // Drawn with the card: otherwise it would vanish for a moment when this takes the place of the first view.
      decoding={eager ? 'sync' : 'async'}
      className={`object-cover ${pictureLook(wide, faded)}`}
    />
  )
}
