// One search finds each file and each exported type: no two share a name.
import { basename } from 'node:path'
import { type Breach, type Source, sourcesIn } from './sources.ts'

/** Named by their place instead: the index of a folder, a language, the types of somebody else's module. */
const namedByPlace = /(?:^|\/)(?:index|en|nl|fr|ar)\.ts$|\/(?:en|nl|fr|ar)\/|\.d\.ts$/

const words = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

/** Names that are still shared. These lists only get shorter. */
const stillShared = {
  files: words(
    'account alerts app archives arrivals begin board boards book branch-settings branches brand browser',
    'capacity cart categories category-icons chance chosen-bar clock cocktails columns connection contact',
    'content content-edit counter course csv day days devices display displays draft drafts elsewhere',
    'export faces factors faults first-paint first-view first-views fixtures food form-service guard',
    'guests guide health hold hooks hours icons images item-prices items legal legal-edit legal-text line',
    'line-changes line-down line-status live locale log main measure media menu messages move new-branch',
    'notes notices offers option-groups options order-list orders origins own-data owner-link pace page',
    'passkeys passwords pausing people personal-days persons phone pictures placing postgres posts',
    'preview prices problems reach remove-dialog report reservation reservations restore review reviews',
    'rows rules second-step serve sessions settings shapes sheet shelf shop sold sound staff staff-log',
    'staff-orders steps take-over takings times track waiting watch wire words',
  ),
  types: words(
    'Alert Answer Arrival Ask Asked Asking Bell Block Book Booking Browser Choice Draft Health Heard Kept',
    'Leaving Letter Line LineWish LogEntry Lunch Made Order OrderWish Outcome Page PageWish Period',
    'PersonRecord Piece Place Placed Promised Refused Result Room Route Row Scene Sent Shop Standing Step',
    'Taken Tally Told Unseen UseOwner Watched Wish',
  ),
}

const fileName = ({ file }: Source) => basename(file).replace(/\.tsx?$/, '')
const typeNames = ({ text }: Source) =>
  [...text.matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm)].map(({ 1: name = '' }) => name)

/** Every file and exported type whose name another one has. */
export function sharedNames(sources: readonly Source[], allowed = stillShared): Breach[] {
  const files = sources
    .filter(({ file }) => !namedByPlace.test(file))
    .map((source) => ({ source, name: fileName(source) }))
  const types = sources.flatMap((source) => typeNames(source).map((name) => ({ source, name })))
  return [...twice(files, allowed.files, 'the name'), ...twice(types, allowed.types, 'the type')]
}

function twice(
  named: readonly { readonly source: Source; readonly name: string }[],
  allowed: ReadonlySet<string>,
  what: string,
): Breach[] {
  return [...Map.groupBy(named, ({ name }) => name)]
    .filter(([name, all]) => all.length > 1 && !allowed.has(name))
    .map(([name, all]) => {
      const places = all.map(({ source }) => source.file)
      const why = `${what} '${name}' is also in ${places.slice(1).join(', ')}: say what each is for`
      return { rule: 'unique-names', file: places[0] ?? '', line: 1, why }
    })
}

export const sharedNameBreaches = (root: string): Breach[] =>
  sharedNames(sourcesIn(root, ['{bench,contract,domain,e2e,scripts,server,web}/**/*.{ts,tsx}']))
