// Every call that the server answers.
import type { FastifyInstance } from 'fastify'
import type { Deps } from './door/http/deps.ts'
import { branchRoutes } from './routes/branch/branch-routes.ts'
import { closingRoutes } from './routes/branch/closing-routes.ts'
import { displayRoutes } from './routes/branch/display-routes.ts'
import { paceRoutes } from './routes/branch/pace-routes.ts'
import { regionRoutes } from './routes/branch/region-routes.ts'
import { contactRoutes } from './routes/guests/contact-routes.ts'
import { personRoutes } from './routes/guests/person-routes.ts'
import { reservationRoutes } from './routes/guests/reservation-routes.ts'
import { reviewRoutes } from './routes/guests/review-routes.ts'
import { liveRoutes } from './routes/live-routes.ts'
import { bakeRoutes } from './routes/menu/bake-routes.ts'
import { categoryRoutes } from './routes/menu/category-routes.ts'
import { itemRoutes } from './routes/menu/item-routes.ts'
import { type MenuCache, menuRoutes } from './routes/menu/menu-routes.ts'
import { optionRoutes } from './routes/menu/option-routes.ts'
import { priceRoutes } from './routes/menu/price-routes.ts'
import { sheetRoutes } from './routes/menu/sheet-routes.ts'
import { stockRoutes } from './routes/menu/stock-routes.ts'
import { bookFileRoutes } from './routes/money/book-file-routes.ts'
import { bookRoutes } from './routes/money/book-routes.ts'
import { archiveRoutes, dayRoutes } from './routes/money/day-routes.ts'
import { figureRoutes } from './routes/money/figure-routes.ts'
import { giftDeskRoutes } from './routes/money/gift-desk-routes.ts'
import { giftRoutes } from './routes/money/gift-routes.ts'
import { giftSettingRoutes } from './routes/money/gift-setting-routes.ts'
import { invoiceRoutes } from './routes/money/invoice-routes.ts'
import { monthRoutes } from './routes/money/month-routes.ts'
import { paymentRoutes } from './routes/money/payment-routes.ts'
import { paymentSettingRoutes } from './routes/money/payment-setting-routes.ts'
import { payoutRoutes } from './routes/money/payout-routes.ts'
import { providerRoutes } from './routes/money/provider-routes.ts'
import { reductionRoutes } from './routes/money/reduction-routes.ts'
import { tillDutyRoutes } from './routes/money/till-duty-routes.ts'
import { tillLinkRoutes } from './routes/money/till-link-routes.ts'
import { vatRoutes } from './routes/money/vat-routes.ts'
import { arrivalRoutes } from './routes/order/arrival-routes.ts'
import { basketRoutes } from './routes/order/basket-routes.ts'
import { boardRoutes } from './routes/order/board-routes.ts'
import { counterRoutes } from './routes/order/counter-routes.ts'
import { guardRoutes } from './routes/order/guard-routes.ts'
import { newsRoutes } from './routes/order/news-routes.ts'
import { orderRoutes } from './routes/order/order-routes.ts'
import { ringUpRoutes } from './routes/order/ring-up-routes.ts'
import { staffOrderRoutes } from './routes/order/staff-order-routes.ts'
import { stampRoutes } from './routes/order/stamp-routes.ts'
import { stepRoutes } from './routes/order/step-routes.ts'
import { testOrderRoutes } from './routes/order/test-order.ts'
import { epsonRoutes } from './routes/paper/epson-routes.ts'
import { printerRoutes } from './routes/paper/printer-routes.ts'
import { slipRoutes, usbPrinterRoutes } from './routes/paper/slip-routes.ts'
import { starRoutes } from './routes/paper/star-routes.ts'
import { accountRoutes } from './routes/people/account-routes.ts'
import { factorRoutes } from './routes/people/factor-routes.ts'
import { oidcRoutes } from './routes/people/oidc-routes.ts'
import { passwordRoutes } from './routes/people/passwords.ts'
import { secondStepRoutes } from './routes/people/second-step-routes.ts'
import { staffRoutes } from './routes/people/staff-routes.ts'
import { brandRoutes } from './routes/shop/brand-routes.ts'
import { contentEditRoutes } from './routes/shop/content-edit.ts'
import { contentRoutes } from './routes/shop/content-routes.ts'
import { guideRoutes } from './routes/shop/guide-routes.ts'
import { healthRoutes } from './routes/shop/health-routes.ts'
import { hookRoutes } from './routes/shop/hook-routes.ts'
import { filmRoutes, imageRoutes } from './routes/shop/image-routes.ts'
import { legalRoutes } from './routes/shop/legal-routes.ts'
import { shopRoutes } from './routes/shop/shop-routes.ts'
import { takeOverRoutes } from './routes/shop/take-over-routes.ts'
import { watchRoutes } from './routes/shop/watch-routes.ts'

export function serveAll(app: FastifyInstance, deps: Deps, shelf: MenuCache): void {
  healthRoutes(app, deps)
  menuRoutes(app, deps, shelf)
  contentRoutes(app, deps)
  contentEditRoutes(app, deps)
  legalRoutes(app, deps)
  brandRoutes(app, deps)
  guideRoutes(app, deps)
  takeOverRoutes(app, deps)
  testOrderRoutes(app, deps)
  personRoutes(app, deps)
  orderRoutes(app, deps)
  staffOrderRoutes(app, deps)
  boardRoutes(app, deps)
  stepRoutes(app, deps)
  ringUpRoutes(app, deps)
  newsRoutes(app, deps)
  archiveRoutes(app, deps)
  dayRoutes(app, deps)
  figureRoutes(app, deps)
  stampRoutes(app, deps)
  vatRoutes(app, deps)
  tillDutyRoutes(app, deps)
  reductionRoutes(app, deps)
  tillLinkRoutes(app, deps)
  bookRoutes(app, deps)
  monthRoutes(app, deps)
  bookFileRoutes(app, deps)
  invoiceRoutes(app, deps)
  counterRoutes(app, deps)
  guardRoutes(app, deps)
  stockRoutes(app, deps)
  bakeRoutes(app, deps)
  closingRoutes(app, deps)
  shopRoutes(app, deps)
  reviewRoutes(app, deps)
  imageRoutes(app, deps)
  filmRoutes(app, deps)
  branchRoutes(app, deps)
  regionRoutes(app, deps)
  reservationRoutes(app, deps)
  itemRoutes(app, deps)
  optionRoutes(app, deps)
  categoryRoutes(app, deps)
  sheetRoutes(app, deps)
  priceRoutes(app, deps)
  accountRoutes(app, deps)
  secondStepRoutes(app, deps)
  oidcRoutes(app, deps)
  passwordRoutes(app, deps)
  factorRoutes(app, deps)
  staffRoutes(app, deps)
  contactRoutes(app, deps)
  arrivalRoutes(app, deps)
  watchRoutes(app, deps)
  hookRoutes(app, deps)
  paceRoutes(app, deps)
  displayRoutes(app, deps)
  printerRoutes(app, deps)
  slipRoutes(app, deps)
  starRoutes(app, deps)
  epsonRoutes(app, deps)
  usbPrinterRoutes(app, deps)
  paymentRoutes(app, deps)
  basketRoutes(app, deps)
  paymentSettingRoutes(app, deps)
  payoutRoutes(app, deps)
  giftRoutes(app, deps)
  giftDeskRoutes(app, deps)
  giftSettingRoutes(app, deps)
  providerRoutes(app, deps)
  liveRoutes(app, deps)
}
