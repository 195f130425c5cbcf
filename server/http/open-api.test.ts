// The documents of the API are those of the contract.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressOf, callNames } from '../../contract/addresses.ts'
import { contract } from '../../contract/index.ts'
import { version } from '../version.ts'
import { apiTable } from './api-table.ts'
import { openApi } from './open-api.ts'

const document = openApi(version) as { paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>> }
const docs = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')

test('every call of the contract is in it, with each of its refusals', () => {
  for (const name of callNames) {
    const { method, path } = addressOf(name)
    const operation = document.paths[path]?.[method.toLowerCase()]
    const told = Object.values(operation?.responses ?? {}).map(({ description }) => description).join(' ')
    for (const refusal of contract[name].refusals) expect(told, `${name} ${refusal}`).toContain(refusal)
  }
})

test('the copies in docs are those of today; npm run api-docs writes them', () => {
  expect(JSON.parse(docs('openapi.json'))).toEqual(JSON.parse(JSON.stringify(document)))
  expect(docs('api.md')).toBe(apiTable())
})
