// Star CloudPRNT: the printer asks, fetches a picture, and reports the outcome (PAPER-2). Protocol guide 2.4.0.
import type { FastifyInstance } from 'fastify'
import { isSlipWidth, type PrinterCondition, printerLimits, starCondition, starOutcome } from '#domain/paper/printer.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type Printer, saveAbout } from '#server/store/paper/printer-store.ts'
import { pngOf } from '#work/paper/one-bit-picture.ts'
import { openPrinterDoor } from './printer-door.ts'

const bodyLimit = 64 * 1024
const idle = { jobReady: false }
const questions = ['PageInfo', 'ClientType', 'GetPollInterval'].map((request) => ({ request, options: '' }))

export function starRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, printing } = deps
  const hardwareOf = (query: Readonly<Record<string, string>>, body: string) =>
    macOf(query.mac) ?? macOf(readObject(body).printerMAC)

  openPrinterDoor(app, deps, { bodyLimit, hardwareOf }, (scope, handle) => {
    // Newer models look here for a newer protocol, and use this one if there is none.
    scope.get('/print/star/cloudprnt-setting.json', async (_request, reply) => reply.code(404).send())

    scope.post(
      '/print/star/:key',
      handle(async ({ printer, now, body, reply }) => {
        const said = readObject(body)
        const about = aboutOf(said)
        const known: Printer = { ...printer, ...about }
        const isNew =
          known.model !== printer.model || known.width !== printer.width || known.intervalS !== printer.intervalS
        if (about && isNew) await store.write((trx) => saveAbout(trx, printer, about))
        const heard = await printing.heard(known, conditionOf(said), now)
        // Asked once: a printer that does not reply prints all the same.
        if (printer.condition === 'new' && heard.model === '' && Object.keys(said).length > 0)
          return await reply.send({ ...idle, clientAction: questions })
        if (said.printingInProgress === true) return await reply.send(idle)
        const job = await printing.offered(heard, now)
        if (!job) return await reply.send(idle)
        const answer = { jobReady: true, mediaTypes: ['image/png'], jobToken: job.token, deleteMethod: 'DELETE' }
        return await reply.send(answer)
      }),
    )

    const settle = async (printer: Printer, { code = '', token }: Readonly<Record<string, string>>, now: number) => {
      const outcome = starOutcome(code)
      // A 5xx code is about the job, not the printer.
      const condition = /^\s*5/.test(code) ? null : starCondition(code)
      const heard = await printing.heard(printer, condition, now)
      if (outcome) await printing.settled(heard, token || null, { outcome, code: code.slice(0, 60) }, now)
    }

    scope.get(
      '/print/star/:key',
      handle(async ({ printer, now, reply, query }) => {
        if (query.delete !== undefined) {
          await settle(printer, query, now)
          return await reply.send()
        }
        const { type = 'image/png', token = '' } = query
        if (!/^image\/png\b/.test(type)) return await reply.code(415).send()
        const named = token || (await printing.offered(printer, now))?.token || ''
        const picture = await printing.fetched(printer, named, now)
        if (picture === 'gone' || picture === 'undrawable') return await reply.code(404).send()
        return await reply
          .headers({
            'x-star-cut': 'full; feed=true',
            'x-star-imageditherpattern': 'none',
            ...(printer.prints.includes('kitchen') && { 'x-star-buzzerstartpattern': '1' }),
          })
          .type('image/png')
          .send(pngOf(picture))
      }),
    )

    scope.delete(
      '/print/star/:key',
      handle(async ({ printer, now, reply, query }) => {
        await settle(printer, query, now)
        return await reply.send()
      }),
    )
  })
}

/** The status is URL-encoded. */
function conditionOf({ statusCode }: Record<string, unknown>): PrinterCondition | null {
  if (typeof statusCode !== 'string') return null
  try {
    return starCondition(decodeURIComponent(statusCode))
  } catch {
    return null
  }
}

/** What it replied to our questions; null if it replied to none. */
function aboutOf({ clientAction }: Record<string, unknown>) {
  if (!Array.isArray(clientAction) || clientAction.length === 0) return null
  const results = new Map(
    clientAction.map((one) => {
      const { request, result } = readFields(one)
      return [textOf(request), result] as const
    }),
  )
  const model = textOf(results.get('ClientType')).trim()
  const info = results.get('PageInfo')
  const page = typeof info === 'string' ? readObject(info) : readFields(info)
  const width = Number(textOf(page.printWidth)) * Number(textOf(page.horizontalResolution))
  const intervalS = Math.round(Number(textOf(results.get('GetPollInterval'))))
  return {
    model: (model || 'Star').slice(0, printerLimits.model),
    ...(isSlipWidth(width) && { width }),
    ...(intervalS >= 1 && intervalS <= 600 && { intervalS }),
  }
}

/** '' for what is neither a text nor a number: String() may throw on objects. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const readFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

function readObject(text: string): Record<string, unknown> {
  try {
    return readFields(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Twelve hex digits, however they are separated; null if it is no such address. */
function macOf(value: unknown): string | null {
  const digits = textOf(value).replace(/[^0-9a-f]/gi, '')
  return digits.length === 12 ? digits.toLowerCase() : null
}
