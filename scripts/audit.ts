// `npm run audit`: checks everything that must always hold in the shop's database, and names what does not.
import { accept } from '#domain/shared/result.ts'
import type { Config } from '#server/config.ts'
import { openEngine } from '#server/store/open.ts'
import { auditShop } from '#work/shop/audit/audit-shop.ts'
import { runCommand } from './command.ts'

const help = `npm run audit

Reads the whole shop and changes nothing: orders against the ledger, the ledger against its balances, takings, figures,
slots, vouchers, day books, counts, invoices, online payments and outboxes. The shop may be open meanwhile.
DATA_DIR and DATABASE_URL say which shop, as for npm start.
Exit codes: 0 everything holds, 1 something does not, 2 wrong arguments.`

async function run({ store }: Config): Promise<number | undefined> {
  const engine = await openEngine(store)
  try {
    const { found, faults } = await auditShop(engine.db, Date.now())
    for (const { check, what } of faults) console.error(`${check}: ${what}`)
    if (found > faults.length) console.error(`… and ${found - faults.length} more`)
    if (found > 0) return 1
    console.log('Everything holds.')
    return undefined
  } finally {
    await engine.close()
  }
}

const wish = process.argv[2] === '--help' ? ('help' as const) : null
await runCommand<null>({
  help,
  asked: accept(wish),
  failed: 'The shop could not be checked',
  run: (_, config) => run(config),
})
