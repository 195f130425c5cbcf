// Every address of the site and its screen. Only the menu is in the first load; all else comes when it is visited.
import type { ReactNode } from 'react'
import { editPaths } from './edit-paths.ts'
import { late } from './late.tsx'
import { matchPath, type Params } from './match-path.ts'
import { categoryPaths, menuPath } from './paths.ts'
import { Menu } from './screens/menu/menu.tsx'
import { firstPaint } from './shell/first-paint.tsx'
import { Waiting } from './shell/waiting.tsx'

export interface Route {
  readonly path: string
  readonly show: (params: Params) => ReactNode
  /** For signed-in staff only (ROUTE-3). */
  readonly staff?: true
}

const waiting = <Waiting />

const Home = late(() => import('./screens/home/home.tsx').then((file) => file.Home), firstPaint ?? waiting)
const About = late(() => import('./screens/about/about.tsx').then((file) => file.About), waiting)
const Contact = late(() => import('./screens/contact/contact.tsx').then((file) => file.Contact), waiting)
const Sent = late(() => import('./screens/sent/sent.tsx').then((file) => file.Sent), waiting)
const Reservation = late(
  () => import('./screens/reservation/reservation.tsx').then((file) => file.Reservation),
  waiting,
)
const Review = late(() => import('./screens/review/review.tsx').then((file) => file.Review), waiting)
const Checkout = late(() => import('./screens/checkout/checkout.tsx').then((file) => file.Checkout), waiting)
const Confirm = late(() => import('./screens/confirm/confirm.tsx').then((file) => file.Confirm), waiting)
const TrackEntry = late(() => import('./screens/track/track-entry.tsx').then((file) => file.TrackEntry), waiting)
const Track = late(() => import('./screens/track/track.tsx').then((file) => file.Track), waiting)
const NotFound = late(() => import('./screens/not-found/not-found.tsx').then((file) => file.NotFound), waiting)
const SignIn = late(() => import('./screens/account/sign-in.tsx').then((file) => file.SignIn), waiting)
const SignUp = late(() => import('./screens/account/sign-up.tsx').then((file) => file.SignUp), waiting)
const ChoosePassword = late(
  () => import('./screens/account/choose-password.tsx').then((file) => file.ChoosePassword),
  waiting,
)
const ChangePassword = late(
  () => import('./screens/account/change-password.tsx').then((file) => file.ChangePassword),
  waiting,
)
const People = late(() => import('./screens/account/people.tsx').then((file) => file.People), waiting)
const BranchList = late(() => import('./screens/branches/branch-list.tsx').then((file) => file.BranchList), waiting)
const NewBranch = late(() => import('./screens/branches/new-branch.tsx').then((file) => file.NewBranch), waiting)
const EditBranch = late(() => import('./screens/branches/edit-branch.tsx').then((file) => file.EditBranch), waiting)
const OrderList = late(() => import('./screens/staff-orders/order-list.tsx').then((file) => file.OrderList), waiting)
const Board = late(() => import('./screens/staff-orders/board.tsx').then((file) => file.Board), waiting)
const OrderDetail = late(
  () => import('./screens/staff-orders/order-detail.tsx').then((file) => file.OrderDetail),
  waiting,
)
const EditHome = late(() => import('./screens/staff-menu/edit-home.tsx').then((file) => file.EditHome), waiting)
const EditCategory = late(
  () => import('./screens/staff-menu/edit-category.tsx').then((file) => file.EditCategory),
  waiting,
)
const Messages = late(() => import('./screens/staff-messages/messages.tsx').then((file) => file.Messages), waiting)
const HiddenItems = late(
  () => import('./screens/staff-menu/hidden-items.tsx').then((file) => file.HiddenItems),
  waiting,
)
const SiteEdit = late(() => import('./screens/site-edit/site-edit.tsx').then((file) => file.SiteEdit), waiting)
const ReviewAdmin = late(
  () => import('./screens/staff-reviews/review-admin.tsx').then((file) => file.ReviewAdmin),
  waiting,
)
const Reservations = late(
  () => import('./screens/staff-reservations/reservations.tsx').then((file) => file.Reservations),
  waiting,
)

const routes: readonly Route[] = [
  { path: '/', show: () => <Home /> },
  { path: menuPath, show: () => <Menu /> },
  ...Object.entries(categoryPaths).map(([path, categories]) => ({
    path,
    show: () => <Menu categories={categories} />,
  })),
  { path: '/order', show: () => <Checkout /> },
  { path: '/confirm/:token', show: ({ token = '' }) => <Confirm token={token} /> },
  { path: '/track', show: () => <TrackEntry /> },
  { path: '/track/:token', show: ({ token = '' }) => <Track token={token} /> },
  { path: '/review', show: () => <Review /> },
  { path: '/about', show: () => <About /> },
  { path: '/contact', show: () => <Contact /> },
  { path: '/sent', show: () => <Sent /> },
  { path: '/reservation', show: () => <Reservation /> },
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
  { path: '/food-edit', show: () => <EditHome />, staff: true },
  { path: '/food-edit-hidden', show: () => <HiddenItems />, staff: true },
  ...Object.entries(editPaths).map(([path, categories]) => ({
    path,
    show: () => <EditCategory categories={categories} />,
    staff: true as const,
  })),
  { path: '/review-admin', show: () => <ReviewAdmin />, staff: true },
  { path: '/branches', show: () => <BranchList />, staff: true },
  { path: '/branches/new', show: () => <NewBranch />, staff: true },
  { path: '/branches/:id', show: ({ id = '' }) => <EditBranch id={id} />, staff: true },
  { path: '/messages', show: () => <Messages />, staff: true },
  { path: '/site-edit', show: () => <SiteEdit />, staff: true },
  { path: '/reservations', show: () => <Reservations />, staff: true },
  { path: '/people', show: () => <People />, staff: true },
  { path: '/password', show: () => <ChangePassword />, staff: true },
]

const elsewhere: Route = { path: '*', show: () => <NotFound /> }

/** The route of a path, with what its variable parts stand for; the not-found screen for any other path (ROUTE-2). */
export function routeOf(path: string): { route: Route; params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return { route: elsewhere, params: {} }
}
