// Makes one text of the document's script and writes it beside the manifest, where the server reads it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

/** `web`: the folder of the sources; `file`: the built site's `.vite/document-script.js`. */
export async function writeDocumentScript(web: string, file: string): Promise<void> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'safari16.4',
      rolldownOptions: { input: join(web, 'app/early/document-script.ts'), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('the document has no script')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, chunk.code.trim())
}

export function documentScript(web: string, folder: string): Plugin {
  return {
    name: 'document-script',
    apply: 'build',
    writeBundle: () => writeDocumentScript(web, join(folder, '.vite/document-script.js')),
  }
}
