// Sets up the receipt printers of a branch, and shows how each is (PAPER-2, PAPER-3).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { instantOf, localTime } from '#domain/branch/hours.ts'
import { stationsOf } from '#domain/branch/stations.ts'
import { isTroubled, printerLimits, printerTimes, slipKinds } from '#domain/paper/printer.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { serveDownload } from '#server/door/http/serve-download.ts'
import { ifMayAct } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  addJob,
  dropAllOf,
  failedJobs,
  giveUpAllOf,
  printCountsSince,
  takeBack,
  unsettledJobs,
  waitingPerPrinter,
} from '#server/store/paper/print-job-store.ts'
import {
  addPrinter,
  type Printer,
  type PrinterWish,
  printerById,
  printersAt,
  printsOf,
  renewKey,
  sameDevices,
  savePrinter,
  standingPrinter,
  withdrawPrinter,
} from '#server/store/paper/printer-store.ts'
import { namedSlips } from '#work/paper/named-slips.ts'
import { pngOf } from '#work/paper/one-bit-picture.ts'
import { hashOfPrinterKey, newPrinterKey, printerPath } from '#work/paper/print-desk.ts'
import { sampleOrder } from '#work/paper/sample-order.ts'
import { slipsOfOrder } from '#work/paper/slip-of-job.ts'

type ShownPrinter = Output<'printers.save'>

export function printerRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps)
  editingRoutes(app, deps)
  trialRoutes(app, deps)
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, printing } = deps

  serve(app, deps, 'printers.list', async ({ input, now }) => {
    const { branches } = await store.catalogue.current(store.db)
    const branch = branches.find(({ id }) => id === input.branch)
    if (!branch) return no('not_allowed')
    await printing.flush()
    const printers = await printersAt(store.db, branch.id)
    const beside = await besides(store.db, printers, now)
    const today = instantOf(localTime(now, branch.timeZone).date, 0, branch.timeZone)
    return yes({
      printers: printers.map((one) => shown(one, beside)),
      stations: stationsOf(branch, branches),
      today: await printCountsSince(store.db, branch.id, today),
    })
  })

  serve(app, deps, 'printers.read', async ({ input, member, now }) => {
    await printing.flush()
    const found = ifMayAct(await standingPrinter(store.db, input.id), member, 'printers.see')
    if (!found.ok) return found
    const jobs = await unsettledJobs(store.db, input.id, now, mostSlips)
    const beside = await besides(store.db, [found.value], now)
    return yes({ printer: shown(found.value, beside), slips: await namedSlips(store.db, jobs) })
  })

  serve(app, deps, 'printers.troubles', async ({ input, now }) => {
    const printers = await printersAt(store.db, input.branch)
    const waiting = await waitingPerPrinter(store.db, now, idsOf(printers))
    const inTrouble = printers
      .filter(({ condition }) => isTroubled(condition) || condition === 'low-paper')
      .toSorted((one, other) => one.conditionSince - other.conditionSince)
    const failed = await failedJobs(store.db, input.branch, mostSlips)
    return yes({
      printers: inTrouble.map(({ id, name, condition, conditionSince, coveredBy }) => {
        const other = printers.find((one) => one.id === coveredBy)
        const covers = other && !isTroubled(other.condition) && isTroubled(condition)
        const { waiting: left = 0 } = waiting.get(id) ?? {}
        return { id, name, condition, since: conditionSince, waiting: left, by: covers ? other.name : null }
      }),
      failed: await namedSlips(store.db, failed),
      prints: printsOf(printers),
    })
  })
}

function editingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, randomBytes } = deps

  serve(app, deps, 'printers.add', async ({ input, now, write }) => {
    const { branches } = await store.catalogue.current(store.db)
    if (!branches.some(({ id }) => id === input.branch)) return no('not_allowed')
    const key = newPrinterKey(randomBytes)
    return await write(async (trx) => {
      const others = await printersAt(trx, input.branch)
      if (others.length >= printerLimits.perBranch) return no('printers_full')
      if (!canCover(others, input, null)) return no('printer_cannot_cover')
      const { intervalS } = printerTimes
      const printer = await addPrinter(trx, { ...input, intervalS, keyHash: hashOfPrinterKey(key), at: now })
      await publish(trx, now, 'printers.changed', { branch: printer.branch })
      return yes({ printer: shown(printer), path: printerPath(printer.kind, key) })
    })
  })

  serve(app, deps, 'printers.save', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const found = ifMayAct(await standingPrinter(trx, input.id), member, 'printers.edit')
      if (!found.ok) return found
      const printer = found.value
      tell({ branches: [printer.branch], data: { printer: input.name } })
      if (input.version !== printer.version) return no('changed_meanwhile')
      if (!canCover(await printersAt(trx, printer.branch), input, printer.id)) return no('printer_cannot_cover')
      if (!(await savePrinter(trx, printer, input))) return no('changed_meanwhile')
      const given = slipKinds.filter((kind) => !input.prints.includes(kind))
      if (given.length > 0) await dropAllOf(trx, printer.id, now, given)
      await publish(trx, now, 'printers.changed', { branch: printer.branch })
      const saved = (await printerById(trx, printer.id)) ?? printer
      return yes(shown(saved, await besides(trx, [saved], now)))
    }),
  )

  serve(app, deps, 'printers.renew', async ({ input, member, now, write, tell }) => {
    const key = newPrinterKey(randomBytes)
    return await write(async (trx) => {
      const found = ifMayAct(await standingPrinter(trx, input.id), member, 'printers.edit')
      if (!found.ok) return found
      const printer = found.value
      tell({ branches: [printer.branch], data: { printer: printer.name } })
      await takeBack(trx, printer.id, 'renewed')
      await renewKey(trx, printer, hashOfPrinterKey(key), now)
      await publish(trx, now, 'printers.changed', { branch: printer.branch })
      const renewed = (await printerById(trx, printer.id)) ?? printer
      return yes({ printer: shown(renewed), path: printerPath(printer.kind, key) })
    })
  })

  serve(app, deps, 'printers.withdraw', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      tell('nothing')
      const found = ifMayAct(await printerById(trx, input.id), member, 'printers.edit')
      if (!found.ok) return found
      const printer = found.value
      if (printer.withdrawnAt !== null) return yes({})
      tell({ branches: [printer.branch], data: { printer: printer.name } })
      await withdrawPrinter(trx, printer.id, now)
      // It may have taken over a slip of another printer.
      await takeBack(trx, printer.id, 'withdrawn')
      await giveUpAllOf(trx, printer.id, now)
      await publish(trx, now, 'printers.changed', { branch: printer.branch })
      return yes({})
    }),
  )
}

/** A test page, and what a slip would look like. */
function trialRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, printing, config } = deps

  serve(app, deps, 'printers.test', async ({ input, member, now, write }) =>
    write(async (trx) => {
      const found = ifMayAct(await standingPrinter(trx, input.id), member, 'printers.edit')
      if (!found.ok) return found
      const { id: printer, branch } = found.value
      const job = await addJob(trx, {
        printer,
        branch,
        order: null,
        what: 'test',
        station: '',
        mark: '',
        reprint: false,
        at: now,
        now,
      })
      const [slip] = await namedSlips(trx, [job])
      return slip ? yes(slip) : no('not_found')
    }),
  )

  serveDownload(
    app,
    deps,
    'slip.png',
    async ({ input: { branch: id, what, width, lang, station, leavesOut }, now }) => {
      const catalogue = await store.catalogue.current(store.db)
      const branch = catalogue.branches.find((one) => one.id === id)
      if (!branch) return no('not_allowed')
      const order = sampleOrder(catalogue, branch, lang, now)
      const place = { store, publicUrl: config.publicUrl }
      const by = { lang, leavesOut }
      const [slip] = await slipsOfOrder(place, { what, order, branch, catalogue, station, said: null, by, at: now })
      const [page] = slip ? await printing.drawing.draw(slip, width) : []
      return page ? yes({ type: 'image/png', fileName: `${what}.png`, body: pngOf(page) }) : no('not_found')
    },
  )
}

const mostSlips = 50
const idsOf = (printers: readonly Printer[]): number[] => printers.map(({ id }) => id)

/** Whether it names another printer of the branch, or none. */
function canCover(
  others: readonly Printer[],
  { coveredBy }: Pick<PrinterWish, 'coveredBy'>,
  own: number | null,
): boolean {
  return coveredBy === null || others.some(({ id }) => id === coveredBy && id !== own)
}

interface Beside {
  readonly waiting: ReadonlyMap<
    number,
    { readonly waiting: number; readonly oldest: number | null; readonly failed: number }
  >
  readonly sameDevices: ReadonlyMap<number, string>
}

/** What is shown beside the printers themselves. */
const besides = async (db: Deps['store']['db'], printers: readonly Printer[], now: number): Promise<Beside> => ({
  waiting: await waitingPerPrinter(db, now, idsOf(printers)),
  sameDevices: await sameDevices(db, printers),
})

/** Only the fields named here reach staff: the hash of the secret stays here. */
function shown({ keyHash: _hash, withdrawnAt: _withdrawn, ...printer }: Printer, beside?: Beside): ShownPrinter {
  const { waiting, oldest, failed } = beside?.waiting.get(printer.id) ?? { waiting: 0, oldest: null, failed: 0 }
  return {
    ...printer,
    prints: [...printer.prints],
    leavesOut: [...printer.leavesOut],
    sameDevice: beside?.sameDevices.get(printer.id) ?? null,
    waiting,
    waitingSince: oldest,
    failed,
  }
}
