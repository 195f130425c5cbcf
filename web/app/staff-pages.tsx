// The table of staff pages: the address, permission, name, group, icon and screen of each. Routes, guard, navigation
// and search derive from it, and customers do not load it.
import { type ComponentType, useEffect } from 'react'
import type { Act } from '#domain/people/roles.ts'
import {
  calendarIcon,
  giftIcon,
  mailIcon,
  printerIcon,
  starIcon,
  tagIcon,
  userIcon,
  warningIcon,
} from '#web/ui/icons/icons.ts'
import { editPaths, ownEditPath } from '../data/address/edit-paths.ts'
import { go } from '../data/address/location.ts'
import type { IconShape } from '../ui/icons/icon.tsx'
import { cupIcon } from '../ui/icons/icons-food.ts'
import {
  badgeIcon,
  brushIcon,
  chartIcon,
  columnsIcon,
  couponIcon,
  dayEndIcon,
  displayIcon,
  flagIcon,
  historyIcon,
  listIcon,
  ovenIcon,
  payIcon,
  percentIcon,
  personFolderIcon,
  scalesIcon,
  sheetIcon,
  shieldIcon,
  shopFrontIcon,
  sirenIcon,
  stampIcon,
  stopwatchIcon,
  tentCardIcon,
  tillIcon,
} from '../ui/icons/icons-staff.ts'
import type { StaffGroup, StaffPageName } from '../words/staff/index.ts'
import { lazyScreen, type PageRoute } from './route.tsx'
import { ScreenWaiting } from './shell/waiting.tsx'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** One row of the table. The screen gets the variable parts of the path as its props. */
interface Row<Path extends string> {
  readonly path: Path
  /** What a member must be allowed at one branch or more. */
  readonly act: Act | 'signedIn'
  readonly title: StaffPageName
  /** The board shows the alarms within itself, and the guide needs no way back to itself. */
  readonly bars?: 'noAlarms' | 'noGuide'
  readonly load: () => Promise<ComponentType<Readonly<Record<ParamNames<Path>, string>>>>
}

/** Where a page stands in the navigation. */
interface NavigationPlace {
  readonly group: StaffGroup
  /** No other page has it. */
  readonly icon: IconShape
  /** Not a row of its group: another page or the member's menu leads to it. */
  readonly aside?: true
  /** A row of its group only for a shop that does this: without it, another page leads there. */
  readonly onlyIf?: 'bakes' | 'takesGifts'
  /** One for every day: the bar of a phone shows the first four of these that the member may open. */
  readonly daily?: true
}

/** A page of the navigation, or a part of one, such as one order: that has its page's title and no place. */
export type StaffPageRow = Omit<Row<string>, 'load'> & Partial<NavigationPlace> & PageRoute
export type PlacedPage = StaffPageRow & NavigationPlace

const page = <Path extends string>(row: Row<Path> & NavigationPlace): PlacedPage => ({ ...row, ...shown(row) })
const part = <Path extends string>(row: Row<Path>): StaffPageRow => ({ ...row, ...shown(row) })

interface MovedRow extends Omit<Row<string>, 'load' | 'bars'> {
  readonly to: string
}

/** An address from before its page became a place of another; links and bookmarks go on leading there. */
const moved = ({ to, ...row }: MovedRow): StaffPageRow => ({ ...row, show: () => <Moved to={to} /> })

function Moved({ to }: { to: string }) {
  useEffect(() => go(to, { replace: true }), [to])
  return <ScreenWaiting />
}

/** Every page stands in the frame, which lets in only members who may do its act. */
function shown<Path extends string>({ act, title, bars, load }: Row<Path>): Pick<PageRoute, 'show'> {
  const Screen = lazyScreen(async () => {
    const [{ StaffFrame }, Shown] = await Promise.all([import('../office/staff/frame.tsx'), load()])
    return (params: Readonly<Record<ParamNames<Path>, string>>) => (
      <StaffFrame act={act} section={title} bars={bars}>
        <Shown {...params} />
      </StaffFrame>
    )
  })
  return { show: (params) => <Screen {...(params as Readonly<Record<ParamNames<Path>, string>>)} /> }
}

/** In the order of the navigation. */
export const staffPages: readonly StaffPageRow[] = [
  page({
    path: '/board',
    act: 'orders.see',
    title: 'board',
    group: 'today',
    icon: columnsIcon,
    daily: true,
    bars: 'noAlarms',
    load: () => import('../office/screens/orders/board/order-board.tsx').then((file) => file.Board),
  }),
  page({
    path: '/all-orders',
    act: 'orders.see',
    title: 'allOrders',
    group: 'today',
    icon: listIcon,
    daily: true,
    load: () => import('../office/screens/orders/order-list.tsx').then((file) => file.OrderList),
  }),
  part({
    path: '/all-orders/:token/:id',
    act: 'orders.see',
    title: 'allOrders',
    load: () => import('../office/screens/orders/order-detail.tsx').then((file) => file.OrderDetail),
  }),
  part({
    path: '/ring-ups',
    act: 'orders.see',
    title: 'allOrders',
    load: () => import('../office/screens/orders/ring-up/ring-up-page.tsx').then((file) => file.RingUpPage),
  }),
  page({
    path: '/new-order',
    act: 'orders.handle',
    title: 'newOrder',
    group: 'today',
    icon: tillIcon,
    daily: true,
    load: () => import('../office/screens/enter/new-order.tsx').then((file) => file.NewOrderPage),
  }),
  page({
    path: '/displays',
    act: 'displays.edit',
    title: 'displays',
    group: 'today',
    icon: displayIcon,
    load: () => import('../office/screens/displays/staff-displays-page.tsx').then((file) => file.Displays),
  }),
  part({
    path: '/displays/:branch',
    act: 'displays.edit',
    title: 'displays',
    load: () => import('../office/screens/displays/staff-displays-page.tsx').then((file) => file.Displays),
  }),
  page({
    path: '/food-edit',
    act: 'stock.set',
    title: 'menuEdit',
    group: 'menu',
    icon: cupIcon,
    daily: true,
    load: () => menuPage().then((StaffMenuPage) => () => <StaffMenuPage />),
  }),
  ...Object.entries(editPaths).map(([path, categories]) =>
    part({
      path,
      act: 'stock.set',
      title: 'menuEdit',
      load: () => menuPage().then((StaffMenuPage) => () => <StaffMenuPage categories={categories} />),
    }),
  ),
  part({
    path: `${ownEditPath}:category`,
    act: 'stock.set',
    title: 'menuEdit',
    load: () =>
      menuPage().then((StaffMenuPage) => ({ category }: { category: string }) => (
        <StaffMenuPage categories={[category]} />
      )),
  }),
  part({
    path: '/food-edit-item/:id',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/item/item-page.tsx').then((file) => file.EditItemPage),
  }),
  part({
    path: '/food-edit-new',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/item/item-page.tsx').then((file) => file.NewItemPage),
  }),
  part({
    path: '/food-edit-new/:category',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/item/item-page.tsx').then((file) => file.NewItemPage),
  }),
  part({
    path: '/food-edit-copy/:id',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/item/item-page.tsx').then((file) => file.CopyItemPage),
  }),
  part({
    path: '/food-edit-undeclared/:id',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/item/item-page.tsx').then((file) => file.DeclareItemPage),
  }),
  part({
    path: '/food-edit-options',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/options/groups-page.tsx').then((file) => file.OptionGroups),
  }),
  part({
    path: '/food-edit-options/:id',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/options/group-page.tsx').then((file) => file.GroupPage),
  }),
  part({
    path: '/food-edit-options/:id/:option',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/options/group-page.tsx').then((file) => file.GroupPage),
  }),
  part({
    path: '/categories',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/categories/categories-page.tsx').then((file) => file.Categories),
  }),
  part({
    path: '/categories/:id',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/categories/category-page.tsx').then((file) => file.CategoryPage),
  }),
  page({
    path: '/food-edit-prices',
    act: 'menu.edit',
    title: 'prices',
    group: 'menu',
    icon: tagIcon,
    load: () => import('../office/screens/menu/prices/prices-page.tsx').then((file) => file.PricesPage),
  }),
  page({
    path: '/reductions',
    act: 'menu.edit',
    title: 'reductions',
    group: 'menu',
    icon: couponIcon,
    load: () => import('../office/screens/reductions/reductions-page.tsx').then((file) => file.ReductionsPage),
  }),
  page({
    path: '/food-edit-sheet',
    act: 'menu.edit',
    title: 'sheet',
    group: 'menu',
    icon: sheetIcon,
    load: () => import('../office/screens/menu/sheet/sheet-page.tsx').then((file) => file.SheetPage),
  }),
  page({
    path: '/making-times',
    act: 'menu.edit',
    title: 'makingTimes',
    group: 'menu',
    icon: stopwatchIcon,
    load: () => import('../office/screens/menu/times/making-times.tsx').then((file) => file.MakingTimes),
  }),
  page({
    path: '/bake',
    act: 'stock.see',
    title: 'bake',
    group: 'menu',
    icon: ovenIcon,
    onlyIf: 'bakes',
    load: () => import('../office/screens/bake/bake-page.tsx').then((file) => file.BakePage),
  }),
  part({
    path: '/bake/left',
    act: 'stock.see',
    title: 'bake',
    load: () => import('../office/screens/bake/left-page.tsx').then((file) => file.LeftPage),
  }),
  part({
    path: '/food-edit-hidden',
    act: 'menu.edit',
    title: 'menuEdit',
    load: () => import('../office/screens/menu/hidden-items.tsx').then((file) => file.HiddenItems),
  }),
  page({
    path: '/food-edit-undeclared',
    act: 'menu.edit',
    title: 'undeclared',
    group: 'menu',
    icon: warningIcon,
    aside: true,
    load: () => import('../office/screens/menu/undeclared.tsx').then((file) => file.Undeclared),
  }),
  page({
    path: '/reservations',
    act: 'reservations.see',
    title: 'reservations',
    group: 'guests',
    icon: calendarIcon,
    load: () => import('../office/screens/reservations/staff-reservations-page.tsx').then((file) => file.Reservations),
  }),
  page({
    path: '/messages',
    act: 'messages.see',
    title: 'messages',
    group: 'guests',
    icon: mailIcon,
    load: () => import('../office/screens/messages/messages.tsx').then((file) => file.Messages),
  }),
  page({
    path: '/review-admin',
    act: 'reviews.see',
    title: 'reviewAdmin',
    group: 'guests',
    icon: starIcon,
    load: () => import('../office/screens/reviews/review-admin.tsx').then((file) => file.ReviewAdmin),
  }),
  page({
    path: '/fake-orders',
    act: 'orders.handle',
    title: 'fakeOrders',
    group: 'guests',
    icon: shieldIcon,
    load: () => import('../office/screens/guard/fake-orders.tsx').then((file) => file.Guard),
  }),
  page({
    path: '/stamps',
    act: 'orders.handle',
    title: 'stamps',
    group: 'guests',
    icon: stampIcon,
    load: () => import('../office/screens/stamps/stamps-page.tsx').then((file) => file.StampsPage),
  }),
  page({
    path: '/persons',
    act: 'persons.see',
    title: 'persons',
    group: 'guests',
    icon: personFolderIcon,
    load: () => import('../office/screens/persons/staff-persons-page.tsx').then((file) => file.Persons),
  }),
  page({
    path: '/money',
    act: 'days.see',
    title: 'money',
    group: 'money',
    icon: dayEndIcon,
    load: () => import('../office/screens/books/money-page.tsx').then((file) => file.MoneyPage),
  }),
  part({
    path: '/money/:place',
    act: 'days.see',
    title: 'money',
    load: () => import('../office/screens/books/money-page.tsx').then((file) => file.MoneyPage),
  }),
  part({
    path: '/money/:place/:month',
    act: 'days.see',
    title: 'money',
    load: () => import('../office/screens/books/money-page.tsx').then((file) => file.MoneyPage),
  }),
  part({
    path: '/days/:branch',
    act: 'days.see',
    title: 'money',
    load: () => import('../office/screens/books/day-end-page.tsx').then((file) => file.DayEndPage),
  }),
  part({
    path: '/days/:branch/:day',
    act: 'days.see',
    title: 'money',
    load: () => import('../office/screens/books/day-end-page.tsx').then((file) => file.DayEndPage),
  }),
  moved({ path: '/days', act: 'days.see', title: 'money', to: '/money' }),
  moved({ path: '/day-book', act: 'days.see', title: 'money', to: '/money/days' }),
  moved({ path: '/invoices', act: 'days.see', title: 'money', to: '/money/invoices' }),
  moved({ path: '/accountant', act: 'days.see', title: 'money', to: '/money/accountant' }),
  page({
    path: '/figures',
    act: 'days.see',
    title: 'figures',
    group: 'money',
    icon: chartIcon,
    load: () => import('../office/screens/figures/figures-page.tsx').then((file) => file.FiguresPage),
  }),
  part({
    path: '/promises',
    act: 'days.see',
    title: 'figures',
    load: () => import('../office/screens/figures/figures-page.tsx').then((file) => file.PromisesPage),
  }),
  page({
    path: '/gift-cards',
    act: 'orders.handle',
    title: 'giftCards',
    group: 'money',
    icon: giftIcon,
    onlyIf: 'takesGifts',
    load: () => import('../office/screens/gifts/gift-cards-page.tsx').then((file) => file.GiftCardsPage),
  }),
  page({
    path: '/online-payment',
    act: 'payments.edit',
    title: 'onlinePayment',
    group: 'money',
    icon: payIcon,
    load: () => import('../office/screens/payments/online-payment-page.tsx').then((file) => file.OnlinePaymentPage),
  }),
  part({
    path: '/online-payment/:place',
    act: 'payments.edit',
    title: 'onlinePayment',
    load: () => import('../office/screens/payments/online-payment-page.tsx').then((file) => file.OnlinePaymentPage),
  }),
  moved({ path: '/payouts', act: 'payments.edit', title: 'onlinePayment', to: '/online-payment/payouts' }),
  page({
    path: '/branches',
    act: 'branches.edit',
    title: 'branches',
    group: 'shop',
    icon: shopFrontIcon,
    load: () => import('../office/screens/branches/branch-list.tsx').then((file) => file.BranchList),
  }),
  part({
    path: '/branches/new',
    act: 'branches.edit',
    title: 'branches',
    load: () => import('../office/screens/branches/edit-branch.tsx').then((file) => file.NewBranch),
  }),
  part({
    path: '/branches/:id',
    act: 'branches.edit',
    title: 'branches',
    load: () => import('../office/screens/branches/edit-branch.tsx').then((file) => file.EditBranch),
  }),
  part({
    path: '/branches/:id/till',
    act: 'branches.edit',
    title: 'branches',
    load: () => import('../office/screens/till-link/till-link-page.tsx').then((file) => file.TillLinkPage),
  }),
  part({
    path: '/branches/:id/capacity',
    act: 'pace.set',
    title: 'makingTimes',
    load: () => import('../office/screens/branches/capacity-section.tsx').then((file) => file.CapacitySection),
  }),
  page({
    path: '/table-cards',
    act: 'shop.see',
    title: 'tableCards',
    group: 'shop',
    icon: tentCardIcon,
    load: () => import('../office/screens/tables/table-cards.tsx').then((file) => file.TableCards),
  }),
  part({
    path: '/table-cards/:branch',
    act: 'shop.see',
    title: 'tableCards',
    load: () => import('../office/screens/tables/table-cards.tsx').then((file) => file.TableCards),
  }),
  page({
    path: '/site-edit',
    act: 'content.edit',
    title: 'siteEdit',
    group: 'shop',
    icon: brushIcon,
    load: () => import('../office/screens/site-edit/site-edit.tsx').then((file) => file.SiteEdit),
  }),
  part({
    path: '/brand',
    act: 'brand.edit',
    title: 'siteEdit',
    load: () => import('../office/screens/brand/staff-brand-page.tsx').then((file) => file.BrandPage),
  }),
  page({
    path: '/legal-edit',
    act: 'legal.edit',
    title: 'legalEdit',
    group: 'shop',
    icon: scalesIcon,
    load: () => import('../office/screens/legal-edit/legal-edit.tsx').then((file) => file.LegalEdit),
  }),
  part({
    path: '/legal-edit/:page/:language',
    act: 'legal.edit',
    title: 'legalEdit',
    load: () => import('../office/screens/legal-edit/legal-edit.tsx').then((file) => file.LegalEdit),
  }),
  page({
    path: '/vat',
    act: 'vat.set',
    title: 'vat',
    group: 'shop',
    icon: percentIcon,
    load: () => import('../office/screens/vat/vat-page.tsx').then((file) => file.VatPage),
  }),
  page({
    path: '/people',
    act: 'staff.edit',
    title: 'people',
    group: 'system',
    icon: badgeIcon,
    load: () => import('../office/screens/account/people/people-page.tsx').then((file) => file.PeoplePage),
  }),
  page({
    path: '/alerts',
    act: 'boards.see',
    title: 'alerts',
    group: 'system',
    icon: sirenIcon,
    load: () => import('../office/screens/alerts/staff-alerts-page.tsx').then((file) => file.Alerts),
  }),
  page({
    path: '/log',
    act: 'log.see',
    title: 'log',
    group: 'system',
    icon: historyIcon,
    load: () => import('../office/screens/log/log.tsx').then((file) => file.LogPage),
  }),
  page({
    path: '/printers',
    act: 'printers.see',
    title: 'printers',
    group: 'system',
    icon: printerIcon,
    load: () => import('../office/screens/printers/printers-page.tsx').then((file) => file.Printers),
  }),
  part({
    path: '/printers/:id',
    act: 'printers.see',
    title: 'printers',
    load: () => import('../office/screens/printers/printer-page.tsx').then((file) => file.PrinterPage),
  }),
  page({
    path: '/begin',
    act: 'guide.follow',
    title: 'begin',
    group: 'system',
    icon: flagIcon,
    bars: 'noGuide',
    load: () => import('../office/screens/begin/begin-page.tsx').then((file) => file.BeginPage),
  }),
  page({
    path: '/password',
    act: 'signedIn',
    title: 'password',
    group: 'system',
    icon: userIcon,
    aside: true,
    load: () => import('../office/screens/account/change-password.tsx').then((file) => file.ChangePassword),
  }),
]

export const isPlaced = (row: StaffPageRow): row is PlacedPage => row.icon !== undefined

const menuPage = () => import('../office/screens/menu/staff-menu-page.tsx').then((file) => file.StaffMenuPage)
