// `npm run rows`: lists the rows of docs/requirements.md that no test proves; silent and successful if there are none.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { idsProvenBy } from './rows/titles.ts'

const testFiles = ['{domain,contract,server,web,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']

/** The ids that begin a row: at the start of a list item, or of a sentence in it. */
export function rowsOf(requirements: string): string[] {
  const items = requirements.split('\n').filter((line) => line.startsWith('- '))
  const ids = items.flatMap((item) => [...item.matchAll(/(?:^- |\. )([A-Z]+-\d+) /g)].map(([, id]) => id ?? ''))
  return [...new Set(ids)]
}

export function provenRows(root: string): Set<string> {
  // The tests of this command contain invented titles.
  const files = globSync(testFiles, { cwd: root }).filter((file) => !file.startsWith('scripts/rows'))
  return new Set(files.flatMap((file) => idsProvenBy(file, readFileSync(join(root, file), 'utf8'))))
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const rows = rowsOf(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
  const proven = provenRows(root)
  const open = rows.filter((id) => !proven.has(id))
  const unknown = [...proven].filter((id) => !rows.includes(id) && !id.startsWith('D-'))
  if (open.length > 0) console.error(`Without a test: ${open.join(', ')}`)
  if (unknown.length > 0) console.error(`Rows named in test titles that do not exist: ${unknown.join(', ')}`)
  process.exitCode = open.length + unknown.length > 0 ? 1 : 0
}
