// `npm run -s export -- out.json`: writes the shop in the shapes of the old site.

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { openStore } from '#server/store/open.ts'
import { type ExportCommand, exportHelp, readExportCommand, storePlace } from '#tools/legacy/command-line.ts'
import { exportShop, leftUnsaid } from '#tools/legacy/export/export-shop.ts'
import { runCommand } from './command.ts'

async function run(command: ExportCommand, config: Config): Promise<undefined> {
  if ('sqlite' in config.store && !existsSync(config.store.sqlite))
    throw new Error(`there is no shop at ${config.store.sqlite}`)
  const store = await openStore(config.store, Date.now())
  try {
    const wish = { lang: command.lang, branch: command.branch, publicUrl: config.publicUrl, now: Date.now() }
    const written = await exportShop(store, wish)
    if (!written.ok) throw new Error(written.refusal)
    await (command.file === undefined ? toTerminal(written.value) : toFile(command.file, written.value))
    for (const line of await leftUnsaid(store, wish)) console.error(line)
    if (command.file !== undefined) console.error(`${storePlace(config.store)} is written to ${command.file}`)
  } finally {
    await store.close()
  }
}

/** Under a temporary name until it is complete; for its owner only, because of names and telephone numbers. */
async function toFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    for await (const piece of pieces) await handle.writeFile(piece)
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

async function toTerminal(pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
}

await runCommand({
  help: exportHelp,
  asked: readExportCommand(process.argv.slice(2)),
  failed: 'Not exported',
  run,
})
