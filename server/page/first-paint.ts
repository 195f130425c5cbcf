// What the page shows before its scripts have come, and all that it shows where they never do: the landing page, the
// choice of a branch with addresses, phones and hours, and the menu. React puts its screen in its place at once.
import type { PublicBranch, PublicMenu } from '../../contract/index.ts'
import { type DayGroup, periodsText, weekOf } from '../../domain/branch/week.ts'
import { type Locale, localeTags } from '../../domain/shared/locale.ts'
import { html } from './escape.ts'
import { menuHtml } from './menu-html.ts'
import { posters } from './poster.ts'
import { type PageWords, pageWords } from './words.ts'

/**
 * The classes are those of the screens, so that nothing seems to move. What is `at-…` shows at that place alone, `plain`
 * only without scripts; first-paint.css says how.
 */
export function firstPaint(menu: PublicMenu, locale: Locale): string {
  const words = pageWords[locale]
  return `<div id="first">${bar}<main class="min-h-[70vh]">${landing(words)}${choice(menu, words, locale)}${shelf(menu, words)}<div class="plain mx-auto max-w-6xl px-4">${menuHtml(menu, locale)}</div></main></div>`
}

const bar =
  '<header><div class="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 lg:h-20 lg:gap-6 lg:px-6"><a href="/" class="inline-flex min-h-11 items-center rounded-small"><span class="inline-flex items-center gap-2.5"><img src="/mark.svg" alt="" width="32" height="32" class="shrink-0 size-7"><span class="font-brand text-[min(1.4375rem,7.5vw)] leading-none font-[650] tracking-heading">Noisette</span></span></a></div></header>'

const button =
  'relative inline-flex min-w-11 items-center justify-center gap-2 text-center font-semibold min-h-14 py-2 text-lg'

/** As screens/home/hero.tsx has it; the poster is fetched by the document's script, where this part is shown. */
const landing = ({ home, noScript }: PageWords): string =>
  `<div class="at-home"><div class="mx-auto max-w-7xl px-3 lg:px-6"><section class="on-dark relative isolate overflow-hidden rounded-card bg-ink text-paper md:flex md:min-h-[min(42rem,80vh)] md:items-center"><div class="relative px-5 pt-7 md:w-1/2 md:py-14 md:ps-12 short:py-4"><h1 class="text-4xl md:text-5xl short:text-3xl">${html(home.title)}</h1><p class="mt-4 max-w-sm text-lg short:mt-2">${html(home.lead)}</p><p class="plain mt-4">${html(noScript)}</p><div class="mt-6 flex flex-wrap gap-2 short:mt-3"><a href="#/foods" class="${button} px-6 rounded-control bg-honey text-ink">${html(home.order)}</a><a href="#/track" class="${button} px-4 rounded-control border border-paper text-paper">${html(home.track)}</a></div></div><div class="mirrors relative -z-1 -mt-12 aspect-4/5 max-h-[34rem] w-full md:absolute md:inset-0 md:mt-0 md:aspect-auto md:max-h-none"><picture>${posters
    .map(
      ({ type, media, srcset, sizes }) =>
        `<source type="${type}" media="${media}" srcset="${srcset}" sizes="${sizes}">`,
    )
    .join(
      '',
    )}<img src="/media/hero-tall-720.webp" alt="" width="720" height="900" loading="lazy" class="absolute inset-0 size-full object-cover object-[76%_70%]"></picture><div class="absolute inset-0 bg-[linear-gradient(var(--color-ink),transparent_38%)] md:bg-[linear-gradient(90deg,color-mix(in_srgb,var(--color-ink)_90%,transparent)_42%,transparent_84%)] lg:bg-[linear-gradient(90deg,color-mix(in_srgb,var(--color-ink)_90%,transparent)_22%,transparent_64%)]"></div></div></section></div></div>`

const choice = (menu: PublicMenu, words: PageWords, locale: Locale): string =>
  `<div class="at-choice"><div class="mx-auto max-w-7xl px-4 lg:px-6"><div class="pt-1"><h2 class="text-xl md:text-3xl lg:text-4xl">${html(words.choice.title)}</h2><p class="mt-1 text-ink-2 max-md:hidden">${html(words.choice.lead)}</p></div><div class="mt-3 grid gap-3 max-md:mt-2 max-md:gap-2"><ul class="grid gap-3 max-md:gap-2 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">${menu.branches.map((branch) => branchCard(branch, words, locale)).join('')}</ul>${notice(menu, words)}</div></div></div>`

const shelf = (menu: PublicMenu, words: PageWords): string =>
  `<div class="at-shelf"><div class="mx-auto max-w-7xl px-4 lg:px-6"><div class="pt-1"><h2 class="text-3xl lg:text-4xl">${html(words.shelf.title)}</h2></div><div class="mt-3 h-16 max-md:mt-2"></div>${notice(menu, words)}</div></div>`

const notice = ({ message }: PublicMenu, { shelf }: PageWords): string =>
  message === null
    ? ''
    : `<p class="rounded-control px-3 py-1.5 text-sm bg-honey-soft text-ink">${html(message || shelf.noDelivery)}</p>`

/** Whether it is open now is for the page's scripts to say: this is made once and served for days. */
const branchCard = (branch: PublicBranch, words: PageWords, locale: Locale): string =>
  `<li class="flex h-full w-full flex-col rounded-card bg-card px-4 py-2.5 text-start shadow-card md:gap-1 md:p-4 md:pe-26"><span class="font-heading text-lg font-semibold md:text-xl">${html(branch.name)}</span><address class="text-ink-2 not-italic rtl:md:max-xl:min-h-[2lh]"><bdi>${html(branch.address)}</bdi></address><p class="plain"><a href="tel:${html(branch.phone)}" dir="ltr">${html(branch.phone)}</a></p><ul class="plain">${weekOf(
    branch,
  )
    .map(
      (group) => `<li>${html(daysText(group, locale))}: ${html(periodsText(group.periods, '–') || words.closed)}</li>`,
    )
    .join(
      '',
    )}</ul><span class="scripted max-md:hidden md:mt-2">&nbsp;</span><span class="scripted text-sm">&nbsp;</span></li>`

/** 'Monday – Friday'; 5 January 1970 was a Monday. */
function daysText({ from, to }: DayGroup, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'long', timeZone: 'UTC' })
  const name = (day: number) => format.format((day + 3) * 86_400_000)
  return from === to ? name(from) : `${name(from)} – ${name(to)}`
}
