// The code grows only on purpose: its lines and files have a budget, like the bytes of a page.
import { budgets } from '../../e2e/budgets.ts'
import { type Breach, type Source, sourcesIn } from './sources.ts'

/** The lines and files of product and tools, without tests, if they are beyond the budget. */
export function sizeBreachesOf(sources: readonly Source[], budget: { lines: number; files: number }): Breach[] {
  const code = sources.filter(({ file }) => !file.endsWith('.spec.ts'))
  const size = { lines: code.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0), files: code.length }
  return (['lines', 'files'] as const)
    .filter((what) => size[what] > budget[what])
    .map((what) => {
      const why = `${size[what]} ${what} of code, above ${budget[what]}: remove some, or raise it here with the reason`
      return { rule: 'size', file: 'e2e/budgets.ts', line: 1, why }
    })
}

export const sizeBreaches = (root: string): Breach[] =>
  sizeBreachesOf(
    sourcesIn(root, ['{domain,contract,server,web,scripts,e2e,bench}/**/*.{ts,tsx}', '*.ts']),
    budgets.code,
  )
