// Words of the dictionaries that no screen says. It reads the syntax alone: it may miss one, but accuses none wrongly.
import ts from 'typescript'
import type { Breach, Source } from './sources.ts'
import { sourcesIn, walk } from './sources.ts'

interface Word {
  /** The exported value that holds it: 'board' in words/board/en.ts. */
  readonly section: string
  /** From the outermost inwards: 'sheet', 'note'. */
  readonly names: readonly string[]
  readonly line: number
}

/** The names that a file takes out of objects, and the paths that it uses whole, as in `t.labels[name]`. */
interface Said {
  readonly names: ReadonlySet<string>
  /** Such as 't.list.labels'; 'labels' if it is not known of what. */
  readonly whole: ReadonlySet<string>
  /** The hooks of the sections in which it looks words up, as in `t[name]`; `anySection` if it cannot be told. */
  readonly lookedUp: ReadonlySet<string>
}

const english = /\/words\/(?:.*\/)?en\.ts$/
const dictionary = /\/words\/(?:.*\/)?(?:en|nl|fr|ar)\.ts$/

/** The words of the exported sections. One with a declared type is skipped: its type says which words there must be. */
function wordsOf(source: Source): Word[] {
  const words: Word[] = []
  walk(source, (node, line) => {
    const [section, ...names] = (ts.isPropertyAssignment(node) && namesTo(node)) || []
    if (section) words.push({ section, names, line })
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
  if (!ts.isVariableDeclaration(owner) || owner.type || !isExported(owner)) return undefined
  return [owner.name.getText(), name.text]
}

const isExported = ({ parent }: ts.VariableDeclaration) =>
  ts.isVariableStatement(parent.parent) &&
  !!parent.parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function saidIn(source: Source): Said {
  const names = new Set<string>()
  const whole = new Set<string>()
  const taken = new Set<string>()
  const alone = new Set<string>()
  const lookedUp = new Set<string>()
  walk(source, (node) => {
    if (ts.isElementAccessExpression(node) && isDictionary(node.expression)) {
      const hook = hookOf(node.expression)
      if (hook !== undefined) lookedUp.add(hook)
    }
    if (!ts.isIdentifier(node) && !ts.isStringLiteral(node)) return
    const { parent, text } = node
    if (ts.isBindingElement(parent) && parent.initializer !== node) taken.add(text)
    else if (isKey(node, parent)) {
      names.add(text)
      if (!isOpened(parent)) whole.add(pathTo(parent))
    } else if (!isOpened(node)) alone.add(text)
  })
  for (const name of taken) names.add(name)
  for (const name of alone) if (taken.has(name)) whole.add(name)
  return { names, whole, lookedUp }
}

/** 't.list.labels' of that expression, and 'labels' of any that does not begin with a whole dictionary. */
function pathTo(node: ts.Node): string {
  const names: string[] = []
  let at = node
  while (ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at)) {
    names.unshift(ts.isPropertyAccessExpression(at) ? at.name.text : at.argumentExpression.getText().slice(1, -1))
    if (names[0] === 't') return names.join('.')
    at = at.expression
  }
  return ts.isIdentifier(at) && at.text === 't' ? ['t', ...names].join('.') : (names.at(-1) ?? '')
}

const anySection = '*'

const isDictionary = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) && (node.text === 't' || node.text === 'words')

/**
 * The hook whose words stand in this variable, such as 'useSheetText'; undefined for a group of words, which is in
 * `whole`.
 */
function hookOf(variable: ts.Identifier): string | undefined {
  const made = madeFrom(variable)?.replace(/\s/g, '')
  const [, hook, group] = /^(use\w+)\(\)(?:\.t)?(\.\w+)?$/.exec(made ?? '') ?? []
  if (group || (made && /^\w+\.\w+$/.test(made))) return undefined
  return hook ?? anySection
}

function madeFrom({ text, parent }: ts.Identifier): string | undefined {
  for (let around: ts.Node = parent; !ts.isSourceFile(around); around = around.parent) {
    if (!ts.isBlock(around)) continue
    for (const statement of around.statements) {
      const list = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
      const found = list.find(({ name }) => new RegExp(`\\b${text}\\b`).test(name.getText()))
      if (found) return found.initializer?.getText()
    }
  }
  return undefined
}

const isKey = (node: ts.Node, parent: ts.Node) =>
  (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
  (ts.isElementAccessExpression(parent) && parent.argumentExpression === node && ts.isStringLiteral(node))

/** `labels` in `labels.next` and in `const { next } = labels`, but not in `labels[name]` or `show(labels)`. */
const isOpened = ({ parent }: ts.Node) =>
  ts.isPropertyAccessExpression(parent) || (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))

const isSaid = ({ names }: Word, readers: readonly Said[], hook: string) =>
  names.every((name) => readers.some((said) => said.names.has(name))) ||
  names.slice(0, -1).some((name, at) => {
    const path = `t.${names.slice(0, at + 1).join('.')}`
    return readers.some(({ whole }) => whole.has(name) || whole.has(path))
  }) ||
  [anySection, hook].some((one) => readers.some((said) => said.lookedUp.has(one)))

/** The files that use the section's hook, its type or its words, and those in its folder. */
function readersOf(section: string, hook: string, dictionary: Source, sources: readonly (Source & Said)[]) {
  const folder = dictionary.file.slice(0, -'en.ts'.length)
  const type = new RegExp(`export type (\\w+) = .*\\btypeof ${section}\\b`).exec(dictionary.text)?.[1]
  const uses = new RegExp(`\\b(?:${[hook, type].filter(Boolean).join('|')})\\b|\\b${section}\\b.* from '[^']*words/`)
  return sources.filter(({ file, text }) => file.startsWith(folder) || uses.test(text))
}

/** 'useBoardText' for the section 'board', by the index of its folder. */
function hookOfSection(section: string, { file }: Source, sources: readonly Source[]): string {
  const index = sources.find((one) => one.file.startsWith(file.replace(/en\.ts$/, 'index.ts')))
  return new RegExp(`export const (\\w+) = of\\('${section}'\\)`).exec(index?.text ?? '')?.[1] ?? '-'
}

export function unusedWordBreaches(root: string): Breach[] {
  const sources = sourcesIn(root, ['web/**/*.{ts,tsx}'])
  const sayers = sources
    .filter(({ file }) => !dictionary.test(file))
    .map((source) => ({ ...source, ...saidIn(source) }))
  return sources
    .filter(({ file }) => english.test(file))
    .flatMap((source) => {
      const words = wordsOf(source)
      const unsaid = [...new Set(words.map(({ section }) => section))].flatMap((section) => {
        const hook = hookOfSection(section, source, sayers)
        // Words without a hook are those that other sections take over.
        const readers = hook === '-' ? sayers : readersOf(section, hook, source, sayers)
        return words.filter((word) => word.section === section && !isSaid(word, readers, hook))
      })
      return unsaid.map(({ names, line }) => ({
        rule: 'every-word-is-said',
        file: source.file,
        line,
        why: `no screen says '${names.join('.')}': remove it in all four languages`,
      }))
    })
}
