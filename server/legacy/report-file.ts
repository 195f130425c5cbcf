// The file for an import's report: checked before anything is imported, so that no report is lost at the end.
import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { ImportReport } from './report.ts'

/** Why the report cannot be written there; null if it can. */
export function checkReportFile(report: string, file: string): string | null {
  if (realOf(report) === realOf(file)) return `the report would overwrite ${file} itself; name another file.`
  const found = statSync(report, { throwIfNoEntry: false })
  if (found?.isDirectory()) return `the report cannot be written to ${report}: it is a folder.`
  try {
    accessSync(found ? report : dirname(resolve(report)), constants.W_OK)
    return null
  } catch {
    return `the report cannot be written to ${report}: its folder is missing or may not be written to.`
  }
}

/**
 * Readable by the owner of the file alone, because it contains names and telephone numbers. Returns why it could not be
 * written, or null.
 */
export async function writeReport(path: string, report: ImportReport): Promise<string | null> {
  try {
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 })
    await chmod(path, 0o600)
    return null
  } catch (error) {
    return `the report could not be written to ${path}: ${error instanceof Error ? error.message : String(error)}.`
  }
}

/** The file behind any links; the path itself if there is none yet. */
function realOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}
