// A chain of some hundred branches, for journeys in which one of them is found.
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import type { JourneyShop } from './journey-shop.ts'

const towns = ['Aalst', 'Brugge', 'Deinze', 'Eeklo', 'Genk', 'Halle', 'Ieper', 'Kortrijk', 'Leuven', 'Mechelen']
const streets = ['Stationsstraat', 'Kerkplein', 'Markt', 'Nieuwstraat', 'Hoogstraat']

/**
 * So many more: 'Aalst Markt' in 9000 Aalst, and so on, each town 0.1 degrees further north than the one before it, and
 * its branches 0.01 degrees further east.
 */
export async function openChain(shop: JourneyShop, branches: number): Promise<void> {
  const { db } = shop.store
  const like = await db.selectFrom('branch').selectAll().where('id', '=', 'merksem').executeTakeFirstOrThrow()
  await shop.store.write(async (trx) => {
    for (let at = 0; at < branches; at++) {
      const town = towns[at % towns.length] ?? ''
      const street = streets[Math.floor(at / towns.length) % streets.length] ?? ''
      const turn = Math.floor(at / (towns.length * streets.length))
      const name = turn === 0 ? `${town} ${street}` : `${town} ${street} ${turn + 1}`
      const postcode = 9000 - 100 * (at % towns.length) + Math.floor(at / towns.length)
      await trx
        .insertInto('branch')
        .values({
          ...like,
          id: `chain-${at}`,
          position: 1000 + at,
          name: JSON.stringify({ en: name, nl: name, fr: name, ar: `فرع ${name}` }),
          address: JSON.stringify({ en: `${street} ${at + 1}, ${postcode} ${town}` }),
          latitude: 50 + (at % towns.length) / 10,
          longitude: 3 + Math.floor(at / towns.length) / 100,
        })
        .execute()
    }
    await touchCatalogue(trx)
  })
}
