// The table of staff pages: the address, permission, name, place in the navigation and screen of each. Routes, guard and
// navigation derive from it, and customers do not load it.
import type { ComponentType } from 'react'
import type { Act } from '../domain/roles.ts'
import {
  bagIcon,
  calendarIcon,
  checkIcon,
  clockIcon,
  infoIcon,
  menuIcon,
  pinIcon,
  warningIcon,
} from './components/icons/icons.ts'
import { eyeOffIcon, homeIcon, mailIcon, starIcon, userIcon } from './components/icons/icons-more.ts'
import { editPath, editPaths, ownEditPath } from './edit-paths.ts'
import { type PageRoute, screen } from './route.tsx'
import { inBar, inMenu, type NavEntry, type PageTitle } from './shell/nav/nav-entry.ts'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** One row of the table. The screen gets the variable parts of the path as its props. */
interface Row<Path extends string> extends Partial<NavEntry> {
  readonly path: Path
  /** What a member must be allowed at one branch or more. */
  readonly act: Act | 'signedIn'
  /** A page outside of the navigation has the name of the page that leads to it. */
  readonly title: PageTitle
  /** The board shows the alarms within itself, and the guide needs no way back to itself. */
  readonly bars?: 'noAlarms' | 'noGuide'
  readonly load: () => Promise<ComponentType<Readonly<Record<ParamNames<Path>, string>>>>
}

export type StaffPageRow = Omit<Row<string>, 'load'> & PageRoute

/** Every page stands in the frame, which lets in only members who may do its act. */
function page<Path extends string>({ load, ...row }: Row<Path>): StaffPageRow {
  const Screen = screen(async () => {
    const [{ StaffFrame }, Shown] = await Promise.all([import('./staff/frame.tsx'), load()])
    return (params: Readonly<Record<ParamNames<Path>, string>>) => (
      <StaffFrame act={row.act} section={row.title} bars={row.bars}>
        <Shown {...params} />
      </StaffFrame>
    )
  })
  return { ...row, show: (params) => <Screen {...(params as Readonly<Record<ParamNames<Path>, string>>)} /> }
}

export const staffPages: readonly StaffPageRow[] = [
  page({
    path: '/all-orders',
    act: 'orders.see',
    title: 'allOrders',
    ...inBar(bagIcon),
    load: () => import('./screens/staff-orders/order-list.tsx').then((file) => file.OrderList),
  }),
  page({
    path: '/all-orders/:token/:id',
    act: 'orders.see',
    title: 'allOrders',
    load: () => import('./screens/staff-orders/order-detail.tsx').then((file) => file.OrderDetail),
  }),
  page({
    path: '/new-order',
    act: 'orders.handle',
    title: 'allOrders',
    load: () => import('./screens/staff-enter/new-order.tsx').then((file) => file.NewOrder),
  }),
  page({
    path: '/board',
    act: 'orders.see',
    title: 'board',
    ...inMenu(bagIcon),
    bars: 'noAlarms',
    load: () => import('./screens/staff-orders/board/order-board.tsx').then((file) => file.Board),
  }),
  page({
    path: '/days',
    act: 'days.see',
    title: 'days',
    ...inMenu(calendarIcon),
    load: () => import('./screens/staff-days/staff-days-page.tsx').then((file) => file.Days),
  }),
  page({
    path: '/food-edit',
    act: 'stock.set',
    title: 'menuEdit',
    ...inBar(menuIcon),
    categoryPath: editPath,
    load: () => import('./screens/staff-menu/edit-home.tsx').then((file) => file.EditHome),
  }),
  ...Object.entries(editPaths).map(([path, categories]) =>
    page({
      path,
      act: 'stock.set',
      title: 'menuEdit',
      load: () => editCategory().then((EditCategory) => () => <EditCategory categories={categories} />),
    }),
  ),
  page({
    path: `${ownEditPath}:category`,
    act: 'stock.set',
    title: 'menuEdit',
    load: () =>
      editCategory().then((EditCategory) => ({ category }: { category: string }) => (
        <EditCategory categories={[category]} />
      )),
  }),
  page({
    path: '/food-edit-hidden',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-menu/hidden-items.tsx').then((file) => file.HiddenItems),
  }),
  page({
    path: '/food-edit-undeclared',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-menu/undeclared.tsx').then((file) => file.Undeclared),
  }),
  page({
    path: '/food-edit-options',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-menu/options/groups-page.tsx').then((file) => file.OptionGroups),
  }),
  page({
    path: '/food-edit-sheet',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-menu/sheet/sheet-page.tsx').then((file) => file.SheetPage),
  }),
  page({
    path: '/food-edit-prices',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-menu/prices/prices-page.tsx').then((file) => file.PricesPage),
  }),
  page({
    path: '/categories',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-menu/categories/categories-page.tsx').then((file) => file.Categories),
  }),
  page({
    path: '/making-times',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-menu/times/making-times.tsx').then((file) => file.MakingTimes),
  }),
  page({
    path: '/promises',
    act: 'pace.see',
    title: 'menuEdit',
    load: () => import('./screens/promises/promises.tsx').then((file) => file.Promises),
  }),
  page({
    path: '/displays',
    act: 'displays.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-displays/staff-displays-page.tsx').then((file) => file.Displays),
  }),
  page({
    path: '/displays/:branch',
    act: 'displays.edit',
    title: 'menuEdit',
    load: () => import('./screens/staff-displays/staff-displays-page.tsx').then((file) => file.Displays),
  }),
  page({
    path: '/table-cards',
    act: 'shop.see',
    title: 'menuEdit',
    load: () => import('./screens/staff-tables/table-cards.tsx').then((file) => file.TableCards),
  }),
  page({
    path: '/table-cards/:branch',
    act: 'shop.see',
    title: 'menuEdit',
    load: () => import('./screens/staff-tables/table-cards.tsx').then((file) => file.TableCards),
  }),
  page({
    path: '/review-admin',
    act: 'reviews.see',
    title: 'reviewAdmin',
    ...inMenu(starIcon),
    load: () => import('./screens/staff-reviews/review-admin.tsx').then((file) => file.ReviewAdmin),
  }),
  page({
    path: '/reservations',
    act: 'reservations.see',
    title: 'reservations',
    ...inMenu(calendarIcon),
    load: () => import('./screens/staff-reservations/staff-reservations-page.tsx').then((file) => file.Reservations),
  }),
  page({
    path: '/messages',
    act: 'messages.see',
    title: 'messages',
    ...inMenu(mailIcon),
    load: () => import('./screens/staff-messages/messages.tsx').then((file) => file.Messages),
  }),
  page({
    path: '/site-edit',
    act: 'content.edit',
    title: 'siteEdit',
    ...inMenu(homeIcon),
    load: () => import('./screens/site-edit/site-edit.tsx').then((file) => file.SiteEdit),
  }),
  page({
    path: '/begin',
    act: 'guide.follow',
    title: 'begin',
    ...inMenu(checkIcon),
    bars: 'noGuide',
    load: () => import('./screens/begin/begin-page.tsx').then((file) => file.Begin),
  }),
  page({
    path: '/brand',
    act: 'brand.edit',
    title: 'brand',
    ...inMenu(starIcon),
    load: () => import('./screens/staff-brand/staff-brand-page.tsx').then((file) => file.BrandPage),
  }),
  page({
    path: '/legal-edit',
    act: 'legal.edit',
    title: 'legalEdit',
    ...inMenu(infoIcon),
    load: () => import('./screens/legal-edit/legal-edit.tsx').then((file) => file.LegalEdit),
  }),
  page({
    path: '/legal-edit/:page/:language',
    act: 'legal.edit',
    title: 'legalEdit',
    load: () => import('./screens/legal-edit/legal-edit.tsx').then((file) => file.LegalEdit),
  }),
  page({
    path: '/branches',
    act: 'branches.edit',
    title: 'branches',
    ...inMenu(pinIcon),
    load: () => import('./screens/branches/branch-list.tsx').then((file) => file.BranchList),
  }),
  page({
    path: '/branches/new',
    act: 'branches.edit',
    title: 'branches',
    load: () => import('./screens/branches/edit-branch.tsx').then((file) => file.NewBranch),
  }),
  page({
    path: '/branches/:id',
    act: 'branches.edit',
    title: 'branches',
    load: () => import('./screens/branches/edit-branch.tsx').then((file) => file.EditBranch),
  }),
  page({
    path: '/branches/:id/capacity',
    act: 'pace.set',
    title: 'branches',
    load: () => import('./screens/branches/capacity-section.tsx').then((file) => file.Capacity),
  }),
  page({
    path: '/fake-orders',
    act: 'orders.handle',
    title: 'fakeOrders',
    ...inMenu(eyeOffIcon),
    load: () => import('./screens/staff-guard/fake-orders.tsx').then((file) => file.Guard),
  }),
  page({
    path: '/alerts',
    act: 'boards.see',
    title: 'alerts',
    ...inMenu(warningIcon),
    load: () => import('./screens/staff-alerts/staff-alerts-page.tsx').then((file) => file.Alerts),
  }),
  page({
    path: '/people',
    act: 'staff.edit',
    title: 'people',
    ...inMenu(userIcon),
    load: () => import('./screens/account/people/people-page.tsx').then((file) => file.People),
  }),
  page({
    path: '/persons',
    act: 'persons.see',
    title: 'persons',
    ...inMenu(userIcon),
    load: () => import('./screens/staff-persons/staff-persons-page.tsx').then((file) => file.Persons),
  }),
  page({
    path: '/log',
    act: 'log.see',
    title: 'log',
    ...inMenu(clockIcon),
    load: () => import('./screens/staff-log/log.tsx').then((file) => file.Log),
  }),
  page({
    path: '/password',
    act: 'signedIn',
    title: 'password',
    ...inMenu(userIcon),
    load: () => import('./screens/account/change-password.tsx').then((file) => file.ChangePassword),
  }),
]

const editCategory = () => import('./screens/staff-menu/edit-category.tsx').then((file) => file.EditCategory)
