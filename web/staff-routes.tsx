// The addresses for signed-in staff only (ROUTE-3) and their screens. Customers do not load this list.
import { editPaths, ownEditPath } from './edit-paths.ts'
import { type Route, screen } from './route.tsx'

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
const Board = screen(() => import('./screens/staff-orders/board/order-board.tsx').then((file) => file.Board))
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

export const staffRoutes: readonly Route[] = [
  { path: '/all-orders', show: () => <OrderList /> },
  {
    path: '/all-orders/:token/:id',
    show: ({ token = '', id = '' }) => <OrderDetail token={token} id={id} />,
  },
  { path: '/board', show: () => <Board /> },
  { path: '/new-order', show: () => <NewOrder /> },
  { path: '/days', show: () => <Days /> },
  { path: '/food-edit', show: () => <EditHome /> },
  { path: '/food-edit-hidden', show: () => <HiddenItems /> },
  { path: '/food-edit-undeclared', show: () => <Undeclared /> },
  { path: '/food-edit-options', show: () => <OptionGroups /> },
  { path: '/food-edit-sheet', show: () => <SheetPage /> },
  { path: '/food-edit-prices', show: () => <PricesPage /> },
  ...Object.entries(editPaths).map(([path, categories]) => ({
    path,
    show: () => <EditCategory categories={categories} />,
  })),
  {
    path: `${ownEditPath}:category`,
    show: ({ category = '' }) => <EditCategory categories={[category]} />,
  },
  { path: '/categories', show: () => <Categories /> },
  { path: '/review-admin', show: () => <ReviewAdmin /> },
  { path: '/branches', show: () => <BranchList /> },
  { path: '/branches/new', show: () => <NewBranch /> },
  { path: '/branches/:id', show: ({ id = '' }) => <EditBranch id={id} /> },
  { path: '/branches/:id/capacity', show: ({ id = '' }) => <Capacity id={id} /> },
  { path: '/making-times', show: () => <MakingTimes /> },
  { path: '/promises', show: () => <Promises /> },
  { path: '/fake-orders', show: () => <Guard /> },
  { path: '/displays', show: () => <Displays /> },
  { path: '/displays/:branch', show: ({ branch = '' }) => <Displays branch={branch} /> },
  { path: '/table-cards', show: () => <TableCards /> },
  { path: '/table-cards/:branch', show: ({ branch = '' }) => <TableCards branch={branch} /> },
  { path: '/messages', show: () => <Messages /> },
  { path: '/begin', show: () => <Begin /> },
  { path: '/brand', show: () => <BrandPage /> },
  { path: '/site-edit', show: () => <SiteEdit /> },
  { path: '/legal-edit', show: () => <LegalEdit /> },
  {
    path: '/legal-edit/:page/:language',
    show: ({ page, language }) => <LegalEdit page={page} language={language} />,
  },
  { path: '/reservations', show: () => <Reservations /> },
  { path: '/alerts', show: () => <Alerts /> },
  { path: '/people', show: () => <People /> },
  { path: '/persons', show: () => <Persons /> },
  { path: '/log', show: () => <Log /> },
  { path: '/password', show: () => <ChangePassword /> },
]
