// `npm run api-docs` writes docs/api.md from the contract and docs/data.md from domain/retention; with `--check` it names outdated ones.
import { readFileSync, writeFileSync } from 'node:fs'
import { apiTable } from '../server/http/api-table.ts'
import { dataDocument } from './data-doc.ts'

/** The content of each document, by its name in the folder. */
export function apiDocuments(): Record<string, string> {
  return { 'api.md': apiTable(), 'data.md': dataDocument() }
}

/** The names of the documents in `folder` that are missing or out of date. */
export function staleDocuments(folder: URL): string[] {
  return Object.entries(apiDocuments()).flatMap(([name, text]) => (read(new URL(name, folder)) === text ? [] : [name]))
}

function read(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const docs = new URL('../docs/', import.meta.url)
  if (process.argv.includes('--check')) {
    const stale = staleDocuments(docs)
    if (stale.length > 0) console.error(`Not current: docs/${stale.join(', docs/')}. Run: npm run api-docs`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else for (const [name, text] of Object.entries(apiDocuments())) writeFileSync(new URL(name, docs), text)
}
