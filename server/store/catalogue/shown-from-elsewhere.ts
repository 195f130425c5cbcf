// What the shop shows from other sites: pictures that an earlier version kept by their address, and the booking calendar.
import { sql } from 'kysely'
import type { Db } from '../engines/engine.ts'
import { savedRules } from '../guests/reservation-store.ts'

/** The origins, such as https://pictures.example. Text that is no address of the web is left out. */
export async function originsElsewhere(db: Db): Promise<{ pictures: string[]; frames: string[] }> {
  const { rows } = await sql<{ ref: string }>`
    select image_ref as ref from item where image_kind = 'url' and removed_at is null
    union select image_ref from offer where image_kind = 'url'
    union select image_ref from post where image_kind = 'url'
    union select image_ref from branch where image_kind = 'url'
    union select image_ref from category where image_kind = 'url'`.execute(db)
  const calendar = (await savedRules(db))?.calendar ?? ''
  return { pictures: originsOf(rows.map(({ ref }) => ref)), frames: originsOf([calendar]) }
}

/** More would make a header that proxies refuse. */
const mostOrigins = 20

function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address)
    return url && /^https?:$/.test(url.protocol) && /^[a-z0-9.:-]+$/.test(url.host) ? [url.origin] : []
  })
  return [...new Set(origins)].sort().slice(0, mostOrigins)
}
