// The first view in every language, drawn once while the site is built, with the page's components (decision 42).
import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstView } from '../../contract/first-view.ts'
import type { Locale } from '../../domain/shared/locale.ts'
import { first as ar } from '../i18n/ar.ts'
import { home as homeAr } from '../i18n/customer/ar.ts'
import { home as homeEn } from '../i18n/customer/en.ts'
import { home as homeFr } from '../i18n/customer/fr.ts'
import { home as homeNl } from '../i18n/customer/nl.ts'
import { first as en } from '../i18n/en.ts'
import { first as fr } from '../i18n/fr.ts'
import { first as nl } from '../i18n/nl.ts'
import { HeroDrawing, HeroPhoto, OwnHero } from '../screens/home/hero-backdrop.tsx'
import { ShopNotice } from '../screens/menu/menu-look.tsx'
import { BranchHours, BranchItem } from './branch-item.tsx'
import { Page } from './page.tsx'
import { homePosters, ownPoster } from './posters.ts'
import { standIn, withSlot } from './ref-slot.ts'
import { Shelf, shelfCard } from './shelf.tsx'

function viewOf(words: typeof en, home: typeof homeEn): FirstView {
  return {
    page: renderToStaticMarkup(<Page words={words} home={home} />),
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
    hours: renderToStaticMarkup(<BranchHours />),
    shelf: renderToStaticMarkup(<Shelf />),
    cards: { bundled: shelfCard('bundled'), uploaded: shelfCard('uploaded'), url: shelfCard('url') },
    notice: renderToStaticMarkup(<ShopNotice>{'{{message}}'}</ShopNotice>),
    noDelivery: words.menu.noDelivery,
  }
}

export const firstViews: Readonly<Record<Locale, FirstView>> = {
  en: viewOf(en, homeEn),
  nl: viewOf(nl, homeNl),
  fr: viewOf(fr, homeFr),
  ar: viewOf(ar, homeAr),
}
