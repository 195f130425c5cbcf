// Words of the dictionaries that no screen says. It reads the syntax alone: it may miss one, but accuses none wrongly.
import ts from 'typescript'
import type { Breach, Source } from './sources.ts'
import { sourcesIn, walk } from './sources.ts'

interface Word {
  /** From the outermost inwards: 'sheet', 'note'. */
  readonly names: readonly string[]
  readonly line: number
}

/** The names that a file takes out of objects, and those among them that it uses whole, as in `t.labels[name]`. */
interface Said {
  readonly names: ReadonlySet<string>
  readonly whole: ReadonlySet<string>
}

const english = /\/i18n\/(?:.*\/)?en\.ts$/
const dictionary = /\/i18n\/(?:.*\/)?(?:en|nl|fr|ar)\.ts$/

/** The words of the value `en`. One with a type of its own is skipped: its type says which words there must be. */
function wordsOf(source: Source): Word[] {
  const words: Word[] = []
  walk(source, (node, line) => {
    const names = ts.isPropertyAssignment(node) ? namesTo(node) : undefined
    if (names) words.push({ names, line })
  })
  return words
}

function namesTo({ name, parent }: ts.PropertyAssignment): string[] | undefined {
  if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return undefined
  const owner = parent.parent
  if (ts.isPropertyAssignment(owner)) {
    const names = namesTo(owner)
    return names && [...names, name.text]
  }
  return ts.isVariableDeclaration(owner) && owner.name.getText() === 'en' && !owner.type ? [name.text] : undefined
}

function saidIn(source: Source): Said {
  const names = new Set<string>()
  const whole = new Set<string>()
  const taken = new Set<string>()
  const alone = new Set<string>()
  walk(source, (node) => {
    if (!ts.isIdentifier(node) && !ts.isStringLiteral(node)) return
    const { parent, text } = node
    if (ts.isBindingElement(parent) && parent.initializer !== node) taken.add(text)
    else if (isKey(node, parent)) {
      names.add(text)
      if (!isOpened(parent)) whole.add(text)
    } else if (!isOpened(node)) alone.add(text)
  })
  for (const name of taken) names.add(name)
  for (const name of alone) if (taken.has(name)) whole.add(name)
  if (/\b(?:t|words)\[/.test(source.text)) whole.add(everything)
  return { names, whole }
}

/** What `whole` holds if a file looks words up in a whole dictionary, as in `t[name]`. */
const everything = '*'

const isKey = (node: ts.Node, parent: ts.Node) =>
  (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
  (ts.isElementAccessExpression(parent) && parent.argumentExpression === node && ts.isStringLiteral(node))

/** `labels` in `labels.next` and in `const { next } = labels`, but not in `labels[name]` or `show(labels)`. */
const isOpened = ({ parent }: ts.Node) =>
  ts.isPropertyAccessExpression(parent) || (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))

const isSaid = ({ names }: Word, readers: readonly Said[]) =>
  names.every((name) => readers.some((said) => said.names.has(name))) ||
  [everything, ...names.slice(0, -1)].some((name) => readers.some((said) => said.whole.has(name)))

/** The files that import something of the dictionary's folder, and those in it. */
function readersOf(file: string, sources: readonly (Source & Said)[]) {
  const folder = file.slice('web/'.length, -'en.ts'.length)
  const imports = new RegExp(`/${folder}[\\w-]+\\.tsx?'`)
  return sources.filter((source) => source.file.startsWith(`web/${folder}`) || imports.test(source.text))
}

export function unusedWordBreaches(root: string): Breach[] {
  const sources = sourcesIn(root, ['web/**/*.{ts,tsx}'])
  const sayers = sources
    .filter(({ file }) => !dictionary.test(file))
    .map((source) => ({ ...source, ...saidIn(source) }))
  return sources
    .filter(({ file }) => english.test(file))
    .flatMap((source) => {
      const readers = readersOf(source.file, sayers)
      const unsaid = wordsOf(source).filter((word) => !isSaid(word, readers))
      return unsaid.map(({ names, line }) => ({
        rule: 'every-word-is-said',
        file: source.file,
        line,
        why: `no screen says '${names.join('.')}': remove it in all four languages`,
      }))
    })
}
