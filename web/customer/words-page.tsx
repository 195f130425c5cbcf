// A page with a heading, some words and a picture, and a link to the menu; and the one for unknown addresses.

import { linkTo } from '../data/address/location.ts'
import { useBrand } from '../data/menu/brand-api.ts'
import { bundledImage, pictureOf } from '../data/menu/picture-api.ts'
import { useTitle } from '../data/page/title.ts'
import { LinkButton } from '../ui/controls/button.tsx'
import { usePageText } from '../words/customer/index.ts'

/** A welcome and the way to the menu (ROUTE-2). */
export function NotFound() {
  const { notFound } = usePageText().t
  return <WordsPage {...notFound} picture="cappuccino" />
}

type WordsPageProps = {
  title: string
  lead: string
  /** The name of a bundled picture, shown where the about page shows the demo's. */
  picture: string
}

export function WordsPage({ title, lead, picture }: WordsPageProps) {
  const { t } = usePageText()
  useTitle(title)
  const ofDemo = useBrand().media.about === 'demo'
  return (
    <div
      className={`mx-auto grid max-w-6xl items-center gap-8 px-4 pt-2 lg:px-6 lg:pt-10 ${ofDemo ? 'md:grid-cols-2 md:gap-12' : ''}`}
    >
      <div>
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-2">{lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton href={linkTo('/foods')} size="staff">
            {t.toMenu}
          </LinkButton>
        </div>
      </div>
      {ofDemo && (
        <img
          {...pictureOf(bundledImage(picture), '(width >= 48rem) 36rem, 92vw')}
          alt=""
          className="aspect-8/7 w-full rounded-card bg-latte-soft object-cover shade-card max-md:-order-1"
        />
      )}
    </div>
  )
}
