// The OpenAPI document contains everything that is in the contract.
import { expect, test } from 'vitest'
import { addressOf, callNames } from '#contract/addresses.ts'
import { anyRefusals } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { refusals } from '#contract/refusals.ts'
import { shopsOn } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { name: string; in: string; required: boolean }[]
  readonly requestBody?: {
    readonly content: { 'application/json'?: { schema: { properties: Record<string, unknown> } } }
  }
  readonly responses: Record<string, { description: string }>
}

test('every call has its operation, with every input and every refusal', async () => {
  const shop = await openShop()
  const response = await shop.inject({ url: '/api/openapi.json' })
  expect(response.headers['content-type']).toContain('application/json')
  const document = response.json() as { openapi: string; paths: Record<string, Record<string, Operation>> }
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/live']?.get?.operationId).toBe('live')
  for (const name of callNames) {
    const { method, path } = addressOf(name)
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const described = [
      ...(operation?.parameters ?? []).map((parameter) => parameter.name),
      ...Object.keys(operation?.requestBody?.content['application/json']?.schema.properties ?? {}),
    ]
    expect(described.sort(), name).toEqual(Object.keys(contract[name].input.shape).sort())
    for (const field of path.match(/(?<=\{)\w+/g) ?? [])
      expect(operation?.parameters).toContainEqual(expect.objectContaining({ name: field, in: 'path', required: true }))
    for (const refusal of [...contract[name].refusals, ...anyRefusals])
      expect(operation?.responses[refusals[refusal]]?.description, `${name} ${refusal}`).toMatch(
        new RegExp(`\\b${refusal}\\b`),
      )
  }
})

test('every reference within it leads somewhere', async () => {
  const shop = await openShop()
  const document = (await shop.inject({ url: '/api/openapi.json' })).json()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(references.length).toBeGreaterThan(0)
  for (const reference of new Set(references)) {
    const target = reference
      .split('/')
      .reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], document)
    expect(target, reference).toBeDefined()
  }
})
