// Loaded before a shop that is measured without its ledger: what an order changes about money is written down nowhere.
import { accessSync } from 'node:fs'
import { registerHooks } from 'node:module'

const ledger = new URL('../../server/store/money/post-orders.ts', import.meta.url)
accessSync(ledger)
const posting = 'async function entriesOf('

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (url !== ledger.href) return loaded
    const { source } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source ?? new Uint8Array())
    if (!text.includes(posting)) throw new Error('the ledger is written in another way by now')
    const changed = text.replace(
      posting,
      'const entriesOf = async (..._change: unknown[]): Promise<LedgerEntry[]> => []\nasync function leftOut(',
    )
    return { ...loaded, source: changed }
  },
})
