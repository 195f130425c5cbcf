// A till on a port of this machine that does what docs/till.md asks of one, and misbehaves when asked to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TillMessage } from '#domain/money/till/till-message.ts'
import { closeHere, listenHere } from '../free-port.ts'
import { isSigned } from './hook-receiver.ts'

/** What it may be told besides messages about orders. */
interface OtherMessage extends Pick<TillMessage, 'version' | 'id' | 'branch' | 'number' | 'at'> {
  readonly kind: 'test' | 'by-hand'
  readonly reason?: string
}

export type Told = TillMessage | OtherMessage

/** What it has booked. */
export interface Booked {
  readonly message: Told
  readonly ticket: string
}

/**
 * `silent` never answers; `late` books and answers after `lateMs`; `forgets` books and closes the connection; `loses`
 * answers and then no longer knows that message; `refuses` takes none of this kind of message.
 */
export const tillTroubles = ['none', 'silent', 'late', 'forgets', 'loses', 'refuses', 'broken'] as const
export type TillTrouble = (typeof tillTroubles)[number]

export interface TillStandIn {
  readonly url: string
  readonly port: number
  /** What it checks signatures with; '' checks nothing. */
  secret: string
  /** What goes wrong with the next message. */
  trouble: (message: Told) => TillTrouble
  lateMs: number
  /** Speaks instead of the till, such as by a page in HTML. */
  answer: ((request: IncomingMessage, response: ServerResponse) => void) | null
  /** In the order in which it booked them. */
  readonly book: Booked[]
  /** The number of every message that came, whatever became of it. */
  readonly asked: number[]
  /** The messages whose signature was not right. */
  readonly forged: string[]
  close(): Promise<void>
}

interface TillOptions {
  readonly port?: number
  /** What it knew before it was restarted. */
  readonly book?: readonly Booked[]
  readonly secret?: string
}

export async function openTill({ port = 0, book = [], secret = '' }: TillOptions = {}): Promise<TillStandIn> {
  const server = createServer((request, response) => {
    if (till.answer) till.answer(request, response)
    else void receive(till, request, response)
  })
  const bound = await listenHere(server, port)
  const till: TillStandIn = {
    url: `http://127.0.0.1:${bound}/noisette`,
    port: bound,
    secret,
    trouble: () => 'none',
    lateMs: 50,
    answer: null,
    book: [...book],
    asked: [],
    forged: [],
    close: () => closeHere(server),
  }
  return till
}

async function receive(till: TillStandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request).catch(() => '')
  const say = (status: number, said: object) => {
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(said))
  }
  const id = String(request.headers['webhook-id'])
  if (till.secret !== '' && !isSigned(till.secret, request.headers, body)) {
    till.forged.push(id)
    return say(401, { message: 'The signature is wrong.' })
  }
  const message = JSON.parse(body) as Told
  till.asked.push(message.number)
  if (message.kind === 'test') return say(200, { ticket: 'TEST', number: 0 })
  const { book } = till
  const trouble = till.trouble(message)
  if (trouble === 'silent') return
  if (trouble === 'broken') return say(500, { message: 'The till has a problem.' })
  const known = book.find((one) => one.message.id === id)
  if (!known) {
    const last = book.at(-1)?.message.number ?? 0
    if (message.number !== last + 1) return say(409, { last })
    if (trouble === 'refuses' && message.kind !== 'by-hand') return say(422, { message: 'Unknown VAT class.' })
    book.push({ message, ticket: `T-${String(message.number).padStart(5, '0')}` })
  }
  const { ticket } = known ?? (book.at(-1) as Booked)
  if (trouble === 'forgets') return void request.socket.destroy()
  if (trouble === 'late') await sleep(till.lateMs)
  if (trouble === 'loses' && book.at(-1)?.message.id === id) book.pop()
  say(200, { ticket, number: message.number })
}
