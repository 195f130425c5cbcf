// Every call that the server answers.
import type { FastifyInstance } from 'fastify'
import type { Deps } from './http/deps.ts'
import { accountRoutes } from './routes/accounts/account-routes.ts'
import { factorRoutes } from './routes/accounts/factor-routes.ts'
import { passwordRoutes } from './routes/accounts/passwords.ts'
import { secondStepRoutes } from './routes/accounts/second-step-routes.ts'
import { staffRoutes } from './routes/accounts/staff-routes.ts'
import { guideRoutes } from './routes/begin/guide-routes.ts'
import { takeOverRoutes } from './routes/begin/take-over-routes.ts'
import { brandRoutes } from './routes/content/brand-routes.ts'
import { contentEditRoutes } from './routes/content/content-edit.ts'
import { contentRoutes } from './routes/content/content-routes.ts'
import { filmRoutes, imageRoutes } from './routes/content/image-routes.ts'
import { displayRoutes } from './routes/displays/display-routes.ts'
import { guardRoutes } from './routes/guard/guard-routes.ts'
import { contactRoutes } from './routes/guests/contact-routes.ts'
import { reservationRoutes } from './routes/guests/reservation-routes.ts'
import { reviewRoutes } from './routes/guests/review-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { legalRoutes } from './routes/legal/legal-routes.ts'
import { liveRoutes } from './routes/live-routes.ts'
import { branchRoutes } from './routes/menu/branch-routes.ts'
import { categoryRoutes } from './routes/menu/category-routes.ts'
import { itemRoutes } from './routes/menu/item-routes.ts'
import { type MenuCache, menuRoutes } from './routes/menu/menu-routes.ts'
import { optionRoutes } from './routes/menu/option-routes.ts'
import { priceRoutes } from './routes/menu/price-routes.ts'
import { sheetRoutes } from './routes/menu/sheet-routes.ts'
import { shopRoutes } from './routes/menu/shop-routes.ts'
import { bookFileRoutes } from './routes/money/book-file-routes.ts'
import { bookRoutes } from './routes/money/book-routes.ts'
import { invoiceRoutes } from './routes/money/invoice-routes.ts'
import { newsRoutes } from './routes/news/news-routes.ts'
import { arrivalRoutes } from './routes/orders/arrival-routes.ts'
import { basketRoutes } from './routes/orders/basket-routes.ts'
import { boardRoutes } from './routes/orders/board-routes.ts'
import { counterRoutes } from './routes/orders/counter-routes.ts'
import { archiveRoutes, dayRoutes } from './routes/orders/day-routes.ts'
import { figureRoutes } from './routes/orders/figure-routes.ts'
import { orderRoutes } from './routes/orders/order-routes.ts'
import { staffOrderRoutes } from './routes/orders/staff-order-routes.ts'
import { stampRoutes } from './routes/orders/stamp-routes.ts'
import { stepRoutes } from './routes/orders/step-routes.ts'
import { testOrderRoutes } from './routes/orders/test-order.ts'
import { vatRoutes } from './routes/orders/vat-routes.ts'
import { paceRoutes } from './routes/pace/pace-routes.ts'
import { paymentRoutes } from './routes/payments/payment-routes.ts'
import { paymentSettingRoutes } from './routes/payments/payment-setting-routes.ts'
import { payoutRoutes } from './routes/payments/payout-routes.ts'
import { providerRoutes } from './routes/payments/provider-routes.ts'
import { personRoutes } from './routes/persons/person-routes.ts'
import { epsonRoutes } from './routes/printers/epson-routes.ts'
import { printerRoutes } from './routes/printers/printer-routes.ts'
import { slipRoutes, usbPrinterRoutes } from './routes/printers/slip-routes.ts'
import { starRoutes } from './routes/printers/star-routes.ts'
import { hookRoutes } from './routes/watch/hook-routes.ts'
import { watchRoutes } from './routes/watch/watch-routes.ts'

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
  newsRoutes(app, deps)
  archiveRoutes(app, deps)
  dayRoutes(app, deps)
  figureRoutes(app, deps)
  stampRoutes(app, deps)
  vatRoutes(app, deps)
  bookRoutes(app, deps)
  bookFileRoutes(app, deps)
  invoiceRoutes(app, deps)
  counterRoutes(app, deps)
  guardRoutes(app, deps)
  shopRoutes(app, deps)
  reviewRoutes(app, deps)
  imageRoutes(app, deps)
  filmRoutes(app, deps)
  branchRoutes(app, deps)
  reservationRoutes(app, deps)
  itemRoutes(app, deps)
  optionRoutes(app, deps)
  categoryRoutes(app, deps)
  sheetRoutes(app, deps)
  priceRoutes(app, deps)
  accountRoutes(app, deps)
  secondStepRoutes(app, deps)
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
  providerRoutes(app, deps)
  liveRoutes(app, deps)
}
