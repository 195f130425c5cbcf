// Reads the old image field: a name shorter than 25 characters was one of the site's pictures, else an address (D-16).
import { type Image, noPicture } from '#domain/menu/menu.ts'
import { addressLimit, isPictureAddress } from '#domain/shared/picture.ts'
import type { Notebook } from '../notes.ts'
import { isEmptyValue } from '../numbers.ts'

/** From this length on, the old site treated an image as an address. */
export const addressLength = 25

/** `pictures`: the names of the pictures that come with this shop. */
export function oldImageOf(value: unknown, path: string, book: Notebook, pictures: ReadonlySet<string>): Image {
  if (isEmptyValue(value)) return noPicture
  if (typeof value !== 'string') {
    book.mended(path, 'no picture, only the trace of an upload that was never sent; shown without one', value)
    return noPicture
  }
  const text = value.trim()
  if (text.length < addressLength && !/^[a-z]+:/i.test(text)) return bundled(text, path, book, pictures)
  if (oldPictureName(text) !== '') {
    book.mended(
      path,
      'an address without encryption (http), which pages over https may not show: shown where --pictures has its file, else without a picture; its address is kept',
      value,
    )
    return noPicture
  }
  if (!isPictureAddress(text)) {
    book.mended(path, `${reasonAgainst(text)}; shown without a picture`, value)
    return noPicture
  }
  if (text.length < addressLength) book.mended(path, 'as short as a name, but an address; read as an address', value)
  return { kind: 'url', ref: text }
}

/**
 * What the old site called a picture that this one may not show by itself: a name, or an address without encryption; ''
 * for any other address, an upload or nothing.
 */
export function oldPictureName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.trim()
  const isName = text.length < addressLength && !/^[a-z]+:/i.test(text)
  const isPlainAddress = /^http:/i.test(text) && isPictureAddress(text)
  return isName || isPlainAddress ? text.replaceAll('\u0000', '').toWellFormed() : ''
}

function bundled(text: string, path: string, book: Notebook, pictures: ReadonlySet<string>): Image {
  const ref = text
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w{2,5}$/, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (pictures.has(ref)) {
    if (text !== `${ref}.svg` && text !== ref)
      book.mended(path, `shown with this shop's own picture ${ref} unless --pictures has one of that name`, text)
    return { kind: 'bundled', ref }
  }
  book.mended(
    path,
    'a picture of the old site that this one does not have: shown where --pictures brings it, else without one; its name is kept',
    text,
  )
  return noPicture
}

function reasonAgainst(text: string): string {
  if (/^data:/i.test(text)) return 'a picture written into the data, which is not taken over'
  if (text.length > addressLimit) return `an address of more than ${addressLimit} characters`
  return 'not an https address of a picture'
}
