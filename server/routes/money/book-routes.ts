// The end of a day, the day book, and the account numbers of the journal (BOOK-1, BOOK-2, BOOK-3).
import type { FastifyInstance } from 'fastify'
import type { Branch } from '#domain/branch/branch.ts'
import { addDays, localTime } from '#domain/branch/hours.ts'
import { readBookLine, usualSales } from '#domain/money/day-book.ts'
import { grossByRate } from '#domain/money/day-end.ts'
import { sellerOf } from '#domain/money/invoice-seller.ts'
import { grossOf } from '#domain/money/rate-sums.ts'
import { type StaffMember, seesTakings } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { bookLinesOf, sealBefore } from '#server/store/money/day-book-store.ts'
import { readNumbers, saveCount, saveNumbers } from '#server/store/money/day-count-store.ts'
import { takingsReach } from '#server/store/money/list-counts.ts'
import { lockLedger } from '#server/store/money/running-sums.ts'
import { readCompany } from '#server/store/shop/legal-text-store.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import { readDayEnd } from '#work/money/books/read-day-end.ts'

/** How many days back a count can still be typed. */
const countedDays = 31

export function bookRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  /** The branch, if the member sees what it takes. */
  async function branchSeen(id: string, member: StaffMember): Promise<Branch | undefined> {
    const branch = (await store.catalogue.current(store.db)).branches.find((one) => one.id === id)
    return branch && seesTakings(member, await takingsReach(store.db), id) ? branch : undefined
  }

  serve(app, deps, 'books.readDay', async ({ input, member, now }) => {
    const branch = await branchSeen(input.branch, member)
    if (!branch) return no('not_allowed')
    const today = localTime(now, branch.timeZone).date
    return yes(await readDayEnd(store.db, branch.id, input.day ?? today, today))
  })

  serve(app, deps, 'books.count', async ({ input: { branch: id, day, version, ...typed }, member, now, write }) => {
    const branch = await branchSeen(id, member)
    if (!branch) return no('not_allowed')
    const today = localTime(now, branch.timeZone).date
    if (day > today || day < addDays(today, -countedDays))
      return no('bad_input', { problems: [{ problem: 'bad_input', field: 'day' }] })
    return await write(async (trx) => {
      // Nobody closes the book meanwhile: its next line seals this count.
      await lockLedger(trx, id)
      const { sold, cash, line, count, version: newest } = await readDayEnd(trx, id, day, today)
      // Counted in the evening or the morning after; what the book then says of the day stays.
      if (line && count) return no('day_sealed')
      if (version !== newest) return no('changed_meanwhile')
      await saveCount(trx, { branch: id, day, at: now, member, ...typed, expected: cash, ours: grossByRate(sold) })
      return yes(await readDayEnd(trx, id, day, today))
    })
  })

  serve(app, deps, 'books.read', async ({ input: { branch: id, month }, member }) => {
    const branch = await branchSeen(id, member)
    if (!branch) return no('not_allowed')
    const lines = await bookLinesOf(store.db, id, { from: `${month}-01`, to: `${month}-31` })
    let before = lines[0] ? await sealBefore(store.db, id, lines[0].number) : ''
    const told = lines.map((sealed) => {
      const line = readBookLine(sealed)
      const { number, day, closedAt } = line
      const row = {
        number,
        day,
        closedAt,
        seal: sealed.seal,
        before,
        sales: usualSales(line),
        large: line.large.map(({ code, sales }) => ({ code, sales: [...sales] })),
        invoiced: grossOf(line.invoiced),
      }
      before = sealed.seal
      return row
    })
    return yes({ lines: told })
  })

  serve(app, deps, 'books.readNumbers', async () => {
    const numbers = await readNumbers(store.db)
    const company = sellerOf(await readCompany(store.db)) !== null
    return yes({ numbers, version: versionOfSettings(numbers), company })
  })

  serve(app, deps, 'books.setNumbers', async ({ input: { numbers, version }, write }) =>
    write(async (trx) => {
      if (versionOfSettings(await readNumbers(trx)) !== version) return no('changed_meanwhile')
      await saveNumbers(trx, numbers)
      return yes({ version: versionOfSettings(await readNumbers(trx)) })
    }),
  )
}
