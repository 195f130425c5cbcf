// Under which names the site is served where PUBLIC_URL is not set: those that are used most.
import type { FastifyRequest } from 'fastify'

/** Each name in use costs compressed documents in every language. */
const mostServed = 4
/** Names are counted before they are served, so that a flood of made-up ones displaces none that is in use. */
const mostCounted = 64
/** After so many requests every count is halved, so that a name that is no longer used makes room. */
const halvedEvery = 1000

type RequestOrigin = Pick<FastifyRequest, 'protocol' | 'host'>

export interface Origins {
  /** '' for a name that is not among those used most: its documents get no absolute addresses. */
  of(request: RequestOrigin): string
  /** Called with an origin that is served no longer. */
  onForget(forget: (origin: string) => void): void
}

export function openOrigins(publicUrl: string | null): Origins {
  const counts = new Map<string, number>()
  const served = new Set<string>()
  const hearers: ((origin: string) => void)[] = []
  let requests = 0

  const count = (origin: string): number => {
    if (++requests % halvedEvery === 0) for (const [one, times] of counts) counts.set(one, times / 2)
    const times = (counts.get(origin) ?? 0) + 1
    if (!counts.has(origin) && counts.size >= mostCounted) counts.delete(leastUsed(counts.keys()) ?? '')
    counts.set(origin, times)
    return times
  }
  const leastUsed = (origins: Iterable<string>): string | undefined =>
    [...origins].sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))[0]

  const serve = (origin: string): void => {
    const least = served.size >= mostServed ? leastUsed(served) : undefined
    if (least !== undefined) {
      served.delete(least)
      for (const forget of hearers) forget(least)
    }
    served.add(origin)
  }

  return {
    of: ({ protocol, host }) => {
      if (publicUrl) return publicUrl
      const origin = `${protocol}://${host}`
      if (!/^https?:\/\/[\w.:[\]-]{1,255}$/.test(origin)) return ''
      const times = count(origin)
      if (served.has(origin)) return origin
      const least = served.size >= mostServed ? leastUsed(served) : undefined
      if (least !== undefined && times <= (counts.get(least) ?? 0)) return ''
      serve(origin)
      return origin
    },
    onForget: (forget) => hearers.push(forget),
  }
}
