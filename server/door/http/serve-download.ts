// Serves a file that is written while it is sent: checks who asks and what for, as for a call of the contract.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type DownloadName, downloadPath } from '#contract/addresses.ts'
import { type Downloads, downloads } from '#contract/downloads.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import type { Deps } from './deps.ts'
import { no, type RouteAnswer, sendRefusal } from './refused.ts'
import { admitCall, badInput, cleanTexts } from './serve-call.ts'
import { mayThere } from './where-allowed.ts'

/** What is sent; a stream is read only as fast as the browser takes it. */
export interface Download {
  readonly type: string
  /** What the browser suggests to save it as: letters, digits, dots and hyphens. */
  readonly fileName: string
  readonly body: Readable | Uint8Array
}

interface DownloadAsk<Name extends DownloadName> {
  readonly input: z.output<Downloads[Name]['input']>
  readonly member: StaffMember
  readonly now: number
}

export function serveDownload<Name extends DownloadName>(
  app: FastifyInstance,
  deps: Deps,
  name: Name,
  write: (ask: DownloadAsk<Name>) => Promise<RouteAnswer<Download>>,
): void {
  const { access, input } = downloads[name]
  app.get(downloadPath(name), async (request, reply) => {
    const now = deps.now()
    const { session, refused } = await admitCall(deps, request, now, access)
    if (refused || !session) return sendRefusal(request, reply, refused ?? no('not_signed_in').refusal)
    const parsed = input.safeParse(cleanTexts(request.query))
    if (!parsed.success) return sendRefusal(request, reply, badInput(parsed.error.issues))
    if (!mayThere(session.member, access, parsed.data)) return sendRefusal(request, reply, no('not_allowed').refusal)
    const asked = parsed.data as z.output<Downloads[Name]['input']>
    return sendDownload(request, reply, await write({ input: asked, member: session.member, now }))
  })
}

export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: RouteAnswer<Download>,
): FastifyReply | Promise<FastifyReply> {
  if (!answer.ok) return sendRefusal(request, reply, answer.refusal)
  const { type, fileName, body } = answer.value
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type(type)
    .send(body)
}
