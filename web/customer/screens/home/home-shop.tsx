// What a shop that has no offers shows in their place: some of its items, where it is, and when it is open (HOME-8).
import { shownPrice, startsAtUsual } from '#domain/menu/shown-price.ts'
import { itemAtLowest } from '#domain/menu/sold.ts'
import { openWords } from '#web/customer/branch/branch-state.ts'
import { isInStock } from '#web/customer/branch/sold-here.ts'
import { SmallPicture } from '#web/customer/item/small-picture.tsx'
import { dayStateOf } from '#web/customer/ordering/ordering.ts'
import { itemsOn, useSaleClock } from '#web/customer/sale/sale.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { sizesOf } from '#web/data/menu/item-sizes.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { StatusDot } from '#web/ui/display/status-dot.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { pinIcon } from '#web/ui/icons/icons.ts'
import { useHomeText } from '#web/words/customer/index.ts'
import { useText } from '#web/words/index.tsx'
import { HomeSection } from './home-sections.tsx'

/** Of items, and of branches: the others are on the menu and the contact page. */
const most = 6

export function HomeShop() {
  const { t } = useHomeText()
  const { branches } = useMenu()
  return (
    <>
      <Dishes />
      {branches.length > 0 && (
        <HomeSection title={t.shop.where}>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {branches.slice(0, most).map((branch) => (
              <BranchEntry key={branch.id} branch={branch} />
            ))}
          </ul>
          <LinkButton href={linkTo('/contact')} variant="quiet" className="mt-5">
            {t.shop.hours}
          </LinkButton>
        </HomeSection>
      )}
    </>
  )
}

function Dishes() {
  const { t } = useHomeText()
  const {
    t: { menu },
    money,
  } = useText()
  const { branches, categories, items } = useMenu()
  const everywhere = branches.map(({ id }) => id)
  const { date } = useSaleClock(null)
  const sold = itemsOn(items, date, null, branches).filter((item) => isInStock(item, null, branches))
  const shelves = categories.map(({ id }) => sold.filter(({ category }) => category === id))
  // One of each category before a second one of any.
  const shown = Array.from({ length: most }, (_, turn) => shelves.flatMap((shelf) => shelf.slice(turn, turn + 1)))
    .flat()
    .slice(0, most)
    .map((item) => itemAtLowest(item, everywhere))
  if (shown.length === 0) return null
  return (
    <HomeSection title={t.shop.dishes}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ item, dearer }) => {
          const { id, name, image, category } = item
          const sizes = sizesOf(item)
          const price = sizes && sizes.length === 0 ? 0 : shownPrice(item, sizes?.[0])
          return (
            <li key={id} className="flex items-center gap-3 rounded-card bg-card p-2 pe-4 shade-card">
              <SmallPicture
                image={image}
                icon={categories.find((one) => one.id === category)?.icon}
                width="3.5rem"
                className="size-14 rounded-control"
              />
              <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</bdi>
              <span>{price > 0 && (dearer || startsAtUsual(sizes) ? menu.fromPrice(money(price)) : money(price))}</span>
            </li>
          )
        })}
      </ul>
      <LinkButton href={linkTo('/foods')} variant="quiet" className="mt-5">
        {t.shop.whole}
      </LinkButton>
    </HomeSection>
  )
}

function BranchEntry({ branch }: { branch: MenuBranch }) {
  const words = useText()
  const state = dayStateOf(branch, { day: null }, useNow(60_000))
  const { tone, text } = openWords(branch, state, words)
  return (
    <li className="grid content-start gap-1 rounded-card bg-card p-5 shade-card">
      <h3 className="text-xl">
        <bdi>{branch.name}</bdi>
      </h3>
      <p className="flex items-center gap-2.5 font-medium">
        <StatusDot tone={tone} />
        <span>{text}</span>
      </p>
      {branch.address && (
        <address className="flex items-center gap-2.5 text-ink-2 not-italic">
          <Icon of={pinIcon} className="size-5" />
          <bdi>{branch.address}</bdi>
        </address>
      )}
    </li>
  )
}
