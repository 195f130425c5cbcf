// What the build's oldest browser (web/build/vite.config.ts) lacks: the bundler rewrites syntax, but adds no methods.
import ts from 'typescript'
import type { Breach, Source } from './sources.ts'
import { sourcesIn, walk } from './sources.ts'

const rule = 'no-newer-than-the-oldest-browser'

/** The Firefox that introduced each. The build is for 114; the other browsers of its list support as much. */
const methods: Readonly<Record<string, number>> = {
  toSorted: 115,
  toReversed: 115,
  toSpliced: 115,
  with: 115,
  isWellFormed: 119,
  toWellFormed: 119,
  isSubsetOf: 127,
  isSupersetOf: 127,
  isDisjointFrom: 127,
  symmetricDifference: 127,
  getOrInsert: 144,
  getOrInsertComputed: 144,
}
const statics: Readonly<Record<string, number>> = {
  'Array.fromAsync': 115,
  'URL.canParse': 115,
  'Object.groupBy': 119,
  'Map.groupBy': 119,
  'Promise.withResolvers': 121,
  'AbortSignal.any': 124,
  'Intl.Segmenter': 125,
  'URL.parse': 126,
  'Iterator.from': 131,
  'Promise.try': 134,
  'RegExp.escape': 134,
  'Uint8Array.fromBase64': 133,
  'Uint8Array.fromHex': 133,
  'Intl.DurationFormat': 136,
}
const ofIterators = new Set(['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'some', 'every', 'find'])
const iterator = /\.(?:values|keys|entries)\(\)$/

/** What is too new in a node, with the version of Firefox that introduced it. */
function tooNew(node: ts.Node): readonly [what: string, since: number] | undefined {
  if (ts.isRegularExpressionLiteral(node) && /\/[a-z]*v[a-z]*$/.test(node.text)) return ['the flag v', 116]
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const known = statics[node.getText().replace(/^(?:globalThis|window|self)\./, '')]
  if (known) return [node.getText(), known]
  const { parent, name, expression } = node
  // `call?.()` has a fallback.
  if (!ts.isCallExpression(parent) || parent.expression !== node || parent.questionDotToken) return undefined
  const since = Object.hasOwn(methods, name.text) ? methods[name.text] : undefined
  if (since) return [`${name.text}()`, since]
  return ofIterators.has(name.text) && iterator.test(expression.getText())
    ? [`${name.text}() of an iterator`, 131]
    : undefined
}

export function tooNewBreachesOf(source: Source): Breach[] {
  const breaches: Breach[] = []
  walk(source, (node, line) => {
    const found = tooNew(node)
    if (!found) return
    const why = `${found[0]} came with Firefox ${found[1]}, and the build is for 114: use what is older`
    breaches.push({ rule, file: source.file, line, why })
  })
  return breaches
}

export const tooNewBreaches = (root: string): Breach[] =>
  sourcesIn(root, ['web/**/*.{ts,tsx}', 'domain/**/*.ts', 'contract/*addresses.ts'])
    .filter(({ file }) => !/^web\/(?:build\/|vite\.config)/.test(file))
    .flatMap(tooNewBreachesOf)
