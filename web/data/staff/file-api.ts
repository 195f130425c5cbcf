// The calls whose body is a file: pictures, films, and the menu as a spreadsheet.
import { addressOf, type CallName } from '#contract/addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { UploadUse } from '#domain/shared/picture.ts'
import { refusalIn, type ServerAnswer } from '../http/client.ts'
import { keepFile } from '../keep-file.ts'
import { menuChanged } from './menu-api.ts'
import { askStaff, readAgain, useStaffChange, valueFrom } from './staff-api.ts'

/** A photo of 12 MB takes a while to upload from a phone in the kitchen. */
const patienceMs = 120_000

/**
 * The server examines the file; `type` only says what kind of file the call takes. Everything else is in the address.
 * Throws a Refusal, as every staff call does.
 */
async function sendFile<Name extends CallName>(
  name: Name,
  file: Blob,
  type: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Output<Name>> {
  return valueFrom<Name>(await answerTo(name, file, type, query))
}

async function answerTo<Name extends CallName>(
  name: Name,
  file: Blob,
  type: string,
  query: Readonly<Record<string, string>>,
): Promise<ServerAnswer<Name>> {
  const { method, path } = addressOf(name)
  const fields = new URLSearchParams(query).toString()
  try {
    const response = await fetch(fields ? `${path}?${fields}` : path, {
      method,
      headers: { 'content-type': type },
      body: file,
      signal: AbortSignal.timeout(patienceMs),
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { ok: true, value: body as Output<Name> }
    return { ok: false, refusal: refusalIn(response.status, body) }
  } catch {
    return { ok: false, refusal: { refusal: 'unreachable', problems: [] } }
  }
}

const typeOf = (file: Blob, kind: 'image' | 'video'): string =>
  file.type.startsWith(`${kind}/`) ? file.type : `${kind}/unknown`

/** A refusal such as `not_an_image` says what is wrong with the file. */
export const useUpload = (use: UploadUse) =>
  useStaffChange({
    mutationFn: async (file: Blob) => (await sendFile('images.upload', file, typeOf(file, 'image'), { use })).image,
  })

/** Returns the film's key. */
export const useFilmUpload = () =>
  useStaffChange({
    mutationFn: async (file: Blob) => (await sendFile('films.upload', file, typeOf(file, 'video'))).film,
  })

export type SheetPreview = Output<'sheet.preview'>

/** The file's content, read once: a program may save over it while the preview is looked at. */
export interface SheetFile {
  readonly name: string
  readonly content: Blob
}

const spreadsheet = 'application/octet-stream'

interface SheetWish {
  readonly file: SheetFile
  readonly lang: Locale
  readonly removes: boolean
}

const queryOf = ({ lang, removes }: SheetWish) => ({ lang, removes: removes ? 'yes' : 'no' })

export const usePreviewSheet = () =>
  useStaffChange({
    mutationFn: (wish: SheetWish) => sendFile('sheet.preview', wish.file.content, spreadsheet, queryOf(wish)),
  })

export const useApplySheet = () =>
  useStaffChange({
    mutationFn: ({ plan, key, ...wish }: SheetWish & { readonly plan: string; readonly key: string }) =>
      sendFile('sheet.apply', wish.file.content, spreadsheet, { ...queryOf(wish), plan, key }),
    onSuccess: () => Promise.all([menuChanged(), readAgain('groups')]),
  })

/** Gets the file and hands it to the browser to keep. */
export const useTakeOut = () =>
  useStaffChange({
    mutationFn: async ({ name, ...wish }: Input<'sheet.write'> & { readonly name: string }) => {
      const { file } = await askStaff('sheet.write', wish)
      const bytes = Uint8Array.from(atob(file), (char) => char.charCodeAt(0))
      keepFile(bytes, name, spreadsheet)
    },
  })
