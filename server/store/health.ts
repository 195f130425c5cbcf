// Whether the database responds at all.
import type { Db } from './engines/engine.ts'

/** False if a small query fails or takes longer than `patience` ms. */
export async function answers(db: Db, patience = 2000): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const asked = db
    .selectFrom('setting')
    .select('key')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    )
  const ready = await Promise.race([asked, late])
  clearTimeout(timer)
  return ready
}
