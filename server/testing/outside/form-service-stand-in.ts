// A real form service on a port of this machine, which keeps what is posted to it.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { closeHere, listenHere } from '../free-port.ts'

export interface Posted {
  readonly method: string
  readonly type: string
  readonly fields: Readonly<Record<string, string>>
}

export interface FormService {
  readonly url: string
  readonly posted: readonly Posted[]
  /** The status that it returns from now on; 302 redirects to _next. */
  answer: number
  close(): Promise<void>
}

export async function openFormService(): Promise<FormService> {
  const posted: Posted[] = []
  const service = { answer: 302 }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      if (service.answer < 400)
        posted.push({ method: request.method ?? '', type: request.headers['content-type'] ?? '', fields })
      response.writeHead(service.answer, { location: fields._next ?? '/', connection: 'close' }).end()
    })
  })
  const url = `http://127.0.0.1:${await listenHere(server)}/f/noisette`
  return Object.assign(service, { url, posted, close: () => closeHere(server) })
}
