// A chain as large as one likes, with the demo's menu: branches of made-up addresses in real Belgian towns, to see what
// a shop of hundreds is like.
import type { Branch } from '#domain/branch/branch.ts'
import type { Region } from '#domain/branch/regions.ts'
import { seedShop } from '#server/store/menu/seed.ts'
import type { Store } from '#server/store/open.ts'
import { text } from './demo-item.ts'
import { demo } from './index.ts'
import { optionGroups, ownSizes, usesOfItems, withOwnSizes } from './option-groups.ts'

/** By the postcodes of Belgium; where two fit, the first one. The branches of the demo itself are in none. */
const chainRegions: readonly (Region & { readonly from: number; readonly to: number })[] = [
  { id: 'brussel', name: text('Brussels', 'Brussel', 'Bruxelles', 'بروكسل'), from: 1000, to: 1299 },
  { id: 'antwerpen', name: text('Antwerp', 'Antwerpen', 'Anvers', 'أنتويرب'), from: 2000, to: 2999 },
  { id: 'brabant', name: text('Brabant', 'Brabant', 'Brabant', 'برابانت'), from: 1300, to: 3499 },
  { id: 'limburg', name: text('Limburg', 'Limburg', 'Limbourg', 'ليمبورغ'), from: 3500, to: 3999 },
  { id: 'vlaanderen', name: text('Flanders', 'Vlaanderen', 'Flandre', 'فلاندرز'), from: 8000, to: 9999 },
  { id: 'ardennen', name: text('Ardennes', 'Ardennen', 'Ardenne', 'الأردين'), from: 4000, to: 7999 },
]

const regionAt = (postcode: number): string | null =>
  chainRegions.find(({ from, to }) => from <= postcode && postcode <= to)?.id ?? null

/** Name, postcode, latitude and longitude of its centre. */
type Town = readonly [name: string, postcode: number, latitude: number, longitude: number]

const towns: readonly Town[] = [
  ['Antwerpen', 2000, 51.2194, 4.4025],
  ['Gent', 9000, 51.0543, 3.7174],
  ['Brussel', 1000, 50.8467, 4.3525],
  ['Liège', 4000, 50.6326, 5.5797],
  ['Charleroi', 6000, 50.4108, 4.4446],
  ['Brugge', 8000, 51.2093, 3.2247],
  ['Namur', 5000, 50.4674, 4.872],
  ['Leuven', 3000, 50.8798, 4.7005],
  ['Mons', 7000, 50.4542, 3.9523],
  ['Mechelen', 2800, 51.0259, 4.4776],
  ['Aalst', 9300, 50.936, 4.0355],
  ['Kortrijk', 8500, 50.8279, 3.2649],
  ['Hasselt', 3500, 50.9307, 5.3325],
  ['Oostende', 8400, 51.2154, 2.9287],
  ['Tournai', 7500, 50.6071, 3.3893],
  ['Genk', 3600, 50.965, 5.5008],
  ['Verviers', 4800, 50.5894, 5.8623],
  ['Sint-Niklaas', 9100, 51.1651, 4.1437],
  ['Roeselare', 8800, 50.9446, 3.1257],
  ['Turnhout', 2300, 51.3227, 4.9447],
  ['Ixelles', 1050, 50.8333, 4.3667],
  ['Schaerbeek', 1030, 50.8676, 4.3737],
  ['Uccle', 1180, 50.8, 4.3333],
  ['Vilvoorde', 1800, 50.9281, 4.4245],
  ['Geel', 2440, 51.162, 4.9909],
  ['Lier', 2500, 51.1313, 4.5704],
  ['Wavre', 1300, 50.7167, 4.6],
  ['Arlon', 6700, 49.6833, 5.8167],
  ['Dinant', 5500, 50.2606, 4.9122],
  ['Eupen', 4700, 50.6279, 6.0365],
]

const streets = [
  'Stationsplein',
  'Grote Markt',
  'Kerkstraat',
  'Schoolstraat',
  'Molenweg',
  'Havenlaan',
  'Parklaan',
  'Beukendreef',
  'Zandweg',
  'Lindelei',
]

/** So many branches: the demo's, then one in each town, then the next in each. */
export const chainOf = (count: number): readonly Branch[] =>
  Array.from({ length: count }, (_, place) => demo.branches[place] ?? branchAt(place - demo.branches.length))

function branchAt(place: number): Branch {
  const like = demo.branches[place % demo.branches.length] as Branch
  const [town, postcode, latitude, longitude] = towns[place % towns.length] as Town
  const round = Math.floor(place / towns.length)
  const street = `${streets[round % streets.length]}${round < streets.length ? '' : ` ${Math.floor(round / streets.length) + 1}`}`
  const name = `${town} ${street}`
  const address = `${street} ${(place % 90) + 1}, ${postcode} ${town}`
  // Around the centre, each further out than the one before.
  const turn = round * 2.4
  const away = 0.004 * Math.sqrt(round)
  return {
    ...like,
    id: `branch-${place + 1}`,
    letter: town.charAt(0),
    name: text(name, name, name, name),
    address: text(address, address, address, address),
    phone: `+323${String(2_000_100 + place)}`,
    email: `branch-${place + 1}@noisette.example`,
    latitude: latitude + away * Math.cos(turn),
    longitude: longitude + away * Math.sin(turn),
    region: regionAt(postcode),
  }
}

/** Returns false and changes nothing if the database has had a shop before. */
export const seedChain = (store: Store, branches: number, now: number): Promise<boolean> =>
  store.write((trx) =>
    seedShop(
      trx,
      {
        ...demo,
        regions: chainRegions,
        branches: chainOf(branches),
        items: withOwnSizes(demo.items.map(({ sold: _, ...item }) => item)),
        sizes: ownSizes,
        groups: optionGroups,
        uses: usesOfItems,
        testimonials: [],
      },
      now,
    ),
  )
