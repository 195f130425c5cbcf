// Left and right: pages are read from either side, so styles use start and end (logical properties only).
import ts from 'typescript'
import type { Breach, Source } from './sources.ts'
import { sourcesIn, walk } from './sources.ts'

const rule = 'logical-properties-only'

const cssPatterns = [
  /(?<![\w-])(?:scroll-)?(?:margin|padding)-(?:left|right)\s*:/,
  /(?<![\w-])border-(?:left|right)(?:-\w+)?\s*:/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?<![\w-])(?:left|right)\s*:/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
]
const value = String.raw`(?:\d|\[|\(|auto\b|px\b|full\b)`
const classPatterns = [
  new RegExp(String.raw`(?<![\w-])-?(?:scroll-)?(?:ml|mr|pl|pr)-${value}[^\s]*`),
  new RegExp(String.raw`(?<![\w-])-?(?:left|right)-${value}[^\s]*`),
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
  /(?<![\w-])border-[lr](?:-[^\s]+)?(?![\w-])/,
  /(?<![\w-])rounded-(?:[lr]|[tb][lr])(?:-[^\s]+)?(?![\w-])/,
]
const styleKeys =
  /^(?:(?:scroll)?(?:margin|padding)(?:Left|Right)|border(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/i

const physicalClass = (text: string) => firstMatch(classPatterns, text)

function firstMatch(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0]
    if (found) return found.trim()
  }
  return undefined
}

const breach = (source: Source, line: number, found: string): Breach => ({
  rule,
  file: source.file,
  line,
  why: `'${found}' is left or right: use start or end (ms- me- ps- pe- start- end- text-start, margin-inline-start …)`,
})

/** Replaces comments with blanks, so that line numbers stay the same. */
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

export function cssBreachesOf(source: Source): Breach[] {
  return withoutComments(source.text)
    .split('\n')
    .flatMap((text, at) => {
      const found = firstMatch(cssPatterns, text) ?? (text.includes('@apply') ? physicalClass(text) : undefined)
      return found ? [breach(source, at + 1, found)] : []
    })
}

export function scriptBreachesOf(source: Source): Breach[] {
  const breaches: Breach[] = []
  walk(source, (node, line) => {
    const found =
      ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? physicalClass(node.text) : physicalKey(node)
    if (found) breaches.push(breach(source, line, found))
  })
  return breaches
}

function physicalKey(node: ts.Node): string | undefined {
  if (!ts.isPropertyAssignment(node)) return undefined
  const key = node.name.getText().replace(/['"]/g, '')
  if (styleKeys.test(key)) return key
  return /^(left|right)$/.test(key) && insideStyle(node) ? key : undefined
}

const insideStyle = (node: ts.PropertyAssignment): boolean => {
  const attribute = node.parent.parent?.parent
  return attribute !== undefined && ts.isJsxAttribute(attribute) && attribute.name.getText() === 'style'
}

export function logicalBreaches(root: string): Breach[] {
  return [
    ...sourcesIn(root, ['web/**/*.css']).flatMap(cssBreachesOf),
    ...sourcesIn(root, ['web/**/*.{ts,tsx}']).flatMap(scriptBreachesOf),
  ]
}
