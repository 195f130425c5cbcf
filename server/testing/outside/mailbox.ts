// A real mail server on a port of this machine, which keeps what it accepts and can refuse, hang and go away.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: its headers decoded, by lower-case name. */
export interface Mail {
  readonly from: string
  readonly to: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly headerNames: readonly string[]
  readonly text: string
  /** What mail programs show instead; '' if there is none. */
  readonly html: string
}

export interface Mailbox {
  readonly port: number
  readonly mails: readonly Mail[]
  close(): Promise<void>
}

export interface MailboxOptions {
  /** The same port as before, for a server that comes back. */
  readonly port?: number
  readonly refused?: ReadonlySet<string>
  /** Awaited before a mail is acknowledged. */
  readonly hold?: () => Promise<void>
}

export async function openMailbox({ port = 0, refused, hold }: MailboxOptions = {}): Promise<Mailbox> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === 'secret' ? done(null, { user: auth.username }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      refused?.has(address)
        ? done(Object.assign(new Error(`nobody here is called ${address}`), { responseCode: 550 }))
        : done(),
    onData: (stream, session, done) => {
      void text(stream).then(async (raw) => {
        await hold?.()
        const { mailFrom, rcptTo } = session.envelope
        mails.push(
          mailOf(
            raw,
            mailFrom ? mailFrom.address : '',
            rcptTo.map(({ address }) => address),
          ),
        )
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

function mailOf(raw: string, from: string, to: readonly string[]): Mail {
  const { headers, headerNames, body } = partOf(raw)
  const [, boundary] = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? []
  if (!boundary) return { from, to, headers, headerNames, text: body, html: '' }
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.trimStart()))
  const ofType = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type))?.body ?? ''
  return { from, to, headers, headerNames, text: ofType('text/plain'), html: ofType('text/html') }
}

/** A mail, or one of its parts: its headers decoded, and what it says. */
function partOf(raw: string) {
  const split = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, split)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const fields = lines.map((line) => {
    const at = line.indexOf(': ')
    return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 2))] as const
  })
  const headers = Object.fromEntries(fields)
  return {
    headers,
    headerNames: fields.map(([name]) => name),
    body: decodeBody(raw.slice(split + 4), headers['content-transfer-encoding'] ?? '').replaceAll('\r\n', '\n'),
  }
}

/** RFC 2047: '=?UTF-8?Q?Zo=C3=AB?=' is 'Zoë'. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquoted(word.replaceAll('_', ' ')).toString(),
    )

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding === 'quoted-printable') return unquoted(body.replace(/=\r\n/g, '')).toString()
  return body
}

const unquoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
