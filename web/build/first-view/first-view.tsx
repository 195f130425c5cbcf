// The first view in every language, drawn once while the site is built, with the page's components (decision 42).

import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstView, Poster, ShelfCard } from '#contract/first-view-data.ts'
import type { ImageKind } from '#domain/menu/menu.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { BranchFace, BranchGrid, branchCardLook } from '#web/customer/branch/branch-look.tsx'
import { HeroDrawing, HeroLook, HeroPhoto, heroPicture, OwnHero } from '#web/customer/screens/home/hero-look.tsx'
import { HeadLook, menuFrame, SectionHead, ShopNotice } from '#web/customer/screens/menu/menu-look.tsx'
import { firstPaths } from '#web/data/address/paths.ts'
import { heroPictureOf, pictureOf } from '#web/data/menu/picture-api.ts'
import { MenuCard, type Picture } from '#web/ui/display/menu-card.tsx'
import { MenuGrid } from '#web/ui/display/menu-grid.tsx'
import { photoSrcSet } from '#web/ui/media/photo.tsx'
import { first as ar } from '#web/words/ar.ts'
import { home as homeAr } from '#web/words/customer/ar.ts'
import { home as homeEn } from '#web/words/customer/en.ts'
import { home as homeFr } from '#web/words/customer/fr.ts'
import type { HomeText } from '#web/words/customer/index.ts'
import { home as homeNl } from '#web/words/customer/nl.ts'
import { type Dictionary, first as en } from '#web/words/en.ts'
import { first as fr } from '#web/words/fr.ts'
import { first as nl } from '#web/words/nl.ts'
import { about as aboutAr } from '#web/words/visit/ar.ts'
import { about as aboutEn } from '#web/words/visit/en.ts'
import { about as aboutFr } from '#web/words/visit/fr.ts'
import { about as aboutNl } from '#web/words/visit/nl.ts'
import { pagesIn } from './drawn-pages.tsx'

/** Takes the slot's place while the address is made: a slot has characters that an address has not. */
const standIn = 'SLOT'
const withSlot = (text: string): string => text.replaceAll(standIn, '{{ref}}')

async function viewOf(
  locale: Locale,
  words: typeof en,
  home: typeof homeEn,
  about: typeof aboutEn,
): Promise<FirstView> {
  const { bar, pages, blocks } = await pagesIn(locale)
  return {
    page: renderToStaticMarkup(<Page words={words} home={home} />).replace('{{bar}}', () => bar),
    pages,
    blocks,
    about: { aboutLead: about.lead, about: about.text },
    paths: firstPaths,
    hero: { title: home.hero.title, lead: home.hero.lead },
    heroPictures: {
      demo: renderToStaticMarkup(<HeroPhoto alt={home.hero.picture} mayHide />),
      own: withSlot(
        renderToStaticMarkup(<OwnHero image={{ kind: 'uploaded', ref: standIn }} alt="{{words}}" mayHide />),
      ),
      none: renderToStaticMarkup(<HeroDrawing />),
    },
    posters: { demo: homePosters, own: [ownPoster] },
    branch: renderToStaticMarkup(<BranchItem />),
    finderRoom: renderToStaticMarkup(<div className="scripted h-12" />),
    hours: renderToStaticMarkup(<BranchHours />),
    shelf: renderToStaticMarkup(<Shelf />),
    cards: { bundled: shelfCard('bundled'), uploaded: shelfCard('uploaded'), url: shelfCard('url') },
    notice: renderToStaticMarkup(<ShopNotice>{'{{message}}'}</ShopNotice>),
    noDelivery: words.menu.noDelivery,
    menuTitle: words.menu.title,
  }
}

/** Only the page's scripts know whether it is open now: the document is made once and served for days. */
const room = <span className="scripted">&nbsp;</span>

function BranchItem() {
  return (
    <li>
      <div className={branchCardLook(true)}>
        <button
          type="button"
          value="branch {{id}}"
          aria-label="{{name}}"
          className="scripted absolute inset-0 rounded-card"
        />
        <BranchFace brief name="{{name}}" address="{{address}}" open={room} orders={room} />
        <p className="plain w-full">
          <a href="tel:{{phone}}" dir="ltr">
            {'{{phone}}'}
          </a>
        </p>
        <ul className="plain w-full">{'{{hours}}'}</ul>
      </div>
    </li>
  )
}

function BranchHours() {
  return <li>{'{{days}}: {{periods}}'}</li>
}

/**
 * For a phone, where the largest thing in sight is the first dish's picture. Above it is the room of the category
 * chips.
 */
function Shelf() {
  return (
    <div className="md:hidden">
      <div className="py-2">
        <div className="h-11.5" />
      </div>
      <div className="pt-4 pb-10">
        <SectionHead name="{{category}}" count="{{count}}" />
        <MenuGrid>{'{{cards}}'}</MenuGrid>
      </div>
    </div>
  )
}

/**
 * The card of a dish and its picture's addresses, with slots. The policy allows no style of an element's own; where
 * there are several widths, no browser asks for `src`.
 */
function shelfCard(kind: ImageKind): ShelfCard {
  const { src = '', width, height, srcSet: all, sizes = '' }: Picture = pictureOf({ kind, ref: standIn })
  // Half the window of a phone is wider than the narrowest.
  const srcSet = all ? all.split(',').slice(1).join() : src
  const picture = sizes ? { srcSet, sizes, width, height } : { src, width, height }
  const card = renderToStaticMarkup(
    <MenuCard
      picture={picture}
      name="{{name}}"
      open={{ label: '{{name}}', value: 'item {{id}}', act: () => {} }}
      lines="{{lines}}"
      price="{{price}}"
      eager="shown"
    />,
  )
  return {
    card: withSlot(card),
    poster: { media: onPhones, srcset: withSlot(srcSet), sizes: sizes.replace('auto,', '') },
  }
}

/** Where no `md:` class counts. */
const onPhones = '(width < 48rem)'

const homePosters: readonly Poster[] = [heroPicture.other, { ...heroPicture, media: onPhones }].map((cut) => ({
  type: 'image/avif',
  media: cut.media,
  srcset: photoSrcSet(cut, 'avif'),
  sizes: cut.sizes,
}))

const { srcSet, sizes } = heroPictureOf({ kind: 'uploaded', ref: standIn })

/** Of the shop's own picture at the top of the landing page. */
const ownPoster: Poster = { media: 'all', srcset: withSlot(srcSet), sizes }

/** Its words are loaded while the build waits: nothing is loaded once this file has been read. */
export const firstViews: Readonly<Record<Locale, FirstView>> = {
  en: await viewOf('en', en, homeEn, aboutEn),
  nl: await viewOf('nl', nl, homeNl, aboutNl),
  fr: await viewOf('fr', fr, homeFr, aboutFr),
  ar: await viewOf('ar', ar, homeAr, aboutAr),
}

/** A class `at-…` is shown only at that place, `plain` only without scripts; first-paint.css does it. */
function Page({ words: { branch, menu }, home }: { words: Dictionary; home: HomeText }) {
  const hero = { ...home.hero, title: '{{heroTitle}}', lead: '{{heroLead}}' }
  return (
    <div id="first">
      {'{{bar}}'}
      <div className="runs" />
      <main className="min-h-[70vh]">
        <div className="at-home">
          <div className="again-room" />
          <HeroLook words={hero} note={<p className="plain mt-4">{'{{noScript}}'}</p>} picture="{{heroPicture}}" />
        </div>
        <div className="at-choice">
          <div className={menuFrame}>
            <HeadLook heading="h2" title={branch.question} lead={branch.welcome} asks>
              {'{{finderRoom}}'}
              <BranchGrid>{'{{branches}}'}</BranchGrid>
              {'{{finderRoom}}'}
              {'{{notice}}'}
            </HeadLook>
            <div className="shelf" />
          </div>
        </div>
        <div className="at-shelf">
          <div className={menuFrame}>
            <HeadLook title={menu.title} asks={false} branch={<div className="h-16" />}>
              {'{{notice}}'}
            </HeadLook>
          </div>
        </div>
        <div className="at-page" />
        <div className="plain mx-auto max-w-6xl px-4">{'{{menu}}'}</div>
      </main>
    </div>
  )
}
