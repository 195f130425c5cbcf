// `npm run import -- export.json`: imports an export of the old site, and reports what it took, mended and refused.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { openStore, type StoreAddress } from '#server/store/open.ts'
import { exits, type ImportCommand, importHelp, readImportCommand, storePlace } from '#tools/legacy/command-line.ts'
import { openPictureFolder } from '#tools/legacy/import/import-pictures.ts'
import { bundledPictures, importShop } from '#tools/legacy/import/import-shop.ts'
import { checkReportFile, printable, refusedSome, reportInWords, writeReport } from '#tools/legacy/import-report.ts'
import { readJsonFile } from '#tools/legacy/read/file.ts'
import { readExport } from '#tools/legacy/read/read-export.ts'
import { messageOf, runCommand } from './command.ts'

/** How long a batch waits for another writer, in ms. */
const patience = 60_000

async function run(command: ImportCommand, config: Config): Promise<number> {
  const now = Date.now()
  const noPlace = command.report === undefined ? null : checkReportFile(command.report, command.file)
  if (noPlace !== null) throw new Error(noPlace)
  const read = await readJsonFile(command.file)
  if (!read.ok) throw new Error(read.refusal)
  const shop = readExport(read.value, bundledPictures)
  if (!shop) throw new Error(`${command.file} is not an export of the old site: it has none of its parts.`)
  const folder = command.pictures === undefined ? undefined : await openPictureFolder(command.pictures)
  if (folder && !folder.ok) throw new Error(folder.refusal)
  const pictures = folder?.value
  const address = command.dryRun ? untouched(config.store) : config.store
  const store = await openStore(address, now, patience)
  try {
    const done = await importShop(store, shop, { ...command, pictures, at: command.at ?? now, now, randomBytes }).catch(
      brokenOff,
    )
    if (!done.ok) throw new Error(done.refusal)
    const report = done.value
    console.log(printable(`${command.file} into ${storePlace(config.store)}`))
    console.log(reportInWords(report).join('\n'))
    const unwritten = command.report === undefined ? null : await writeReport(command.report, report)
    if (unwritten !== null) console.error(printable(`The import is done, but ${unwritten}`))
    if (command.report !== undefined && unwritten === null)
      console.log(
        `\n${printable(`${command.report} contains names and telephone numbers: delete it once you have read it.`)}`,
      )
    return unwritten !== null || refusedSome(report) ? exits.refused : exits.done
  } finally {
    await store.close()
  }
}

/** Each batch is written completely or not at all, so there is nothing to clean up. */
function brokenOff(error: unknown): never {
  throw new Error(
    `${messageOf(error)}. What was imported before that is kept; run the same command again to continue from there.`,
  )
}

/** A dry run creates no database if there is none. */
const untouched = (store: StoreAddress): StoreAddress =>
  'sqlite' in store && !existsSync(store.sqlite) ? { sqlite: ':memory:' } : store

await runCommand({
  help: importHelp,
  asked: readImportCommand(process.argv.slice(2)),
  failed: 'Not imported',
  run: (command, config) =>
    run(command, config).catch((error: unknown) => {
      throw new Error(printable(messageOf(error)))
    }),
})
