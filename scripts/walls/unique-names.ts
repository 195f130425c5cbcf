// One search finds each file and each exported type: no two share a name.
import { basename } from 'node:path'
import { type Breach, type Source, sourcesIn } from './sources.ts'

/** Named by their place instead: the index of a folder, where a program begins, a language, the types of a library. */
const namedByPlace = /(?:^|\/)(?:index|main|en|nl|fr|ar)\.tsx?$|\/(?:en|nl|fr|ar)\/|\.d\.ts$/

const fileName = ({ file }: Source) => basename(file).replace(/\.tsx?$/, '')
const typeNames = ({ text }: Source) =>
  [...text.matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm)].map(({ 1: name = '' }) => name)

/** Every file and exported type whose name another one has. */
export function sharedNames(sources: readonly Source[]): Breach[] {
  const files = sources
    .filter(({ file }) => !namedByPlace.test(file))
    .map((source) => ({ source, name: fileName(source) }))
  const types = sources.flatMap((source) => typeNames(source).map((name) => ({ source, name })))
  return [...twice(files, 'the name'), ...twice(types, 'the type')]
}

function twice(named: readonly { readonly source: Source; readonly name: string }[], what: string): Breach[] {
  return [...Map.groupBy(named, ({ name }) => name)]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => {
      const places = all.map(({ source }) => source.file)
      const why = `${what} '${name}' is also in ${places.slice(1).join(', ')}: say what each is for`
      return { rule: 'unique-names', file: places[0] ?? '', line: 1, why }
    })
}

export const sharedNameBreaches = (root: string): Breach[] =>
  sharedNames(sourcesIn(root, ['{contract,domain,e2e,proofs,scripts,server,tools,web}/**/*.{ts,tsx}']))
