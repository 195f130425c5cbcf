// What the page shows before its scripts have loaded, or without them: the first view of the build, its slots filled.
import type { FirstView, Poster } from '../../contract/first-view.ts'
import type { PublicBranch, PublicMenu } from '../../contract/index.ts'
import type { DateText } from '../../domain/branch/hours.ts'
import { type DayGroup, periodsText, weekOf } from '../../domain/branch/week.ts'
import { type Locale, localeTags } from '../../domain/shared/locale.ts'
import { fill } from './escape.ts'
import { menuHtml } from './menu-html.ts'
import { pageWords } from './words.ts'

/** `today`: the date on which what it shows is sold. */
export function firstPaint(
  view: FirstView,
  menu: PublicMenu,
  { locale, today }: { readonly locale: Locale; readonly today: DateText },
  shelf: string,
): string {
  const { noScript } = pageWords[locale]
  const branches = menu.branches.map((branch) => branchItem(view, branch, locale)).join('')
  const { shown, mark, heroTitle = view.hero.title, heroLead = view.hero.lead } = menu.brand
  const texts = { noScript, shop: shown, mark, heroTitle, heroLead }
  const heroPicture = heroOf(view, menu)
  return fill(view.page, texts, {
    heroPicture,
    branches,
    notice: notice(view, menu),
    shelf,
    menu: menuHtml(menu, locale, today),
  })
}

function heroOf({ heroPictures }: FirstView, { brand }: PublicMenu): string {
  const { hero } = brand.media
  if (hero === 'demo') return heroPictures.demo
  const own = hero?.[0]
  return own ? fill(heroPictures.own, { ref: own.image.ref, words: own.words }) : heroPictures.none
}

/** What of the landing page's top is to be loaded early. */
export function heroPosters({ posters }: FirstView, { brand }: PublicMenu): readonly Poster[] {
  const { hero } = brand.media
  if (hero === 'demo') return posters.demo
  const own = hero?.[0]
  return own
    ? posters.own.map((one) => ({ ...one, srcset: one.srcset.replaceAll('{{ref}}', () => own.image.ref) }))
    : []
}

const notice = (view: FirstView, { message }: PublicMenu): string =>
  message === null ? '' : fill(view.notice, { message: message || view.noDelivery })

function branchItem(view: FirstView, branch: PublicBranch, locale: Locale): string {
  const { name, address, phone } = branch
  const hours = weekOf(branch).map((group) => {
    const periods = periodsText(group.periods, '–') || pageWords[locale].closed
    return fill(view.hours, { days: daysText(group, locale), periods })
  })
  return fill(view.branch, { name, address, phone }, { hours: hours.join('') })
}

/** 'Monday – Friday'; 5 January 1970 was a Monday. */
function daysText({ from, to }: DayGroup, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'long', timeZone: 'UTC' })
  const name = (day: number) => format.format((day + 3) * 86_400_000)
  return from === to ? name(from) : `${name(from)} – ${name(to)}`
}
