// Every call that the server answers.
import type { FastifyInstance } from 'fastify'
import type { Deps } from './http/deps.ts'
import { accountRoutes } from './routes/accounts/account.ts'
import { factorRoutes } from './routes/accounts/factors.ts'
import { passwordRoutes } from './routes/accounts/passwords.ts'
import { secondStepRoutes } from './routes/accounts/second-step.ts'
import { staffRoutes } from './routes/accounts/staff.ts'
import { guideRoutes } from './routes/begin/guide.ts'
import { takeOverRoutes } from './routes/begin/take-over.ts'
import { brandRoutes } from './routes/content/brand.ts'
import { contentRoutes } from './routes/content/content.ts'
import { contentEditRoutes } from './routes/content/content-edit.ts'
import { filmRoutes, imageRoutes } from './routes/content/images.ts'
import { displayRoutes } from './routes/displays/displays.ts'
import { guardRoutes } from './routes/guard/guard.ts'
import { contactRoutes } from './routes/guests/contact.ts'
import { reservationRoutes } from './routes/guests/reservations.ts'
import { reviewRoutes } from './routes/guests/reviews.ts'
import { healthRoutes } from './routes/health.ts'
import { legalRoutes } from './routes/legal/legal.ts'
import { liveRoutes } from './routes/live.ts'
import { branchRoutes } from './routes/menu/branches.ts'
import { categoryRoutes } from './routes/menu/categories.ts'
import { itemRoutes } from './routes/menu/items.ts'
import { type MenuCache, menuRoutes } from './routes/menu/menu.ts'
import { optionRoutes } from './routes/menu/options.ts'
import { priceRoutes } from './routes/menu/prices.ts'
import { sheetRoutes } from './routes/menu/sheet.ts'
import { shopRoutes } from './routes/menu/shop.ts'
import { arrivalRoutes } from './routes/orders/arrivals.ts'
import { boardRoutes } from './routes/orders/board.ts'
import { counterRoutes } from './routes/orders/counter.ts'
import { archiveRoutes, dayRoutes } from './routes/orders/days.ts'
import { orderRoutes } from './routes/orders/orders.ts'
import { staffOrderRoutes } from './routes/orders/staff-orders.ts'
import { stepRoutes } from './routes/orders/steps.ts'
import { testOrderRoutes } from './routes/orders/test-order.ts'
import { paceRoutes } from './routes/pace/pace.ts'
import { personRoutes } from './routes/persons/persons.ts'
import { hookRoutes } from './routes/watch/hooks.ts'
import { watchRoutes } from './routes/watch/watch.ts'

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
  archiveRoutes(app, deps)
  dayRoutes(app, deps)
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
  liveRoutes(app, deps)
}
