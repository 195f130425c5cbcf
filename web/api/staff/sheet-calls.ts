// The staff's calls about the menu as a spreadsheet: out as a file, in with a preview, and many prices at once.
import { useMutation } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import type { Answer } from '../http/client.ts'
import { keepFile } from '../keep-file.ts'
import { changed } from './items.ts'
import { sendFile } from './send-file.ts'
import { askStaff, readAgain, staffCache, valueFrom } from './staff.ts'

export type SheetPreview = Output<'sheet.preview'>

/** The file's content, read once: a program may save over it while the preview is looked at. */
export interface SheetFile {
  readonly name: string
  readonly content: Blob
}

const spreadsheet = 'application/octet-stream'

interface Wish {
  readonly file: SheetFile
  readonly lang: Locale
  readonly removes: boolean
}

const queryOf = ({ lang, removes }: Wish) => ({ lang, removes: removes ? 'yes' : 'no' })

export const usePreviewSheet = () =>
  useMutation(
    {
      mutationFn: async (wish: Wish): Promise<SheetPreview> =>
        valueFrom(await sendFile('sheet.preview', wish.file.content, spreadsheet, queryOf(wish))),
    },
    staffCache,
  )

export const useApplySheet = () =>
  useMutation(
    {
      mutationFn: async ({ plan, key, ...wish }: Wish & { readonly plan: string; readonly key: string }) => {
        const query = { ...queryOf(wish), plan, key }
        const answer: Answer<'sheet.apply'> = await sendFile('sheet.apply', wish.file.content, spreadsheet, query)
        return valueFrom(answer)
      },
      onSuccess: () => Promise.all([changed(), readAgain('groups')]),
    },
    staffCache,
  )

/** Gets the file and hands it to the browser to keep. */
export const useTakeOut = () =>
  useMutation(
    {
      mutationFn: async ({ name, ...wish }: Input<'sheet.write'> & { readonly name: string }) => {
        const { file } = await askStaff('sheet.write', wish)
        keepFile(
          Uint8Array.from(atob(file), (char) => char.charCodeAt(0)),
          name,
          spreadsheet,
        )
      },
    },
    staffCache,
  )

export type PriceWish = Input<'prices.change'>

export const useChangePrices = () =>
  useMutation(
    {
      mutationFn: (wish: PriceWish) => askStaff('prices.change', wish),
      onSettled: () => Promise.all([changed(), readAgain('groups')]),
    },
    staffCache,
  )
