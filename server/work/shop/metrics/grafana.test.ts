// The board for Grafana asks only for what the server gives, with labels that it has.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { shopsOn } from '#server/testing/test-shop.ts'

interface Board {
  readonly panels: readonly {
    readonly title: string
    readonly type: string
    readonly targets?: readonly { readonly expr: string }[]
  }[]
}

const board = JSON.parse(readFileSync(new URL('../../../../docs/grafana.json', import.meta.url), 'utf8')) as Board
const queries = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
const openShop = shopsOn('sqlite')

/** The words of PromQL that the board uses; whatever else is a name is that of a metric. */
const words = new Set(['min', 'max', 'sum', 'by', 'rate', 'histogram_quantile'])

/** Metrics and labels of a query; throws if its brackets do not match or something is left over. */
function parse(query: string): { metrics: string[]; labels: string[] } {
  const metrics: string[] = []
  const labels: string[] = []
  const open: string[] = []
  const pieces = query.match(/"[^"]*"|\[\d+[smhd]\]|=~|[A-Za-z_]\w*|[\d.]+|[(){},=/]|\s+|./g) ?? []
  let isBy = false
  for (const piece of pieces) {
    if ('({'.includes(piece)) open.push(piece)
    else if (')}'.includes(piece)) {
      if (open.pop() !== (piece === ')' ? '(' : '{')) throw new Error(`${piece} has no partner in ${query}`)
      isBy = false
    } else if (/^[A-Za-z_]/.test(piece)) {
      if (open.at(-1) === '{' || isBy) labels.push(piece)
      else if (words.has(piece)) isBy = piece === 'by'
      else metrics.push(piece)
    } else if (!/^("|\[|=~|[\d.,=/]|\s)/.test(piece)) throw new Error(`${piece} does not belong into ${query}`)
  }
  if (open.length > 0) throw new Error(`${open} is not closed in ${query}`)
  return { metrics, labels }
}

test('[SAFE-7] every query of the board can be read, and asks for metrics and labels that the server gives', async () => {
  const token = 'a-token-for-measuring'
  const shop = await openShop({ config: { metrics: { port: null, host: '127.0.0.1', token } } })
  await shop.ask('orders.place', noorsOrder())
  const { body } = await shop.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  const given = new Set(body.split('\n').flatMap((line) => /^([a-z]\w*)[ {]/.exec(line)?.[1] ?? []))
  // Prometheus adds the server that it asked.
  const known = new Set(['instance', ...[...body.matchAll(/[{,](\w+)="/g)].map(([, label]) => label)])
  expect(queries.length).toBeGreaterThan(15)
  for (const query of queries) {
    const { metrics, labels } = parse(query)
    expect(metrics.length, query).toBeGreaterThan(0)
    for (const metric of metrics) expect(given, query).toContain(metric)
    for (const label of labels) expect(known, query).toContain(label)
  }
})

test('[SAFE-7] a query with a mistake would be noticed', () => {
  for (const wrong of ['sum(noisette_x', 'rate(noisette_x[5m]))', 'noisette_x{a="b"', 'noisette_x ; drop'])
    expect(() => parse(wrong), wrong).toThrow()
})
