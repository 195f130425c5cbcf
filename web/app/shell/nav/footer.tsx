// The foot of every customer's page: what the shop is, and further links.
import { legalPages } from '#domain/shop/legal/pages.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { LogoMark } from '#web/ui/icons/logo.tsx'
import { useMoreText } from '#web/words/customer/index.ts'

export function Footer() {
  const { t } = useMoreText()
  const { brand, reservations, giftCards } = useMenu()
  const { mark, foot, links: elsewhere = [] } = brand
  const links = [
    ['/foods', t.nav.menu],
    ['/track', t.nav.track],
    ...(reservations ? [['/reservation', t.nav.reservation]] : []),
    ...(giftCards ? [['/gift', t.nav.gift]] : []),
    ['/review', t.nav.review],
    ['/about', t.nav.about],
    ['/contact', t.nav.contact],
    ['/account', t.nav.staff],
    ...legalPages.map((page) => [`/${page}`, t.nav[page]]),
  ].map(([path = '', name]) => ({ url: linkTo(path), name }))
  return (
    // Out of view until the screen above is there, which would push it away.
    <footer className="no-print mt-16 border-t border-line peer-empty:invisible peer-has-data-waiting:invisible">
      <div className="mx-auto flex max-w-7xl flex-col gap-4 px-4 pt-8 pb-28 lg:flex-row lg:items-center lg:px-6">
        <p className="flex max-w-sm items-center gap-3 text-sm text-ink-2">
          <LogoMark src={mark} className="size-9" />
          <bdi>{foot ?? t.nav.footer}</bdi>
        </p>
        <ul className="flex flex-wrap gap-x-1 lg:ms-auto">
          {[...links, ...elsewhere].map(({ url, name }) => (
            <li key={url}>
              <a href={url} className="inline-flex min-h-11 min-w-11 items-center rounded-small px-2 text-sm underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
