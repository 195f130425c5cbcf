// A small proxy that treats servers as the Caddyfile does, so that tests need no Caddy: each server in turn, but for
// one that is gone or says that it leaves; what has reached no server waits and goes to another.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeHere, listenHere } from '#server/testing/free-port.ts'

export interface ChainProxy {
  /** Where visitors ask. */
  readonly address: string
  /** Sends everything new to these servers alone, as after a change of the Caddyfile. */
  use(hosts: readonly string[]): void
  close(): Promise<void>
}

/** As in the Caddyfile, in ms. */
const healthEvery = 1000
const healthPatience = 2000
const tryFor = 5000
const tryEvery = 100

/** `hosts`: host and port of each server. */
export async function openChainProxy(hosts: readonly string[]): Promise<ChainProxy> {
  const agent = new Agent({ keepAlive: true })
  let used = hosts
  let turn = 0
  const out = new Set<string>()
  const look = async (host: string): Promise<void> => {
    const signal = AbortSignal.timeout(healthPatience)
    const isWell = await fetch(`http://${host}/healthz`, { signal })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (isWell) out.delete(host)
    else out.add(host)
  }
  const looking = setInterval(() => void Promise.all(used.map(look)), healthEvery)
  const next = (): string | undefined => {
    const well = used.filter((host) => !out.has(host))
    return well[turn++ % well.length]
  }

  const server = createServer(async (asked, response) => {
    const body = await buffer(asked).catch(() => undefined)
    if (!body) return
    const until = performance.now() + tryFor
    for (;;) {
      const host = next()
      const answer = host === undefined ? 'not reached' : await pass({ host, asked, body, agent, response })
      if (answer !== 'not reached') return handBack(answer, response)
      if (performance.now() > until) return void response.writeHead(503).end()
      await sleep(tryEvery)
    }
  })
  // Streams stay open for as long as their page does.
  server.requestTimeout = 0
  const port = await listenHere(server)
  return {
    address: `http://127.0.0.1:${port}`,
    use: (wished) => {
      used = wished
    },
    close: async () => {
      clearInterval(looking)
      agent.destroy()
      await closeHere(server)
    },
  }
}

interface Passing {
  readonly host: string
  readonly asked: IncomingMessage
  readonly body: Buffer
  readonly agent: Agent
  readonly response: ServerResponse
}

/** The answer of a server; 'lost' if it went away after the request may have reached it. */
function pass({ host, asked, body, agent, response }: Passing): Promise<IncomingMessage | 'not reached' | 'lost'> {
  return new Promise((resolve) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '' }
    const sent = request(`http://${host}${asked.url}`, { method: asked.method, headers, agent }, resolve)
    sent.on('error', (error: Error & { code?: string }) =>
      resolve(error.code === 'ECONNREFUSED' ? 'not reached' : 'lost'),
    )
    response.once('close', () => {
      if (!response.writableFinished) sent.destroy()
    })
    sent.end(body)
  })
}

function handBack(answer: IncomingMessage | 'lost', response: ServerResponse): void {
  if (answer === 'lost') {
    response.writeHead(502).end()
    return
  }
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  response.flushHeaders()
  // Half an answer is none, also for a stream.
  answer.on('error', () => response.destroy())
  answer.on('close', () => (answer.complete ? response.end() : response.destroy()))
  answer.pipe(response, { end: false })
}
