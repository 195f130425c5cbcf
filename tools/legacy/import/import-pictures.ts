// Uploads the old site’s pictures from a folder, and adds them to items that are here without their picture.

import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Image } from '#domain/menu/menu.ts'
import { normalForm } from '#domain/shared/normal-form.ts'
import { uploadLimits } from '#domain/shared/picture.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { givePicture, type KnownItem, knownItems } from '#server/store/legacy/legacy-item-store.ts'
import type { Store } from '#server/store/open.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { keepUpload } from '#work/shop/images/keep-address.ts'
import type { LegacyItem } from '../read/menu/read-food.ts'
import { type Note, noteOf, type ReadEntry } from '../read/notes.ts'
import type { ImportOptions, PictureFolder } from './import-job.ts'

export interface OldPictures {
  of(oldName: string): Image | undefined
  readonly notes: readonly Note[]
  /** How many pictures were found in the folder. */
  readonly found: number
}

/** Each picture is stored on its own, before anything shows it; one that nothing shows is deleted after a day. */
export async function importPictures(
  store: Store,
  entries: readonly ReadEntry<LegacyItem>[],
  { pictures, dryRun, now }: ImportOptions,
): Promise<OldPictures> {
  const uploads = new Map<string, Image>()
  const notes: Note[] = []
  let found = 0
  if (!pictures) return { of: () => undefined, notes, found }
  for (const [name, path] of await oldNames(store, entries)) {
    const file = pictures.find(name)
    if (file === undefined) continue
    const kept = dryRun ? { ok: true as const, value: undefined } : await keepPictureFile(store, file, now)
    if (kept.ok) found++
    else notes.push(noteOf(path, 'mended', `${file} ${kept.refusal}; shown without it`, name))
    if (kept.ok && kept.value) uploads.set(name, kept.value)
  }
  return { of: (name) => uploads.get(name), notes, found }
}

/** Every old name once, with its origin: a path in the file, or an item that is here. */
async function oldNames(store: Store, entries: readonly ReadEntry<LegacyItem>[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { path, value } of entries)
    if (value.oldPicture !== '' && !names.has(value.oldPicture)) names.set(value.oldPicture, `${path}/image`)
  for (const item of await knownItems(store.db))
    if (waits(item) && !names.has(item.oldPicture)) names.set(item.oldPicture, `items/${item.id}/image`)
  return names
}

type Waiting = KnownItem & { readonly oldPicture: string }

/** On the menu, with a known old picture name, and still without an upload. */
const waits = (item: KnownItem): item is Waiting =>
  item.oldPicture !== null && item.imageKind === 'bundled' && !item.removed

async function keepPictureFile(store: Store, file: string, now: number) {
  try {
    if ((await stat(file)).size > uploadLimits.bytes) return { ok: false as const, refusal: 'is larger than 12 MB' }
    const kept = await keepUpload(store, await readFile(file), now)
    return kept.ok ? kept : { ok: false as const, refusal: `cannot be read as a picture (${kept.refusal})` }
  } catch (error) {
    return { ok: false as const, refusal: `cannot be read (${(error as NodeJS.ErrnoException).code ?? error})` }
  }
}

/** Gives existing items the pictures that they lacked, and reports each. */
export async function hangPictures(trx: Trx, known: readonly KnownItem[], pictures: OldPictures): Promise<Note[]> {
  const notes: Note[] = []
  for (const item of known.filter(waits)) {
    const image = pictures.of(item.oldPicture)
    if (!image) continue
    await givePicture(trx, item.id, image)
    notes.push(noteOf(`items/${item.id}/image`, 'mended', `its old picture ${item.oldPicture} is here now`))
  }
  return notes
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
  normalForm(
    path
      // Of an address, what follows its file is no part of the name.
      .replace(/^(https?:[^?#]*).*$/is, '$1')
      .replace(/^.*[\\/]/s, ''),
    'NFC',
  ).toLowerCase()

const stemOf = (name: string): string => name.slice(0, name.length - extname(name).length)
