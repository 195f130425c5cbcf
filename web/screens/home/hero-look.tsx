// The look of the landing page's top: words on a dark ground, two links and a picture; also in the server's first view.
import type { ReactNode } from 'react'
import { LinkButton } from '../../components/controls/button.tsx'
import type { HomeText } from '../../i18n/customer/index.ts'
import { linkTo } from '../../location.ts'

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
