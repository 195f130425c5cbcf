// No function is longer than a reader holds in mind. The linter has such a rule, but it does not count the lines of
// markup.
import ts from 'typescript'
import { type Breach, type Source, sourcesIn, walk } from './sources.ts'

/** Lines, from the first word of the function to its last brace. */
export const mostLines = 100

export function longFunctionBreachesOf(source: Source): Breach[] {
  const breaches: Breach[] = []
  walk(source, (node, line) => {
    if (!ts.isFunctionLike(node)) return
    const lines = node.getText().split('\n').length
    if (lines > mostLines)
      breaches.push({
        rule: 'functions-are-short',
        file: source.file,
        line,
        why: `this function has ${lines} lines, more than ${mostLines}: cut it where a reader would pause`,
      })
  })
  return breaches
}

export const longFunctionBreaches = (root: string): Breach[] =>
  sourcesIn(root, ['{domain,contract,server,web,tools,proofs,scripts}/**/*.{ts,tsx}']).flatMap(longFunctionBreachesOf)
