// Every call of the old site has its counterpart, which is in the contract and in the docs.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'
import { apiTable } from './api-table.ts'
import { oldCalls } from './old-calls.ts'

/** Section 7 of the specification, line by line. */
const section7 = [
  'GET orders.json',
  'GET orders/{id}.json',
  'PUT orders/{n}.json',
  'PUT orders/{id}.json',
  'DELETE orders/{id}/.json',
  'GET reviews.json',
  'PUT reviews/{n}.json',
  'GET food.json',
  'PUT food/{id}.json',
  'PUT {n}.json at the root',
  'DELETE {id}.json at the root',
  'GET shopstatus.json',
  'PUT shopstatus.json',
  'GET deliveryMessage.json',
  'PUT deliveryMessage.json',
  'GET reservations.json',
  'POST to a form-handling service',
  'loadPosts',
  'updateFoodCategories',
]

const docs = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')

describe('[DATA-4] the old calls', () => {
  test('are all there, each once, in their order', () => {
    expect(oldCalls).toHaveLength(section7.length)
    for (const [place, call] of section7.entries()) expect(oldCalls[place]?.old.startsWith(call), call).toBe(true)
  })

  test.each(oldCalls.map((call) => [call.old, call] as const))('%s has a counterpart', (old, { ours }) => {
    for (const name of ours) {
      expect(contract[name], name).toBeDefined()
      expect(apiTable()).toContain(`\`${addresses[name]}\``)
    }
    const row = docs.split('\n').find((line) => line.startsWith(`| \`${old}\``))
    for (const name of ours) expect(row, 'docs/api.md').toContain(name)
  })
})
