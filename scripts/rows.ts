// `npm run rows`: lists the rows of docs/requirements.md that no test proves; silent and successful if there are none.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const testFiles = ['{domain,contract,server,tools,web,proofs,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']

/** The ids that begin a row: at the start of a list item, or of a sentence in it. */
export function rowIdsIn(requirements: string): string[] {
  const items = requirements.split('\n').filter((line) => line.startsWith('- '))
  const ids = items.flatMap((item) => [...item.matchAll(/(?:^- |\. )([A-Z]+-\d+) /g)].map(([, id]) => id ?? ''))
  return [...new Set(ids)]
}

export function provenRows(root: string): Set<string> {
  // The tests of this command contain invented titles.
  const files = globSync(testFiles, { cwd: root }).filter((file) => !file.startsWith('scripts/rows'))
  return new Set(files.flatMap((file) => idsProvenBy(file, readFileSync(join(root, file), 'utf8'))))
}

const starters = new Set(['test', 'it'])
const idle = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])

interface Start {
  readonly kind: 'test' | 'group'
  readonly runs: boolean
}

/** The ids, such as 'TRACK-3', in the titles of tests that run and of the groups around them. */
export function idsProvenBy(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return [...new Set(provenIn(tree))]
}

function provenIn(node: ts.Node): string[] {
  const start = ts.isCallExpression(node) ? startOf(node) : undefined
  if (!start || !ts.isCallExpression(node)) return childrenOf(node).flatMap(provenIn)
  if (!start.runs) return []
  const own = idsIn(titleOf(node))
  if (start.kind === 'test') return bodyGivesUp(node) ? [] : own
  const inner = childrenOf(node).flatMap(provenIn)
  return holdsATest(node) ? [...own, ...inner] : inner
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}

/** What `test('…', …)`, `it.each(rows)('…', …)` or `test.describe('…', …)` starts; undefined for any other call. */
function startOf(call: ts.CallExpression): Start | undefined {
  if (titleOf(call) === undefined) return undefined
  const words = wordsOf(call.expression)
  const [first] = words
  const runs = !words.some((word) => idle.has(word)) && !hasIdleOption(call)
  if (first === 'describe' || words[1] === 'describe') return { kind: 'group', runs }
  if (first !== undefined && starters.has(first) && words[1] !== 'step') return { kind: 'test', runs }
  return undefined
}

/** `test('…', { skip: true }, …)` */
function hasIdleOption(call: ts.CallExpression): boolean {
  const options = call.arguments.filter(ts.isObjectLiteralExpression).flatMap((option) => [...option.properties])
  return options.some((option) => option.name !== undefined && idle.has(option.name.getText()))
}

/** The names of a callee from left to right: `test.skip.each(rows)` gives test, skip, each. */
function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text]
  if (ts.isPropertyAccessExpression(expression)) return [...wordsOf(expression.expression), expression.name.text]
  if (ts.isCallExpression(expression)) return wordsOf(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return wordsOf(expression.tag)
  return []
}

function titleOf(call: ts.CallExpression): string | undefined {
  const [title, body] = call.arguments
  if (!title || !body) return undefined
  if (ts.isStringLiteralLike(title)) return title.text
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map((span) => span.literal.text)].join('…')
  return undefined
}

const idsIn = (title: string | undefined): string[] =>
  [...(title ?? '').matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside]) => inside?.match(/\b[A-Z]+-\d+\b/g) ?? [])

/** `test.skip()` or `test.fixme()` as a statement of the body, without a condition (or with a true one). */
function bodyGivesUp(node: ts.CallExpression): boolean {
  const body = node.arguments.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument))
  if (!body || !ts.isBlock(body.body)) return false
  return body.body.statements.some((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false
    const { expression, arguments: given } = statement.expression
    const gives = ts.isPropertyAccessExpression(expression) && ['skip', 'fixme'].includes(expression.name.text)
    return gives && (given[0] === undefined || given[0].getText() === 'true')
  })
}

function holdsATest(node: ts.Node): boolean {
  return childrenOf(node).some((child) => {
    const start = ts.isCallExpression(child) ? startOf(child) : undefined
    if (start && !start.runs) return false
    if (start?.kind === 'test') return ts.isCallExpression(child) && !bodyGivesUp(child)
    return holdsATest(child)
  })
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const rows = rowIdsIn(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
  const proven = provenRows(root)
  const open = rows.filter((id) => !proven.has(id))
  const unknown = [...proven].filter((id) => !rows.includes(id) && !id.startsWith('D-'))
  if (open.length > 0) console.error(`Without a test: ${open.join(', ')}`)
  if (unknown.length > 0) console.error(`Rows named in test titles that do not exist: ${unknown.join(', ')}`)
  process.exitCode = open.length + unknown.length > 0 ? 1 : 0
}
