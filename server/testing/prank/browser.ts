// A customer's browser over real HTTP: its address, what it says of itself, and the cookies that it keeps.
import { addressOf, type CallName, requestOf } from '../../../contract/addresses.ts'
import type { Store } from '../../store/open.ts'
import type { Told } from '../asking.ts'
import { type Body, checkedBody } from '../contract-check.ts'
import { withOrderId } from '../order-ids.ts'

export interface Browser {
  ask<Name extends CallName>(name: Name, input: object): Promise<Body<Name, Told<Name>>>
  /** Goes on from another address. */
  moveTo(address: string): void
  /** As they are sent. */
  cookies(): readonly string[]
  /** Goes on with those of another. */
  takeCookies(of: Browser): void
}

export interface BrowserOf {
  /** Of the shop, for the ids of orders. */
  readonly store: Store
  readonly address: string
  readonly agent: string
  readonly language: string
}

/** A browser without cookies yet. The server must trust one proxy, which says the address. */
export function newBrowser(site: string, { store, address, agent, language }: BrowserOf): Browser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map((pair) => pair.join('='))
  const keep = (pair: string) => jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  let from = address
  return {
    moveTo: (other) => {
      from = other
    },
    cookies,
    takeCookies: (of) => {
      for (const cookie of of.cookies()) keep(cookie)
    },
    ask: async (name, input) => {
      const { url, body } = requestOf(name, { ...input })
      const response = await fetch(site + url, {
        method: addressOf(name).method,
        ...(body ? { body: JSON.stringify(body) } : {}),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(jar.size > 0 ? { cookie: cookies().join('; ') } : {}),
          'x-forwarded-for': from,
          'user-agent': agent,
          'accept-language': language,
        },
      })
      for (const cookie of response.headers.getSetCookie()) keep(cookie.split(';', 1)[0] ?? '')
      const answer = checkedBody(name, response.status, await response.text())
      return answer.ok ? { ok: true, value: await withOrderId(store, name, answer.value) } : answer
    },
  }
}
