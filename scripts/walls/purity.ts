// The domain's purity, which the compiler cannot check: no rule reads the clock, chance or the machine's time zone.
import ts from 'typescript'
import type { Breach, Source } from './sources.ts'
import { sourcesIn, walk } from './sources.ts'

const readsOfTheMachine = [
  /^Date\.now$/,
  /^Math\.random$/,
  /^Temporal\.Now$/,
  /^(globalThis\.)?(crypto|performance|process|navigator)\./,
]
const zoneMethods = new Set(
  ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds'].flatMap((part) => [`get${part}`, `set${part}`]),
)
const nowMethods = new Set(['format', 'formatToParts'])

const bare = (args: readonly ts.Expression[] | undefined) => (args?.length ?? 0) === 0

/** The reason why `node` is not pure, or undefined. */
function impurity(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && bare(node.arguments))
    return 'new Date() without a value reads the clock: hand the time in'
  if (ts.isCallExpression(node)) {
    const { expression } = node
    if (expression.getText() === 'Date') return 'Date() reads the clock: hand the time in'
    if (ts.isPropertyAccessExpression(expression)) {
      if (zoneMethods.has(expression.name.text))
        return `${expression.name.text}() answers in the machine's zone: use Intl with the branch's zone, or UTC`
      if (nowMethods.has(expression.name.text) && bare(node.arguments))
        return `${expression.name.text}() without a value formats the present moment: hand the time in`
    }
  }
  if (ts.isPropertyAccessExpression(node) && readsOfTheMachine.some((read) => read.test(node.getText())))
    return `${node.getText()} reads the clock, chance or the machine: hand it in`
  return undefined
}

export function purityBreachesOf(source: Source): Breach[] {
  const breaches: Breach[] = []
  walk(source, (node, line) => {
    const why = impurity(node)
    if (why) breaches.push({ rule: 'domain-is-pure', file: source.file, line, why })
  })
  return breaches
}

export const purityBreaches = (root: string): Breach[] => sourcesIn(root, ['domain/**/*.ts']).flatMap(purityBreachesOf)
