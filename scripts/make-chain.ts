// `npm run make-chain -- --branches 300`: fills an empty database with a chain, to try the shop on.
import { parseArgs } from 'node:util'
import { mostBranches } from '#domain/branch/branch.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import type { Config } from '#server/config.ts'
import { openStore } from '#server/store/open.ts'
import { seedChain } from '#tools/demo/chain.ts'
import { runCommand } from './command.ts'

const help = `DATA_DIR=/tmp/chain npm run -s make-chain -- --branches 300

Fills an empty database with a chain: the demo's menu, and branches with made-up addresses in Belgian towns.

  --branches N  how many branches, at most ${mostBranches}
  --help        this text

The settings DATA_DIR and DATABASE_URL say where, as for npm start. A database with a shop is left as it is.
Exit codes: 0 the chain is made, 1 it is not, 2 asked for wrongly.`

async function run(branches: number, config: Config): Promise<number> {
  const store = await openStore(config.store, Date.now())
  try {
    if (await seedChain(store, branches, Date.now())) {
      console.log(`A chain of ${branches} branches stands ready. Start it with npm start and the same settings.`)
      return 0
    }
    console.error('No chain: there is a shop here already. Set DATA_DIR or DATABASE_URL to an empty place.')
    return 1
  } finally {
    await store.close()
  }
}

function readWords(args: string[]): Result<number | 'help', string> {
  try {
    const { values } = parseArgs({ args, options: { branches: { type: 'string' }, help: { type: 'boolean' } } })
    if (values.help) return accept('help')
    const branches = Number(values.branches)
    const isCount = Number.isInteger(branches) && branches >= 1 && branches <= mostBranches
    return isCount ? accept(branches) : refuse(`--branches takes a number from 1 to ${mostBranches}`)
  } catch {
    return refuse('')
  }
}

await runCommand({ help, asked: readWords(process.argv.slice(2)), failed: 'No chain', run })
