// What documents may load from other sites, read again only after something has changed.
import type { Hub } from '../../live/hub.ts'
import { originsElsewhere } from '../../store/catalogue/shown-from-elsewhere.ts'
import type { Store } from '../../store/open.ts'
import type { Elsewhere } from '../protect.ts'

export function elsewhereOf(store: Store, hub: Hub): () => Promise<Elsewhere> {
  let kept: Promise<Elsewhere> | undefined
  let last: Elsewhere = { pictures: [], frames: [] }
  const forget = (): void => {
    kept = undefined
  }
  store.onCommit(forget)
  hub.onNews(forget)
  return async () => {
    kept ??= originsElsewhere(store.db)
    try {
      last = await kept
    } catch {
      // While the database is down the document is still served, with what was known last.
      forget()
    }
    return last
  }
}
