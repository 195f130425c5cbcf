// `npm run verify-books`: checks that no day book and no entry of the ledger was changed since its day was closed.
import { accept } from '#domain/shared/result.ts'
import type { Config } from '#server/config.ts'
import { openEngine } from '#server/store/open.ts'
import { verifyBooks } from '#work/money/books/check-books.ts'
import { bookFaultWords } from '#work/shop/audit/audit-shop.ts'
import { runCommand } from './command.ts'

async function run({ store }: Config): Promise<number | undefined> {
  const engine = await openEngine(store)
  try {
    const { books, faults, sums } = await verifyBooks(engine.db)
    for (const { branch, number, day, fault } of faults)
      console.error(`Day book of ${branch}, line ${number}${day && `, ${day}`}: ${bookFaultWords[fault]}.`)
    for (const { branch, account, by } of sums)
      console.error(`Ledger of ${branch}, ${account}: the sum of all days is ${by} cents more than its days come to.`)
    for (const { branch, number, day, seal } of books)
      console.log(
        `Day book of ${branch}: ${number} ${number === 1 ? 'line' : 'lines'}, the last of ${day} with the seal ${seal}`,
      )
    if (faults.length + sums.length > 0) return 1
    console.log('Every line is as it was written, and so are the entries, balances, invoices and counts that it seals.')
    return undefined
  } finally {
    await engine.close()
  }
}

await runCommand({ asked: accept(null), failed: 'The books could not be checked', run: (_, config) => run(config) })
