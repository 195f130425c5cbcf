// One search finds each file and whatever it exports: no two share a name.
import { basename } from 'node:path'
import ts from 'typescript'
import { type Breach, type Source, sourcesIn } from './sources.ts'

/** Named by their place instead: the index of a folder, where a program begins, a language, the types of a library. */
const namedByPlace = /(?:^|\/)(?:index|main|en|nl|fr|ar)\.tsx?$|\/(?:en|nl|fr|ar)\/|\.d\.ts$/

const fileName = ({ file }: Source) => basename(file).replace(/\.tsx?$/, '')

/** Whose exports have their name from their place as well: what a language says, what a migration adds. */
const exportsByPlace =
  /\/(?:en|nl|fr|ar)\.ts$|^web\/words\/(?:en|nl|fr|ar)\.ts$|\/(?:en|nl|fr|ar)\/|^server\/store\/migrations\//

/** What may be exported twice, and why. */
const sharedOnPurpose: Readonly<Record<string, string>> = {
  setup: 'the test runner calls what a file of preparations exports under this name',
  teardown: 'as setup',
  test: 'the name by which the linter and every reader know a test; journeys bring their own',
  antwerpen: 'the same branch of the named world, as the rules read it and as pages do',
}

/** The names that a file itself declares and exports; names that it passes on are found where they are declared. */
function exportedNames({ file, text }: Source): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name))
    const { name } = statement as ts.DeclarationStatement
    return name && ts.isIdentifier(name) ? [name.text] : []
  })
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const namesBoundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesBoundBy(element.name) : []))

/** Every file and every export whose name another one has. */
export function sharedNames(sources: readonly Source[]): Breach[] {
  const files = sources
    .filter(({ file }) => !namedByPlace.test(file))
    .map((source) => ({ source, name: fileName(source) }))
  const exported = sources
    .filter(({ file }) => !exportsByPlace.test(file))
    // A function with several signatures is one export.
    .flatMap((source) => [...new Set(exportedNames(source))].map((name) => ({ source, name })))
    .filter(({ name }) => !(name in sharedOnPurpose))
  return [...twice(files, 'the name'), ...twice(exported, 'the export')]
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
