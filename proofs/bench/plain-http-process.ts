// The yardstick for reading: Node's own HTTP server and nothing else, with the same headers and bytes.
import { createServer } from 'node:http'
import { answerAs, costSoFar } from './child-process.ts'

/** The shop's response, to be served again: the body as base64, and the heads with and without it. */
export interface CopiedResponse {
  readonly etag: string
  readonly body: string
  readonly whole: Readonly<Record<string, string>>
  readonly unchanged: Readonly<Record<string, string>>
}

let copied: CopiedResponse = { etag: '', body: '', whole: { 'content-length': '0' }, unchanged: {} }
let body = Buffer.alloc(0)

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === copied.etag) response.writeHead(304, copied.unchanged).end()
  else response.writeHead(200, copied.whole).end(body)
})
// As long as the shop keeps them; Node's default of five seconds would close them between two rounds.
server.keepAliveTimeout = 72_000
await new Promise<void>((listening) => server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', listening))

const answers = {
  /** From now on, serves this response. */
  serve: (wanted: CopiedResponse) => {
    copied = wanted
    body = Buffer.from(wanted.body, 'base64')
  },
  port: () => (server.address() as { port: number }).port,
  cost: costSoFar,
}
export type PlainHttpAnswers = typeof answers
answerAs(answers)
