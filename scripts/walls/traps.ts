// Mistakes made once: an effect that returns a promise, `db` inside its own transaction, a top-level await in the
// browser, a loop that steps from day to day, a form of Unicode for any number of marks.
import ts from 'typescript'
import type { Breach, Source } from './sources.ts'
import { sourcesIn, walk } from './sources.ts'

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const promising = /(?:^|\.)(?:scroll\w*|play|focus)$/

/** `useEffect(() => scrollTo(0, 0))` returns the promise of scrollTo to React as if it were a clean-up function. */
function effectReturns(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !effects.has(node.expression.getText().replace(/^React\./, ''))) return undefined
  const [effect] = node.arguments
  if (!effect || !ts.isArrowFunction(effect) || !ts.isCallExpression(effect.body)) return undefined
  const called = effect.body.expression.getText()
  return promising.test(called) ? `the effect returns what ${called}() returns: write braces around it` : undefined
}

/** The name before `.transaction()` (or startTransaction), as 'db' in `db.transaction().execute(…)`. */
function transactionOwner(call: ts.CallExpression): string | undefined {
  let inner: ts.Expression = call.expression
  while (ts.isPropertyAccessExpression(inner) || ts.isCallExpression(inner)) {
    if (ts.isPropertyAccessExpression(inner) && inner.name.text === 'transaction') return inner.expression.getText()
    inner = inner.expression
  }
  return undefined
}

function ownerUses(node: ts.Node, owner: string): ts.Node[] {
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === owner) return [node]
  if (ts.isCallExpression(node) && node.arguments.some((argument) => argument.getText() === owner)) return [node]
  const found: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    found.push(...ownerUses(child, owner))
  })
  return found
}

function outsideUses(node: ts.Node): ts.Node[] {
  if (!ts.isCallExpression(node) || !/\.execute$/.test(node.expression.getText())) return []
  const owner = transactionOwner(node)
  return owner ? node.arguments.flatMap((body) => ownerUses(body, owner)) : []
}

/** If a file awaits, the bundler splits the first chunk into many, and the first view then takes thirty requests. */
function awaitsAtTheTop(node: ts.Node): boolean {
  const waits = ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined)
  if (!waits) return false
  for (let outer = node.parent; outer; outer = outer.parent)
    if (ts.isFunctionLike(outer) || ts.isClassStaticBlockDeclaration(outer)) return false
  return true
}

/** A comparison of dates as texts ends such a loop, unless they are beyond the year 9999: then it never ends. */
function stepsThroughDays(node: ts.Node): boolean {
  if (!ts.isForStatement(node) && !ts.isWhileStatement(node) && !ts.isDoStatement(node)) return false
  const isStep = (inner: ts.Node): boolean => {
    const isAssignment = ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.EqualsToken
    if (isAssignment && /\baddDays\(/.test(inner.right.getText())) return true
    return ts.forEachChild(inner, (child) => isStep(child) || undefined) ?? false
  }
  return isStep(node)
}

/** Passwords are at most a line long when they get there, and keep every mark. */
const mayNormalize = (file: string): boolean =>
  file === 'domain/shared/normal-form.ts' || file.endsWith('/people/auth/password.ts')

/** Node takes time with the square of a run of marks: a note of 240 kB of them held a server for fourteen seconds. */
const normalizes = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'normalize' &&
  node.arguments.every((argument) => ts.isStringLiteral(argument))

export function trapBreachesOf(source: Source): Breach[] {
  const breaches: Breach[] = []
  walk(source, (node, line) => {
    const effect = effectReturns(node)
    if (effect) breaches.push({ rule: 'effects-return-no-promise', file: source.file, line, why: effect })
    // The first view is drawn by the build.
    if (source.file.startsWith('web/') && !source.file.startsWith('web/build/first-view/') && awaitsAtTheTop(node)) {
      const why = 'a top-level await makes the build split the first chunk: use .then() or a function'
      breaches.push({ rule: 'no-top-level-await-in-the-browser', file: source.file, line, why })
    }
    if (!/\.test\.tsx?$/.test(source.file) && stepsThroughDays(node)) {
      const why = 'a loop that steps from day to day has no end to be read beside it: use daysFrom()'
      breaches.push({ rule: 'days-are-not-walked', file: source.file, line, why })
    }
    if (!/\.test\.tsx?$/.test(source.file) && !mayNormalize(source.file) && normalizes(node)) {
      const why = 'a long run of marks takes time with its square: use normalForm()'
      breaches.push({ rule: 'texts-are-bounded-before-their-form', file: source.file, line, why })
    }
    for (const use of outsideUses(node)) {
      const at = use.getSourceFile().getLineAndCharacterOfPosition(use.getStart()).line + 1
      const why = `'${use.getText().split('\n')[0]}' runs outside the transaction around it (and deadlocks on SQLite): use the transaction’s own handle`
      breaches.push({ rule: 'transactions-use-their-own-handle', file: source.file, line: at, why })
    }
  })
  return breaches
}

export const trapBreaches = (root: string): Breach[] =>
  sourcesIn(root, ['{domain,contract,server,tools,scripts}/**/*.ts', 'web/**/*.{ts,tsx}']).flatMap(trapBreachesOf)
