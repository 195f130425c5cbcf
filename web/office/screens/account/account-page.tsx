// The page of sign-in and sign-up: the form, and beside it a carousel of pictures.
import type { ReactNode } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { useCarouselMedia } from '#web/data/menu/media-api.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { backIcon } from '#web/ui/icons/icons.ts'
import { Logo } from '#web/ui/icons/logo.tsx'
import { Carousel } from '#web/ui/media/carousel.tsx'
import { usePhotosText } from '#web/words/customer/index.ts'
import { useAccountText } from '#web/words/staff/index.ts'
import '#web/ui/styles/staff.css'

const pictures = ['post-our-name', 'post-waffles', 'table-lunch', 'table-evening'] as const

type AccountPageProps = { title: string; intro: string; footer: ReactNode; children: ReactNode }

export function AccountPage({ title, intro, footer, children }: AccountPageProps) {
  const { t } = useAccountText()
  const { shown, mark } = useBrand()
  const beside = useCarouselMedia('account', pictures)
  return (
    <div
      className={`mx-auto grid min-h-dvh max-w-6xl grid-cols-[minmax(0,1fr)] content-center items-center gap-8 px-4 py-6 md:px-8 ${beside.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_min(27rem,50%)] lg:gap-16' : ''}`}
    >
      <div className="mx-auto w-full max-w-md lg:order-last">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Logo name={shown} src={mark} />
          <a href={linkTo('/')} className="inline-flex min-h-11 items-center gap-2 rounded-small px-2 font-medium">
            <Icon of={backIcon} className="size-5" />
            <span>{t.signIn.toShop}</span>
          </a>
        </div>
        <h1 className="mt-7">{title}</h1>
        <p className="mt-1.5 mb-6 text-ink-2">{intro}</p>
        {children}
        <p className="mt-6 text-center">{footer}</p>
      </div>
      {beside.length > 0 && <Pictures shown={beside} />}
    </div>
  )
}

function Pictures({ shown }: { shown: ReturnType<typeof useCarouselMedia<(typeof pictures)[number]>> }) {
  const words = useAccountText().t.signIn
  const { t: photos } = usePhotosText()
  const slides = shown.map(({ image, words: said, demo }, index) => ({
    id: image.ref,
    content: (
      <figure className="relative overflow-hidden rounded-card bg-latte-soft">
        <img
          {...pictureOf(image, '(width >= 64rem) 36rem, 18rem')}
          alt={demo ? photos[demo] : said}
          loading={index === 0 ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-8/5 w-full object-cover lg:aspect-8/7"
        />
        {demo && (
          <figcaption className="p-5 font-heading text-xl font-semibold lg:p-7 lg:text-2xl">
            {words.lines[index]}
          </figcaption>
        )}
      </figure>
    ),
  }))
  return (
    <div className="mx-auto w-full max-w-md lg:max-w-none">
      <Carousel
        label={words.pictures}
        slides={slides}
        everyMs={4000}
        labels={{
          previous: words.previous,
          next: words.next,
          pause: words.pause,
          play: words.play,
          slide: words.slide,
        }}
      />
    </div>
  )
}
