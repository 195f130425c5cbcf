// `npm run import -- export.json`: takes an export of the old site over, and says what it took, mended and refused.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { type Config, readConfig } from '../server/config.ts'
import { bringIn, bundledPictures } from '../server/legacy/bring-in.ts'
import { exits, type ImportCommand, importHelp, placeOf, readImportCommand } from '../server/legacy/command-line.ts'
import { readExport } from '../server/legacy/read-export.ts'
import { inWords, refusedSome } from '../server/legacy/report.ts'
import { openStore, type StoreAddress } from '../server/store/open.ts'

/** How long a batch waits for another writer, in ms. */
const patience = 60_000

async function run(command: ImportCommand, config: Config): Promise<number> {
  const now = Date.now()
  const shop = readExport(JSON.parse(await readFile(command.file, 'utf8')), bundledPictures)
  if (!shop) throw new Error(`${command.file} is no export of the old site: it has none of its parts.`)
  const address = command.dryRun ? untouched(config.store) : config.store
  const store = await openStore(address, now, patience)
  try {
    const done = await bringIn(store, shop, { ...command, at: command.at ?? now, now, randomBytes })
    if (!done.ok) throw new Error(done.refusal)
    const report = done.value
    console.log(`${command.file} into ${placeOf(config.store)}`)
    console.log(inWords(report).join('\n'))
    if (command.report !== undefined)
      await writeFile(command.report, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 })
    return refusedSome(report) ? exits.refused : exits.done
  } finally {
    await store.close()
  }
}

/** A dry run makes no database where there is none. */
const untouched = (store: StoreAddress): StoreAddress =>
  'sqlite' in store && !existsSync(store.sqlite) ? { sqlite: ':memory:' } : store

const command = readImportCommand(process.argv.slice(2))
const config = readConfig(process.env)
if (!command.ok || !config.ok) {
  console.error(
    (command.ok ? [] : [command.refusal, '', importHelp]).concat(config.ok ? [] : config.problems).join('\n'),
  )
  process.exitCode = exits.misused
} else if (command.value === 'help') {
  console.log(importHelp)
} else {
  process.exitCode = await run(command.value, config.config).catch((error: unknown) => {
    console.error(`Not imported: ${error instanceof Error ? error.message : String(error)}`)
    return exits.failed
  })
}
