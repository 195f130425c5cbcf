// Loaded before a shop that is measured without its ledger: what an order changes about money is written down nowhere.
import { registerHooks } from 'node:module'

const posting = 'export async function postChange('

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (!url.endsWith('/server/store/money/ledger-store.ts')) return loaded
    const { source } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source ?? new Uint8Array())
    if (!text.includes(posting)) throw new Error('the ledger is written in another way by now')
    const changed = text.replace(
      posting,
      'export async function postChange(): Promise<void> {}\nasync function leftOut(',
    )
    return { ...loaded, source: changed }
  },
})
