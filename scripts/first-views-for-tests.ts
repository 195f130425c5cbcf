// Draws the first view and makes the document's script before the tests, which have no build: the server's tests put
// them into their sites.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeDocumentScript } from '#web/build/build-document-script.ts'
import { writeFirstViews } from '#web/build/build-first-views.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'web')
const site = join(root, '.cache/first-views/.vite')

export async function setup(): Promise<void> {
  await writeFirstViews(web, join(site, 'first-views.json'))
  await writeDocumentScript(web, join(site, 'document-script.js'))
}
