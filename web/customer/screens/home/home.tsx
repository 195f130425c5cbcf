// The landing page: the film, the offers, how it works, who we are, testimonials, the tour and the posts.

import type { ReactNode } from 'react'
import { clockText } from '#domain/branch/hours.ts'
import { useGoingBasket } from '#web/customer/basket/kept-basket.ts'
import { useBranchId } from '#web/customer/cart/cart-store.ts'
import { linkTo } from '#web/data/address/location.ts'
import { readStored } from '#web/data/browser-storage.ts'
import { refreshContent, useContent } from '#web/data/content-api.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { ShownMedia } from '#web/data/menu/media-api.ts'
import { imageUrl, pictureOf } from '#web/data/menu/picture-api.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Panorama } from '#web/ui/media/panorama.tsx'
import { Photo } from '#web/ui/media/photo.tsx'
import { type HomeText, useHomeText } from '#web/words/customer/index.ts'
import { Hero } from './hero.tsx'
import { Guests, HomeSection, Offers, Posts, Story } from './home-sections.tsx'
import { HomeShop } from './home-shop.tsx'

const BasketCard = lazyPart(() => import('#web/customer/basket/basket-card.tsx').then((file) => file.BasketCard))
const GiftSection = lazyPart(() => import('./gift-section.tsx').then((file) => file.GiftSection))
const AgainCard = lazyPart(() => import('./again-card.tsx').then((file) => file.AgainCard))

export function Home() {
  const { t } = useHomeText()
  const { heroTitle, media } = useBrand()
  useTitle(heroTitle ?? t.hero.title)
  const { content, state } = useContent()
  const basket = useGoingBasket()
  const { giftCards } = useMenu()
  return (
    <>
      {/* Its place is kept, so that nothing moves when it comes. */}
      <div className="again-room">{readStored('past') ? <AgainCard /> : null}</div>
      {basket && <BasketCard />}
      <Hero />
      {state === 'failed' ? (
        <div className="mx-auto max-w-6xl px-4 pt-12 lg:px-6">
          <Notice
            kind="warning"
            action={
              <Button variant="quiet" onClick={() => void refreshContent()}>
                {t.tryAgain}
              </Button>
            }
          >
            {t.failed}
          </Notice>
        </div>
      ) : (
        <Offers offers={content?.offers} />
      )}
      {content?.offers.length === 0 && <HomeShop />}
      <Steps />
      {giftCards && <GiftSection />}
      <Story own={content?.words.story} waits={state === 'loading'} />
      {state !== 'failed' && <Guests testimonials={content?.testimonials} />}
      {media.panorama && <Tour of={media.panorama} />}
      {state !== 'failed' && <Posts posts={content?.posts} />}
    </>
  )
}

const tones = ['honey', 'leaf', 'done'] as const

function Steps() {
  const { t } = useHomeText()
  const words = t.steps
  const cutOff = useCutOff()
  return (
    <HomeSection title={words.title}>
      <ol className="grid gap-4 md:grid-cols-3">
        <Step number={1} {...words.order}>
          {cutOff !== null && (
            <p className="mt-3 rounded-small bg-honey-soft px-3 py-2 text-sm font-semibold text-honey-ink">
              {cutOff === 'differs' ? words.todayAnywhere : words.today(clockText(cutOff))}
            </p>
          )}
        </Step>
        <Step number={2} {...words.check}>
          <p className="mt-3 flex flex-wrap gap-2">
            {words.stages.map((stage, index) => (
              <StatusPill key={stage} tone={tones[index] ?? 'plain'}>
                {stage}
              </StatusPill>
            ))}
          </p>
          <a
            href={linkTo('/track')}
            className="mt-1 inline-flex min-h-11 items-center font-semibold underline decoration-honey decoration-3 underline-offset-6"
          >
            {words.track}
          </a>
        </Step>
        <Step number={3} {...words.pick} />
      </ol>
    </HomeSection>
  )
}

function Step({
  number,
  title,
  text,
  children,
}: {
  number: number
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <li className="rounded-card bg-card p-5 shade-card">
      <span
        aria-hidden="true"
        className="grid size-13 place-items-center rounded-full bg-honey font-brand text-2xl font-semibold"
      >
        {number}
      </span>
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
      {children}
    </li>
  )
}

/** Of the chosen branch, or of all if it is the same: minutes since midnight; null if orders are taken all day. */
function useCutOff(): number | null | 'differs' {
  const { branches } = useMenu()
  const id = useBranchId()
  const [first, ...others] = branches
  const chosen = branches.find((branch) => branch.id === id)
  if (chosen) return chosen.cutOff
  if (!first) return null
  return others.every(({ cutOff }) => cutOff === first.cutOff) ? first.cutOff : 'differs'
}

/** A panorama of the shop (HOME-7). */
function Tour({ of }: { of: ShownMedia }) {
  const { t } = useHomeText()
  const words = t.tour
  const own = of === 'demo' ? undefined : of[0]
  if (own)
    return (
      <HomeSection title={words.title} lead={words.lead}>
        <Panorama
          src={{ webp: imageUrl(own.image, 4096), avif: imageUrl(own.image, 4096) }}
          labels={words.labels}
          still={
            <img {...pictureOf(own.image, '178vw')} alt={own.words} loading="lazy" className="size-full object-cover" />
          }
          className="h-96 md:h-[34rem]"
        />
      </HomeSection>
    )
  return (
    <HomeSection title={words.title} lead={words.lead}>
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
    </HomeSection>
  )
}

/** The directions of the counter, the coffee wall, the bench and the windows in the picture. */
function placeAt(yaw: number): keyof HomeText['tour']['places'] {
  if (yaw < 50 || yaw >= 320) return 'counter'
  if (yaw < 125) return 'pictures'
  return yaw < 225 ? 'bench' : 'windows'
}
