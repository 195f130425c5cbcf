// The guide of the first evening: how far the shop is set up, by what it has (BRAND-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { shopAt } from '#domain/branch/branch.ts'
import { hasPicture } from '#domain/menu/menu.ts'
import { isToDeclare, optionsToDeclare } from '#domain/menu/to-declare.ts'
import { isOver, phaseOf } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { type GuideFacts, guideOf } from '#domain/shop/guide.ts'
import { legalPages } from '#domain/shop/legal/pages.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockCatalogue } from '#server/store/menu/catalogue.ts'
import { readKeptKey } from '#server/store/money/online-rules-store.ts'
import type { Store } from '#server/store/open.ts'
import { orderById } from '#server/store/order/order-store.ts'
import { printersAt } from '#server/store/paper/printer-store.ts'
import {
  countStaff,
  type GuideNotes,
  lockGuide,
  readGuideNotes,
  saveGuideNotes,
} from '#server/store/shop/guide-store.ts'
import { newestText, readCompany } from '#server/store/shop/legal-text-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { demo } from '#tools/demo/index.ts'
import { takeDemoMenu } from '#tools/demo/take-menu.ts'
import { partBranches, partItems } from '#tools/demo/untouched.ts'

export function guideRoutes(app: FastifyInstance, { store, ...rest }: Deps): void {
  const deps = { store, ...rest }

  serve(app, deps, 'guide.read', async ({ now }) => yes(await guideNow(store, store.db, now)))

  serve(app, deps, 'guide.pass', async ({ input: { step, passed }, now, write }) =>
    write(async (trx) => {
      await note(trx, (notes) => ({
        ...notes,
        passed: passed ? [...new Set([...notes.passed, step])] : notes.passed.filter((one) => one !== step),
      }))
      return yes(await guideNow(store, trx, now))
    }),
  )

  serve(app, deps, 'guide.dismiss', async ({ input: { dismissed }, now, write }) =>
    write(async (trx) => {
      await note(trx, (notes) => ({ ...notes, dismissed }))
      return yes(await guideNow(store, trx, now))
    }),
  )

  serve(app, deps, 'guide.takeMenu', async ({ now, write, tell }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const items = await takeDemoMenu(trx, await store.catalogue.current(trx))
      if (items === 0) tell('nothing')
      else {
        tell({ data: { items } })
        await publish(trx, now, 'menu.changed', {})
      }
      return yes(await guideNow(store, trx, now))
    }),
  )
}

async function note(trx: Trx, change: (notes: GuideNotes) => GuideNotes): Promise<void> {
  await lockGuide(trx)
  await saveGuideNotes(trx, change(await readGuideNotes(trx)))
}

async function guideNow({ catalogue }: Store, db: Store['db'], now: number): Promise<Output<'guide.read'>> {
  const shop = await catalogue.current(db)
  const notes = await readGuideNotes(db)
  const order = notes.test === null ? undefined : await orderById(db, notes.test)
  const staff = await countStaff(db)
  const branches = partBranches(shop.branches)
  const ofDemo = branches.untouched.length > 0
  const shown = shop.forGuests.branches
  const own = new Set(branches.own.map(({ id }) => id))
  const { name, languages } = shop.brand
  const undeclared = shop.forGuests.items.filter(isToDeclare).length + shop.groups.flatMap(optionsToDeclare).length
  const withoutPicture = shop.forGuests.items.filter(({ image }) => !hasPicture(image)).length
  const facts: GuideFacts = {
    named: name !== '' && name !== demo.brand.name,
    languagesChosen: languages.length < locales.length,
    branches: shown.filter(({ id }) => own.has(id)).length,
    items: ofDemo ? partItems({ ...shop, items: shop.forGuests.items }).own.length : shop.forGuests.items.length,
    vatChecked: shop.vat.checked,
    companyKnown: await isCompanyKnown(db),
    legalConfirmed: await isLegalConfirmed(db, languages),
    capacityKnown: shown.length > 0 && shown.every(({ capacity }) => capacity !== null),
    paysOnline: (await readKeptKey(db)) !== null,
    printers: (await printersAt(db)).filter(({ seenAt }) => seenAt !== null).length,
    undeclared,
    withoutPicture,
    colleagues: staff.active - 1,
    tested: notes.test !== null && hasEnded(order),
  }
  return {
    steps: guideOf(facts, notes.passed),
    dismissed: notes.dismissed,
    ofDemo,
    branches: shown.map((branch) => ({ id: branch.id, name: branch.name, open: shopAt(branch, now).open })),
    items: shop.forGuests.items.length,
    undeclared,
    withoutPicture,
    waiting: staff.waiting,
    test: order ? { id: order.id, code: order.code, branch: order.branch, phase: phaseOf(order) } : null,
  }
}

/** What was handed over counts as sold until it is cancelled; what was archived since cannot be met any more. */
const hasEnded = (order: Order | undefined): boolean => {
  if (!order) return true
  const phase = phaseOf(order)
  return isOver(phase) && phase !== 'out'
}

async function isCompanyKnown(db: Store['db']): Promise<boolean> {
  const { name, address, number } = await readCompany(db)
  return name !== '' && address !== '' && number !== ''
}

async function isLegalConfirmed(db: Store['db'], languages: readonly Locale[]): Promise<boolean> {
  for (const page of legalPages)
    for (const language of languages) if (!(await newestText(db, page, language))?.confirmedAt) return false
  return true
}
