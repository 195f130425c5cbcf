// Sends the menu before the framework is involved: a ready buffer and head, while the menu is known to be fresh.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from '#contract/addresses.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { bodyOf, encodingFor, hasAlready, type PackedText } from './packed.ts'

export interface FreshMenus {
  /** The menu, if it was made already and nothing has happened since that could change it. */
  fresh(locale: Locale): (PackedText & { readonly etag: string }) | undefined
}

export const menuHeaders = { 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' } as const

/** Returns false if it did not respond and the framework must. */
export function menuAtOnce(
  menus: FreshMenus,
  protection: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { path } = addressOf('menu.read')
  const localeByUrl = new Map(locales.map((locale) => [`${path}?lang=${locale}`, locale]))
  return (request, response) => {
    if (request.method !== 'GET') return false
    const locale = localeByUrl.get(request.url ?? '')
    const menu = locale && menus.fresh(locale)
    if (!menu) return false
    const head = { ...protection, ...menuHeaders, etag: menu.etag }
    if (hasAlready(request.headers['if-none-match'], menu.etag)) {
      response.writeHead(304, head).end()
      return true
    }
    const encoding = encodingFor(request.headers['accept-encoding']?.toString())
    const body = bodyOf(menu, encoding)
    response.writeHead(200, {
      ...head,
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    response.end(body)
    return true
  }
}
