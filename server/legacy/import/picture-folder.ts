// A folder with the old site's pictures, each found by its old name.
import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { accept, type Result, refuse } from '../../../domain/shared/result.ts'

export interface PictureFolder {
  /** The path of the picture with this old name, ignoring case, with or without its extension. */
  find(oldName: string): string | undefined
}

/** Searches the folder and its subfolders, without following links; refused in words if it cannot be read. */
export async function openPictureFolder(folder: string): Promise<Result<PictureFolder, string>> {
  let paths: string[]
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    return refuse(
      `--pictures: ${folder} cannot be read as a folder (${(error as NodeJS.ErrnoException).code ?? error}).`,
    )
  }
  const byName = new Map<string, string>()
  const byStem = new Map<string, string>()
  for (const path of paths.sort()) {
    const name = nameIn(path)
    if (!byName.has(name)) byName.set(name, path)
    if (!byStem.has(stemOf(name))) byStem.set(stemOf(name), path)
  }
  return accept({
    find: (oldName) => {
      const name = nameIn(oldName)
      return byName.get(name) ?? byStem.get(name) ?? byStem.get(stemOf(name))
    },
  })
}

const nameIn = (path: string): string =>
  path
    .replace(/^.*[\\/]/s, '')
    .normalize('NFC')
    .toLowerCase()

const stemOf = (name: string): string => name.slice(0, name.length - extname(name).length)
