// The links of the navigation: in the bar of wide windows and, with the categories in foldable groups, in the side
// menu.

import type { ReactNode } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import type { NavEntry } from './nav-entry.ts'

export type NavLinksProps = { entries: readonly NavEntry[]; path: string }

export const barLinkLook =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap hover:bg-latte-soft aria-current:bg-latte-soft'

export const sideLinkLook =
  'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold hover:bg-latte-soft aria-current:bg-latte-soft'

export function BarLinks({ entries, path }: NavLinksProps) {
  const { t } = useMoreText()
  return entries
    .filter(({ group }) => group === 'bar')
    .map((entry) => <BarLink key={entry.path} link={entry.path} path={path} text={t.nav[entry.title]} />)
}

export function BarLink({ link, path, text }: { link: string; path: string; text: string }) {
  return (
    <a href={linkTo(link)} aria-current={path === link ? 'page' : undefined} className={barLinkLook}>
      {text}
    </a>
  )
}

export const SideLinks = ({ entries, path }: NavLinksProps) =>
  entries.map((entry) => <SideLink key={entry.path} entry={entry} path={path} />)

type SideLinkProps = { entry: NavEntry; path: string }

function SideLink({ entry, path }: SideLinkProps) {
  const { t } = useMoreText()
  if (entry.categoryPath) return <CategoryGroup entry={entry} path={path} pathOf={entry.categoryPath} />
  return (
    <a href={linkTo(entry.path)} aria-current={path === entry.path ? 'page' : undefined} className={sideLinkLook}>
      <Icon of={entry.icon} className="size-5.5" />
      <span>{t.nav[entry.title]}</span>
    </a>
  )
}

type CategoryGroupProps = SideLinkProps & { pathOf: NonNullable<NavEntry['categoryPath']> }

function CategoryGroup({ entry, path, pathOf }: CategoryGroupProps) {
  const { t } = useMoreText()
  const { categories } = useMenu()
  const isHere = path === entry.path || categories.some((category) => pathOf(category) === path)
  return (
    <NavGroup title={t.nav[entry.title]} icon={entry.icon} open={isHere}>
      <NavGroupLink href={linkTo(entry.path)} current={path === entry.path}>
        {entry.title === 'menu' ? t.nav.allItems : t.nav[entry.title]}
      </NavGroupLink>
      {categories.map((category) => {
        const link = pathOf(category)
        return (
          <NavGroupLink key={category.id} href={linkTo(link)} current={path === link}>
            {category.name}
          </NavGroupLink>
        )
      })}
    </NavGroup>
  )
}

type NavGroupProps = {
  title: ReactNode
  icon: IconShape
  /** Open at first. */
  open: boolean
  children: ReactNode
}

/** A group of links that folds, for the side menu; built on the browser's <details>. */
function NavGroup({ title, icon, open, children }: NavGroupProps) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-control px-3 font-semibold hover:bg-latte-soft [&::-webkit-details-marker]:hidden">
        <Icon of={icon} className="size-5.5" />
        <span className="flex-1">{title}</span>
        <Icon of={chevronDownIcon} className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="ms-5 border-s border-line ps-2 pb-2">{children}</ul>
    </details>
  )
}

type NavGroupLinkProps = { href: string; current?: boolean; children: ReactNode }

function NavGroupLink({ href, current = false, children }: NavGroupLinkProps) {
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-control px-3 hover:bg-latte-soft aria-current:bg-latte-soft aria-current:font-semibold"
      >
        {children}
      </a>
    </li>
  )
}
