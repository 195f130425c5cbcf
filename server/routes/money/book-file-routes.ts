// The files of the books: pages to print, and what the accountant takes over (BOOK-1, BOOK-2, BOOK-3).
import type { FastifyInstance } from 'fastify'
import { localTime } from '#domain/branch/hours.ts'
import { readBookLine } from '#domain/money/day-book.ts'
import { dayBookPaper } from '#domain/money/day-book-paper.ts'
import { dayEndPaper } from '#domain/money/day-end-paper.ts'
import { sellerOf } from '#domain/money/invoice-seller.ts'
import type { Paper } from '#domain/money/paper.ts'
import { paperFormat } from '#domain/money/paper-format.ts'
import { summaryPaper } from '#domain/money/summary-paper.ts'
import { localize } from '#domain/shared/locale.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { type Download, serveDownload } from '#server/door/http/serve-download.ts'
import { branchesWithTakings } from '#server/door/http/where-allowed.ts'
import { sumBalances } from '#server/store/money/balance-range.ts'
import { bookLinesOf } from '#server/store/money/day-book-store.ts'
import { readNumbers } from '#server/store/money/day-count-store.ts'
import { readCompany } from '#server/store/shop/legal-text-store.ts'
import { drawPaper } from '#work/money/books/draw-paper.ts'
import { journalFile, ublFile } from '#work/money/books/export-files.ts'
import { readDayEnd } from '#work/money/books/read-day-end.ts'

export function bookFileRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  const names = async () => ({
    shopName: (await store.catalogue.current(store.db)).brand.name,
    company: await readCompany(store.db),
  })

  serveDownload(app, deps, 'journal.csv', async ({ input: { from, to, branch, region }, member }) => {
    const branches = await branchesWithTakings(store, member, { branch, region })
    if (branches.length === 0) return no('not_allowed')
    const body = journalFile(store.db, { branches, from, to }, await readNumbers(store.db))
    return yes({ type: 'text/csv; charset=utf-8', fileName: `journal-${from}-${to}.csv`, body })
  })

  serveDownload(app, deps, 'sales-ubl.zip', async ({ input: { from, to, branch, region, lang }, member, now }) => {
    const branches = await branchesWithTakings(store, member, { branch, region })
    if (branches.length === 0) return no('not_allowed')
    const seller = sellerOf(await readCompany(store.db))
    if (!seller) return no('company_incomplete')
    const body = ublFile(store.db, { branches, from, to, seller, locale: lang }, now)
    return yes({ type: 'application/zip', fileName: `sales-${from}-${to}.zip`, body })
  })

  serveDownload(app, deps, 'summary.pdf', async ({ input: { from, to, branch, region, lang }, member, now }) => {
    const branches = await branchesWithTakings(store, member, { branch, region })
    const [first] = branches
    if (!first) return no('not_allowed')
    const ids = branches.map(({ id }) => id)
    const branchNames = branches.map(({ name }) => localize(name, lang))
    const of = { from, to, branchNames, ...(await names()), balances: await sumBalances(store.db, ids, { from, to }) }
    return await drawn(summaryPaper(of, paperFormat(lang, first.timeZone)), now, `summary-${from}-${to}`)
  })

  serveDownload(app, deps, 'day-end.pdf', async ({ input: { branch: id, day, lang }, member, now }) => {
    const [branch] = await branchesWithTakings(store, member, { branch: id })
    if (!branch) return no('not_allowed')
    const end = await readDayEnd(store.db, id, day, localTime(now, branch.timeZone).date)
    const of = { branchName: localize(branch.name, lang), ...(await names()) }
    return await drawn(dayEndPaper(end, of, paperFormat(lang, branch.timeZone)), now, `day-end-${id}-${day}`)
  })

  serveDownload(app, deps, 'day-book.pdf', async ({ input: { branch: id, month, lang }, member, now }) => {
    const [branch] = await branchesWithTakings(store, member, { branch: id })
    if (!branch) return no('not_allowed')
    const sealed = await bookLinesOf(store.db, id, { from: `${month}-01`, to: `${month}-31` })
    const lines = sealed.map((line) => ({ ...readBookLine(line), seal: line.seal }))
    const of = { branchName: localize(branch.name, lang), month, ...(await names()) }
    return await drawn(dayBookPaper(lines, of, paperFormat(lang, branch.timeZone)), now, `day-book-${id}-${month}`)
  })
}

async function drawn(paper: Paper, now: number, fileName: string): Promise<RouteAnswer<Download>> {
  const body = await drawPaper(paper, now)
  if (body === 'busy') return no('too_many', { retryAfter: 5 })
  return yes({ type: 'application/pdf', fileName: `${fileName}.pdf`, body: Buffer.from(body) })
}
