// The side menu: the visitor's entries, the categories in a foldable group, languages, signing in and out (NAV-4).
import { type Act, may } from '../../../domain/staff.ts'
import { useBrand } from '../../api/menu/brand.ts'
import { type MenuCategory, useMenu } from '../../api/menu/menu.ts'
import { useObservable } from '../../api/observable.ts'
import { type Member, useMember } from '../../api/session/session.ts'
import { unseenStore } from '../../api/staff/orders/unseen.ts'
import { useBackCloses } from '../../back-closes.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Icon, type IconShape } from '../../components/icons/icon.tsx'
import {
  bagIcon,
  calendarIcon,
  checkIcon,
  clockIcon,
  infoIcon,
  menuIcon,
  pinIcon,
  warningIcon,
} from '../../components/icons/icons.ts'
import { eyeOffIcon, homeIcon, mailIcon, phoneIcon, starIcon, userIcon } from '../../components/icons/icons-more.ts'
import { NavGroup, NavGroupLink } from '../../components/navigation/nav-group.tsx'
import { editPath } from '../../edit-paths.ts'
import { useMoreText } from '../../i18n/more/index.ts'
import { linkTo } from '../../location.ts'
import { categoryPath } from '../../paths.ts'
import { CountMark } from './count-mark.tsx'
import { type Entry, entriesFor } from './entries.ts'
import { LanguageButtons } from './language-buttons.tsx'

type SideMenuProps = { open: boolean; path: string; onClose: () => void; onSignOut: () => void }

export function SideMenu({ open, path, onClose, onSignOut }: SideMenuProps) {
  const { t } = useMoreText()
  useBackCloses('menu', open, onClose)
  const { shown } = useBrand()
  const member = useMember()
  const staff = member === 'loading' ? null : member
  const { reservations } = useMenu()

  return (
    <Dialog open={open} onClose={onClose} title={shown} closeLabel={t.nav.close} variant="sheet">
      <div className="mb-3">
        <LanguageButtons onChosen={onClose} />
      </div>
      {/* The link may lead to the page that is already open: then only the click closes the menu. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside. */}
      <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <nav aria-label={shown} className="-mx-3 grid gap-1">
          {entriesOf(staff)
            .filter(({ name }) => reservations || name !== 'reservation')
            .map((entry) => (
              <SideEntry key={entry.link} entry={entry} path={path} />
            ))}
        </nav>
        <div className="mt-6 grid gap-3 border-t border-line pt-6">
          {staff ? (
            <Button variant="quiet" wide onClick={onSignOut}>
              {t.nav.signOut}
            </Button>
          ) : (
            <>
              <LinkButton href={linkTo('/track')} wide>
                {t.nav.track}
              </LinkButton>
              <p className="text-center text-sm text-ink-2">
                {t.nav.staff}{' '}
                <a href={linkTo('/account')} className="inline-flex min-h-11 items-center px-2 underline">
                  {t.nav.signIn}
                </a>
              </p>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const icons: Readonly<Record<Entry['name'], IconShape>> = {
  home: homeIcon,
  menu: menuIcon,
  about: infoIcon,
  contact: phoneIcon,
  reservation: calendarIcon,
  review: starIcon,
  allOrders: bagIcon,
  board: bagIcon,
  days: calendarIcon,
  menuEdit: menuIcon,
  reviewAdmin: starIcon,
  reservations: calendarIcon,
  messages: mailIcon,
  siteEdit: homeIcon,
  begin: checkIcon,
  brand: starIcon,
  legalEdit: infoIcon,
  branches: pinIcon,
  fakeOrders: eyeOffIcon,
  alerts: warningIcon,
  people: userIcon,
  persons: userIcon,
  log: clockIcon,
  password: userIcon,
}

/** What only some members may do is not offered to the others. */
const acts: Readonly<Record<string, Act>> = {
  days: 'clearOrders',
  menuEdit: 'stock',
  reviewAdmin: 'reviews',
  reservations: 'reservations',
  messages: 'inbox',
  siteEdit: 'content',
  begin: 'setUp',
  brand: 'brand',
  legalEdit: 'legal',
  branches: 'branches',
  fakeOrders: 'orders',
  alerts: 'boards',
  people: 'manageStaff',
  persons: 'persons',
  log: 'manageStaff',
}

function entriesOf(staff: Member | null): Entry[] {
  if (!staff) return entriesFor('user')
  return entriesFor('admin').filter(({ name }) => {
    const act = acts[name]
    return act === undefined || may(staff, act)
  })
}

function SideEntry({ entry, path }: { entry: Entry; path: string }) {
  const { t } = useMoreText()
  const unseen = useObservable(unseenStore)
  if (entry.name === 'menu')
    return <CategoryGroup entry={entry} path={path} pathOf={categoryPath} all={t.nav.allItems} />
  if (entry.name === 'menuEdit')
    return <CategoryGroup entry={entry} path={path} pathOf={editPath} all={t.nav.menuEdit} />
  return (
    <a
      href={linkTo(entry.link)}
      aria-current={path === entry.link ? 'page' : undefined}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold hover:bg-latte-soft aria-current:bg-latte-soft"
    >
      <Icon of={icons[entry.name]} className="size-5.5" />
      {t.nav[entry.name]}
      {(entry.name === 'reservations' || entry.name === 'messages') && <CountMark count={unseen[entry.name]} />}
    </a>
  )
}

type CategoryGroupProps = { entry: Entry; path: string; pathOf: (category: MenuCategory) => string; all: string }

function CategoryGroup({ entry, path, pathOf, all }: CategoryGroupProps) {
  const { t } = useMoreText()
  const { categories } = useMenu()
  const isHere = path === entry.link || categories.some((category) => pathOf(category) === path)
  return (
    <NavGroup title={t.nav[entry.name]} icon={icons[entry.name]} open={isHere}>
      <NavGroupLink href={linkTo(entry.link)} current={path === entry.link}>
        {all}
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
