// Every address of the site and its screen. Only the menu is in the first load; the others load when they are visited.
import type { ComponentType, ReactNode } from 'react'
import { legalPages } from '../domain/legal/pages.ts'
import { editPaths, ownEditPath } from './edit-paths.ts'
import { lazyPart } from './lazy-part.tsx'
import { matchPath, type Params } from './match-path.ts'
import { firstPaths, menuPath } from './paths.ts'
import { Menu } from './screens/menu/menu.tsx'
import { firstPaint } from './shell/first-paint.tsx'
import { BrokenScreen } from './shell/trouble/broken-screen.tsx'
import { Waiting } from './shell/waiting.tsx'

export interface Route {
  readonly path: string
  readonly show: (params: Params) => ReactNode
  /** For signed-in staff only (ROUTE-3). */
  readonly staff?: true
}

/**
 * A screen in its own chunk. If it cannot be loaded it says so, and opens by itself when the shop can be reached again.
 */
function screen<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = <Waiting />) {
  return lazyPart(load, waiting, <BrokenScreen />)
}

const Home = screen(() => import('./screens/home/home.tsx').then((file) => file.Home), firstPaint || undefined)
const About = screen(() => import('./screens/about/about.tsx').then((file) => file.About))
const Contact = screen(() => import('./screens/contact/contact.tsx').then((file) => file.Contact))
const Sent = screen(() => import('./screens/sent/sent.tsx').then((file) => file.Sent))
const Reservation = screen(() => import('./screens/reservation/reservation.tsx').then((file) => file.Reservation))
const Review = screen(() => import('./screens/review/review.tsx').then((file) => file.Review))
const Checkout = screen(() => import('./screens/checkout/checkout.tsx').then((file) => file.Checkout))
const Confirm = screen(() => import('./screens/confirm/confirm.tsx').then((file) => file.Confirm))
const TrackEntry = screen(() => import('./screens/track/track-entry.tsx').then((file) => file.TrackEntry))
const Track = screen(() => import('./screens/track/track.tsx').then((file) => file.Track))
const Display = screen(() => import('./screens/display/display.tsx').then((file) => file.Display))
const Legal = screen(() => import('./screens/legal/legal.tsx').then((file) => file.Legal))
const NotFound = screen(() => import('./screens/not-found/not-found.tsx').then((file) => file.NotFound))
const SignIn = screen(() => import('./screens/account/sign-in.tsx').then((file) => file.SignIn))
const SignUp = screen(() => import('./screens/account/sign-up.tsx').then((file) => file.SignUp))
const ChoosePassword = screen(() => import('./screens/account/choose-password.tsx').then((file) => file.ChoosePassword))
const ChangePassword = screen(() => import('./screens/account/change-password.tsx').then((file) => file.ChangePassword))
const People = screen(() => import('./screens/account/people/people.tsx').then((file) => file.People))
const Persons = screen(() => import('./screens/staff-persons/persons.tsx').then((file) => file.Persons))
const Log = screen(() => import('./screens/staff-log/log.tsx').then((file) => file.Log))
const Alerts = screen(() => import('./screens/staff-alerts/alerts.tsx').then((file) => file.Alerts))
const BranchList = screen(() => import('./screens/branches/branch-list.tsx').then((file) => file.BranchList))
const NewBranch = screen(() => import('./screens/branches/new-branch.tsx').then((file) => file.NewBranch))
const EditBranch = screen(() => import('./screens/branches/edit-branch.tsx').then((file) => file.EditBranch))
const Capacity = screen(() => import('./screens/branches/capacity/capacity.tsx').then((file) => file.Capacity))
const MakingTimes = screen(() => import('./screens/staff-menu/times/making-times.tsx').then((file) => file.MakingTimes))
const Promises = screen(() => import('./screens/promises/promises.tsx').then((file) => file.Promises))
const OrderList = screen(() => import('./screens/staff-orders/order-list.tsx').then((file) => file.OrderList))
const Board = screen(() => import('./screens/staff-orders/board/board.tsx').then((file) => file.Board))
const OrderDetail = screen(() => import('./screens/staff-orders/order-detail.tsx').then((file) => file.OrderDetail))
const NewOrder = screen(() => import('./screens/staff-enter/new-order.tsx').then((file) => file.NewOrder))
const Days = screen(() => import('./screens/staff-days/days.tsx').then((file) => file.Days))
const EditHome = screen(() => import('./screens/staff-menu/edit-home.tsx').then((file) => file.EditHome))
const EditCategory = screen(() => import('./screens/staff-menu/edit-category.tsx').then((file) => file.EditCategory))
const Categories = screen(() =>
  import('./screens/staff-menu/categories/categories.tsx').then((file) => file.Categories),
)
const Messages = screen(() => import('./screens/staff-messages/messages.tsx').then((file) => file.Messages))
const SiteEdit = screen(() => import('./screens/site-edit/site-edit.tsx').then((file) => file.SiteEdit))
const BrandPage = screen(() => import('./screens/staff-brand/brand.tsx').then((file) => file.BrandPage))
const Begin = screen(() => import('./screens/begin/begin.tsx').then((file) => file.Begin))
const ReviewAdmin = screen(() => import('./screens/staff-reviews/review-admin.tsx').then((file) => file.ReviewAdmin))
const Reservations = screen(() =>
  import('./screens/staff-reservations/reservations.tsx').then((file) => file.Reservations),
)
const Undeclared = screen(() => import('./screens/staff-menu/undeclared.tsx').then((file) => file.Undeclared))
const HiddenItems = screen(() => import('./screens/staff-menu/hidden-items.tsx').then((file) => file.HiddenItems))
const OptionGroups = screen(() =>
  import('./screens/staff-menu/options/option-groups.tsx').then((file) => file.OptionGroups),
)
const SheetPage = screen(() => import('./screens/staff-menu/sheet/sheet-page.tsx').then((file) => file.SheetPage))
const PricesPage = screen(() => import('./screens/staff-menu/prices/prices-page.tsx').then((file) => file.PricesPage))
const LegalEdit = screen(() => import('./screens/legal-edit/legal-edit.tsx').then((file) => file.LegalEdit))
const Guard = screen(() => import('./screens/staff-guard/guard.tsx').then((file) => file.Guard))
const Displays = screen(() => import('./screens/staff-displays/displays.tsx').then((file) => file.Displays))
const TableCards = screen(() => import('./screens/staff-tables/table-cards.tsx').then((file) => file.TableCards))

const routes: readonly Route[] = [
  { path: '/', show: () => <Home /> },
  ...[menuPath, ...Object.values(firstPaths)].map((path) => ({ path, show: () => <Menu path={path} /> })),
  { path: '/order', show: () => <Checkout /> },
  { path: '/confirm/:token', show: ({ token = '' }) => <Confirm token={token} /> },
  { path: '/track', show: () => <TrackEntry /> },
  { path: '/track/:token', show: ({ token = '' }) => <Track token={token} /> },
  { path: '/display/:key', show: ({ key = '' }) => <Display address={key} /> },
  { path: '/review', show: () => <Review /> },
  { path: '/review/:token', show: ({ token = '' }) => <Review token={token} /> },
  { path: '/about', show: () => <About /> },
  { path: '/contact', show: () => <Contact /> },
  { path: '/sent', show: () => <Sent /> },
  { path: '/reservation', show: () => <Reservation /> },
  ...legalPages.map((page) => ({ path: `/${page}`, show: () => <Legal page={page} /> })),
  { path: '/account', show: () => <SignIn /> },
  { path: '/account/signup', show: () => <SignUp /> },
  { path: '/account/password', show: () => <ChoosePassword /> },
  { path: '/all-orders', show: () => <OrderList />, staff: true },
  {
    path: '/all-orders/:token/:id',
    show: ({ token = '', id = '' }) => <OrderDetail token={token} id={id} />,
    staff: true,
  },
  { path: '/board', show: () => <Board />, staff: true },
  { path: '/new-order', show: () => <NewOrder />, staff: true },
  { path: '/days', show: () => <Days />, staff: true },
  { path: '/food-edit', show: () => <EditHome />, staff: true },
  { path: '/food-edit-hidden', show: () => <HiddenItems />, staff: true },
  { path: '/food-edit-undeclared', show: () => <Undeclared />, staff: true },
  { path: '/food-edit-options', show: () => <OptionGroups />, staff: true },
  { path: '/food-edit-sheet', show: () => <SheetPage />, staff: true },
  { path: '/food-edit-prices', show: () => <PricesPage />, staff: true },
  ...Object.entries(editPaths).map(([path, categories]) => ({
    path,
    show: () => <EditCategory categories={categories} />,
    staff: true as const,
  })),
  {
    path: `${ownEditPath}:category`,
    show: ({ category = '' }) => <EditCategory categories={[category]} />,
    staff: true,
  },
  { path: '/categories', show: () => <Categories />, staff: true },
  { path: '/review-admin', show: () => <ReviewAdmin />, staff: true },
  { path: '/branches', show: () => <BranchList />, staff: true },
  { path: '/branches/new', show: () => <NewBranch />, staff: true },
  { path: '/branches/:id', show: ({ id = '' }) => <EditBranch id={id} />, staff: true },
  { path: '/branches/:id/capacity', show: ({ id = '' }) => <Capacity id={id} />, staff: true },
  { path: '/making-times', show: () => <MakingTimes />, staff: true },
  { path: '/promises', show: () => <Promises />, staff: true },
  { path: '/fake-orders', show: () => <Guard />, staff: true },
  { path: '/displays', show: () => <Displays />, staff: true },
  { path: '/displays/:branch', show: ({ branch = '' }) => <Displays branch={branch} />, staff: true },
  { path: '/table-cards', show: () => <TableCards />, staff: true },
  { path: '/table-cards/:branch', show: ({ branch = '' }) => <TableCards branch={branch} />, staff: true },
  { path: '/messages', show: () => <Messages />, staff: true },
  { path: '/begin', show: () => <Begin />, staff: true },
  { path: '/brand', show: () => <BrandPage />, staff: true },
  { path: '/site-edit', show: () => <SiteEdit />, staff: true },
  { path: '/legal-edit', show: () => <LegalEdit />, staff: true },
  {
    path: '/legal-edit/:page/:language',
    show: ({ page, language }) => <LegalEdit page={page} language={language} />,
    staff: true,
  },
  { path: '/reservations', show: () => <Reservations />, staff: true },
  { path: '/alerts', show: () => <Alerts />, staff: true },
  { path: '/people', show: () => <People />, staff: true },
  { path: '/persons', show: () => <Persons />, staff: true },
  { path: '/log', show: () => <Log />, staff: true },
  { path: '/password', show: () => <ChangePassword />, staff: true },
]

const elsewhere: Route = { path: '*', show: () => <NotFound /> }

/** The route of a path, with the values of its variable parts; the not-found screen for any other path (ROUTE-2). */
export function routeOf(path: string): { route: Route; params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return { route: elsewhere, params: {} }
}
