// The OpenAPI document of the whole API, made from the contract.
import { z } from 'zod'
import { addressOf, callNames, pathFields } from '#contract/addresses.ts'
import { anyRefusals, type Call } from '#contract/call.ts'
import { livePath, resumeField } from '#contract/customer-addresses.ts'
import { contract } from '#contract/index.ts'
import { displaySignal, liveEventNames, streamSignals } from '#contract/live-events.ts'
import { refusals } from '#contract/refusals.ts'

type Json = Record<string, unknown>

export function openApi(version: string): Json {
  const paths: Record<string, Json> = { [livePath]: { get: liveOperation() } }
  for (const name of callNames) {
    const { method, path } = addressOf(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The shop',
      version,
      description: 'Order at a coffee and snack shop, and pick it up.',
      license: { name: 'MIT' },
    },
    paths,
    components: {
      schemas: { Refusal: refusalSchema() },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-noisette' } },
    },
  }
}

function operation(name: (typeof callNames)[number]): Json {
  const { summary, access, input, output, file, refusals: own }: Call = contract[name]
  const { method } = addressOf(name)
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const inPath = pathFields(name)
  const properties = Object.entries(schema.properties ?? {})
  const parameters = properties
    .filter(([field]) => inPath.includes(field) || method === 'GET' || file)
    .map(([field, fieldSchema]) => ({
      name: field,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || (schema.required ?? []).includes(field),
      schema: fieldSchema,
    }))
  const body = properties.filter(([field]) => !inPath.includes(field))
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    ...(access === 'anyone' ? {} : { security: [{ session: [] }], 'x-act': access }),
    parameters,
    ...(method === 'POST' && !file && body.length > 0
      ? { requestBody: { required: true, content: json(bodySchema(schema, body)) } }
      : {}),
    ...(file
      ? { requestBody: { required: true, content: { [file]: { schema: { type: 'string', format: 'binary' } } } } }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: json(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Json),
      },
      ...refusalResponses([...own, ...anyRefusals]),
    },
  }
}

function bodySchema(schema: { required?: string[] }, body: [string, Json][]): Json {
  const names = new Set(body.map(([field]) => field))
  return {
    type: 'object',
    properties: Object.fromEntries(body),
    required: (schema.required ?? []).filter((field) => names.has(field)),
  }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

/** Refusals with the same status share a response. */
function refusalResponses(names: readonly (keyof typeof refusals)[]): Json {
  const byStatus = Map.groupBy(new Set(names), (name) => refusals[name])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: `Refused: ${group.join(', ')}.`, content: json({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  )
}

const refusalSchema = (): Json => ({
  type: 'object',
  required: ['refusal', 'problems', 'requestId'],
  properties: {
    refusal: { enum: Object.keys(refusals) },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['problem'],
        properties: { problem: { type: 'string' }, field: { type: 'string' }, line: { type: 'integer' } },
      },
    },
    requestId: { type: 'string' },
    retryAfter: { type: 'integer', description: 'seconds' },
    token: { type: 'string' },
    factor: {
      type: 'object',
      description: 'with factor_needed: for the second step of the sign-in',
      required: ['ticket', 'code', 'passkey'],
      properties: { ticket: { type: 'string' }, code: { type: 'boolean' }, passkey: { type: 'boolean' } },
    },
    promised: {
      type: 'array',
      description: 'with days_promised: the orders and reservations that the change would break, at most 200',
      items: {
        type: 'object',
        properties: {
          kind: { enum: ['order', 'reservation'] },
          id: { type: 'integer' },
          branch: { type: 'string' },
          name: { type: 'string' },
          phone: { type: 'string' },
          token: { type: 'string' },
          date: { type: 'string' },
          time: { type: 'integer', description: 'minutes since midnight' },
          stay: { type: 'integer', description: 'minutes; 0 for an order' },
        },
      },
    },
    promisedCount: { type: 'integer' },
  },
})

const liveOperation = (): Json => ({
  operationId: 'live',
  summary: 'Server-sent events. Resumes after Last-Event-ID without a gap; `reset` means: read everything again.',
  tags: ['live'],
  parameters: [
    { name: 'token', in: 'query', schema: { type: 'string' }, description: 'adds the events of one order' },
    {
      name: 'branch',
      in: 'query',
      schema: { type: 'array', items: { type: 'string' } },
      description: 'staff: adds the orders of branches',
    },
    {
      name: 'display',
      in: 'query',
      schema: { type: 'string' },
      description: `the pass of a display: public events, and ${displaySignal} when it should read its list again`,
    },
    {
      name: resumeField,
      in: 'query',
      schema: { type: 'string' },
      description: 'the id of the last event heard, if no Last-Event-ID header can be sent',
    },
  ],
  responses: {
    200: {
      description: `Events: ${streamSignals.join(', ')}, ${liveEventNames.join(', ')}.`,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    ...refusalResponses([
      'not_signed_in',
      'not_allowed',
      'token_unknown',
      'display_unknown',
      'display_withdrawn',
      'too_many',
    ]),
  },
})
