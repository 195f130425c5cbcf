// Draws the first view before the tests, which have no build: the server's tests put it into their sites.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFirstViews } from '#web/build/build-first-views.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export const setup = (): Promise<void> =>
  writeFirstViews(join(root, 'web'), join(root, '.cache/first-views/.vite/first-views.json'))
