// The branches for search engines: schema.org in JSON-LD, of a large chain only the shop. The menu is marked up in its
// plain HTML (menu-html.ts).
import { uploadsPath } from '#contract/addresses.ts'
import { clockText, lastDayOf, type Period } from '#domain/branch/hours.ts'
import { hasPlace } from '#domain/branch/new-branch.ts'
import { weekOf } from '#domain/branch/week.ts'
import { bundledWidths, pictureWidths } from '#domain/shared/picture-widths.ts'
import type { Brand } from '#domain/shop/brand/brand.ts'
import { branchTitle } from '#domain/shop/brand/brand-words.ts'
import { iconAddress } from './page-brand.ts'
import { hasMore, type PageBranch, type PageMenu } from './page-menu.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** `origin`: without a trailing slash. `today`: the date from which exceptions are listed. */
export function structuredData(
  menu: Pick<PageMenu, 'branches' | 'shown'>,
  brand: Brand,
  origin: string,
  today: string,
) {
  // Some of many would be read as all that there are.
  const graph = hasMore(menu)
    ? [organization(brand, origin)]
    : menu.shown.map((branch) => place(branch, brand, origin, today))
  return { '@context': 'https://schema.org', '@graph': graph }
}

const organization = (brand: Brand, origin: string): object => ({
  '@type': 'Organization',
  '@id': `${origin}/#shop`,
  ...(brand.name ? { name: brand.name } : {}),
  url: `${origin}/`,
  image: shopPicture(brand, origin),
  ...(brand.links.length > 0 ? { sameAs: brand.links } : {}),
})

const place = (branch: PageBranch, brand: Brand, origin: string, today: string): object => ({
  '@type': ['CafeOrCoffeeShop', 'FastFoodRestaurant'],
  '@id': `${origin}/#branch-${branch.id}`,
  name: branchTitle(brand.name, branch.name),
  url: `${origin}/`,
  image: pictureAddress(branch, brand, origin),
  ...(brand.links.length > 0 ? { sameAs: brand.links } : {}),
  ...(branch.phone ? { telephone: branch.phone } : {}),
  ...(branch.email ? { email: branch.email } : {}),
  ...(branch.address ? { address: postalAddress(branch.address) } : {}),
  ...(hasPlace(branch)
    ? { geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude } }
    : {}),
  openingHoursSpecification: weekOf(branch).flatMap(({ from, to, periods }) =>
    periods.map((period) => ({ ...opening(period), dayOfWeek: dayNames.slice(from - 1, to) })),
  ),
  ...specialHours(branch, today),
  hasMenu: `${origin}/#menu`,
  servesCuisine: ['Coffee', 'Snacks'],
  currenciesAccepted: 'EUR',
})

/** The widest picture of the branch that there is; for a branch without one, the picture of the shop. */
function pictureAddress({ image }: PageBranch, brand: Brand, origin: string): string {
  if (!image) return shopPicture(brand, origin)
  if (image.kind === 'url') return image.ref
  return image.kind === 'uploaded'
    ? `${origin}${uploadsPath}/${image.ref}/${pictureWidths.at(-1)}`
    : `${origin}/pictures/${image.ref}/${bundledWidths.at(-1)}`
}

const shopPicture = (brand: Brand, origin: string): string => `${origin}${iconAddress(brand, '/media/share.jpg')}`

/** A day without periods opens and closes at midnight, which is how schema.org expresses closed all day. */
function specialHours(branch: PageBranch, today: string): object {
  const coming = branch.exceptions
    .filter((days) => lastDayOf(days) >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
  const special = coming.flatMap(({ date, to = date, periods }) =>
    (periods.length > 0 ? periods : [{ from: 0, to: 0 }]).map((period) => ({
      ...opening(period),
      validFrom: date,
      validThrough: to,
    })),
  )
  return special.length > 0 ? { specialOpeningHoursSpecification: special } : {}
}

const opening = ({ from, to }: Period): object => ({
  '@type': 'OpeningHoursSpecification',
  opens: clockText(from),
  // In schema.org a day ends at 23:59; 24:00 is not a time.
  closes: to >= 1440 ? '23:59' : clockText(to),
})

/** 'Street 14, 2000 Town' in its parts; any other format stays one line. All branches are in Belgium. */
function postalAddress(text: string): object {
  const [, streetAddress, postalCode, addressLocality] = /^(.+?)[,،]\s*(\d{4})\s+(.+)$/.exec(text) ?? []
  const parts = streetAddress ? { streetAddress, postalCode, addressLocality } : { streetAddress: text }
  return { '@type': 'PostalAddress', ...parts, addressCountry: 'BE' }
}
