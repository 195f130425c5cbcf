// Each class that a component names is in a style sheet: a misspelt one does nothing, and nobody is told.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import ts from 'typescript'
import type { Breach, Source } from './sources.ts'
import { sourcesIn, walk } from './sources.ts'

const rule = 'classes-are-in-a-sheet'

/** Marks for other classes and for journeys, which no sheet has. */
const marks = /^(?:group|peer)(?:\/\w+)?$|^(?:shelf|board|board-head|board-strip|ticket|ticket-whole|is-table)$/

/** Tailwind takes it for a colour of a shadow, and there is no shadow: those are `shade-card` and `shade-bar`. */
const colourOfNoShadow = /^(?:[\w-]+:)*shadow-/

export async function unknownClassBreaches(root: string): Promise<Breach[]> {
  const sheet = join(root, 'web/ui/styles/staff.css')
  if (!existsSync(sheet)) return []
  const own = ownClasses(root)
  const tailwind = await loadDesignSystem(readFileSync(sheet, 'utf8'), {
    base: dirname(sheet),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : createRequire(join(root, 'package.json')).resolve(id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  const found = sourcesIn(root, ['web/**/*.tsx']).flatMap(classesOf)
  const names = [...new Set(found.map(({ name }) => name))].filter((name) => !own.has(name) && !marks.test(name))
  const css = tailwind.candidatesToCss(names)
  const unknown = new Set(names.filter((name, at) => css[at] === null || colourOfNoShadow.test(name)))
  return found
    .filter(({ name }) => unknown.has(name))
    .map(({ name, file, line }) => ({ rule, file, line, why: `no style sheet has '${name}'` }))
}

const ownClasses = (root: string): ReadonlySet<string> =>
  new Set(
    globSync('web/**/*.css', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name),
    ),
  )

interface Named {
  readonly name: string
  readonly file: string
  readonly line: number
}

/** What stands in `className`, in each of its alternatives, except a word that an expression completes. */
function classesOf(source: Source): Named[] {
  const found: Named[] = []
  walk(source, (node, line) => {
    if (!ts.isJsxAttribute(node) || node.name.getText() !== 'className' || !node.initializer) return
    for (const text of textsIn(node.initializer))
      for (const name of text.split(/\s+/)) if (name) found.push({ name, file: source.file, line })
  })
  return found
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return isCompared(node) ? [] : [node.text]
  if (ts.isTemplateExpression(node)) {
    const { head, templateSpans } = node
    const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
    const whole = texts.map((text, at) => {
      const start = at === 0 ? text : text.replace(/^\S+/, '')
      return at === texts.length - 1 ? start : start.replace(/\S+$/, '')
    })
    return [...whole, ...templateSpans.flatMap(({ expression }) => textsIn(expression))]
  }
  const texts: string[] = []
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child))
  })
  return texts
}

/** 'done' in `state === 'done'` and in `looks['done']` is no class. */
const isCompared = ({ parent }: ts.Node): boolean =>
  (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) ||
  ts.isElementAccessExpression(parent) ||
  ts.isCallExpression(parent)
