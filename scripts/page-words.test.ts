// The first view's words stand twice: in what the server draws and in the page that takes its place.
import { expect, test } from 'vitest'
import { locales } from '../domain/shared/locale.ts'
import { pageWords } from '../server/page/words.ts'
import { ar } from '../web/i18n/ar.ts'
import { en } from '../web/i18n/en.ts'
import { fr } from '../web/i18n/fr.ts'
import { ar as homeAr } from '../web/i18n/home/ar.ts'
import { en as homeEn } from '../web/i18n/home/en.ts'
import { fr as homeFr } from '../web/i18n/home/fr.ts'
import { nl as homeNl } from '../web/i18n/home/nl.ts'
import { nl } from '../web/i18n/nl.ts'

const shell = { en, nl, fr, ar }
const home = { en: homeEn, nl: homeNl, fr: homeFr, ar: homeAr }

test.each(locales)('the server draws the first view in the very words of the page: %s', (locale) => {
  const { hero } = home[locale]
  const { branch, menu } = shell[locale]
  expect(pageWords[locale]).toMatchObject({
    home: { title: hero.title, lead: hero.lead, order: hero.order, track: hero.track },
    choice: { title: branch.question, lead: branch.welcome },
    shelf: { title: menu.title, noDelivery: menu.noDelivery },
  })
})
