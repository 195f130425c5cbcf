// A customer's browser over real HTTP: its address, what it says of itself, and the cookies that it keeps.
import { addressOf, type CallName, requestOf } from '../../../contract/addresses.ts'
import { type Body, checkedBody } from '../contract-check.ts'

export interface Browser {
  ask<Name extends CallName>(name: Name, input: object): Promise<Body<Name>>
}

export interface BrowserOf {
  readonly address: string
  readonly agent: string
  readonly language: string
}

/** A browser without cookies yet. The server must trust one proxy, which says the address. */
export function newBrowser(site: string, { address, agent, language }: BrowserOf): Browser {
  const jar = new Map<string, string>()
  return {
    ask: async (name, input) => {
      const { url, body } = requestOf(name, { ...input })
      const response = await fetch(site + url, {
        method: addressOf(name).method,
        ...(body ? { body: JSON.stringify(body) } : {}),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(jar.size > 0 ? { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } : {}),
          'x-forwarded-for': address,
          'user-agent': agent,
          'accept-language': language,
        },
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';', 1)
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      return checkedBody(name, response.status, await response.text())
    },
  }
}
