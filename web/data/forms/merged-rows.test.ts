// Lists that two people changed at once.
import { describe, expect, test } from 'vitest'
import { mergedRows } from './merged-rows.ts'

interface Row {
  readonly id: string
  readonly price: string
  readonly note?: string
}
const row = (id: string, price: string, note = ''): Row => ({ id, price, note })
const idOf = ({ id }: Row) => id
const merged = (base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]) =>
  mergedRows(base, mine, theirs, { inMine: idOf, inTheirs: idOf })

const milk = row('milk', '0')
const oat = row('oat', '0.45')
const soy = row('soy', '0.40')

describe('[J-6] of a list that two people changed', () => {
  test('each keeps what they typed, in different rows and in different fields of one', () => {
    const mine = [milk, row('oat', '0.60'), soy]
    const theirs = [milk, row('oat', '0.45', 'from Ghent'), row('soy', '0.50')]
    expect(merged([milk, oat, soy], mine, theirs)).toEqual([milk, row('oat', '0.60', 'from Ghent'), row('soy', '0.50')])
  })

  test('where both typed in one field, mine stands', () => {
    expect(merged([oat], [row('oat', '0.60')], [row('oat', '0.50')])).toEqual([row('oat', '0.60')])
  })

  test('a row that a form numbers anew is still the same one, by what it is called where it is stored', () => {
    const numbered = (from: number, rows: readonly Row[]) => rows.map((each, at) => ({ ...each, key: from + at }))
    const names = { inMine: ({ key }: Row & { key: number }) => key, inTheirs: idOf }
    const theirs = numbered(30, [milk, oat, row('soy', '0.50')])
    expect(
      mergedRows(numbered(10, [milk, oat, soy]), numbered(20, [milk, row('oat', '0.60')]), theirs, names),
    ).toMatchObject([milk, row('oat', '0.60'), row('soy', '0.50')])
  })

  test('a row that was sent and has a name only since is itself, not one more', () => {
    const names = { inMine: ({ note = '' }: Row) => note, inTheirs: ({ id }: Row) => id || undefined }
    const sent = [row('milk', '0', 'a'), row('', '0.45', 'b')]
    const now = [row('milk', '0', 'a'), row('', '0.60', 'b')]
    const stored = [row('milk', '0', 'a'), row('oat', '0.45', 'b')]
    expect(mergedRows(sent, now, stored, names)).toEqual([row('milk', '0', 'a'), row('oat', '0.60', 'b')])
  })

  test('of a row that both added under one name, mine stands', () => {
    expect(merged([milk], [milk, row('oat', '0.60')], [milk, oat])).toEqual([milk, row('oat', '0.60')])
  })

  test('what either added stays, once if both added the same', () => {
    const rice = row('rice', '0.50')
    expect(merged([milk], [milk, oat, rice], [milk, soy, rice])).toEqual([milk, soy, rice, oat])
  })

  test('what either removed goes, unless the other changed it', () => {
    expect(merged([milk, oat, soy], [milk, soy], [oat, soy])).toEqual([soy])
    expect(merged([milk, oat], [milk], [milk, row('oat', '0.50')])).toEqual([milk, row('oat', '0.50')])
    expect(merged([milk, oat], [milk, row('oat', '0.60')], [milk])).toEqual([milk, row('oat', '0.60')])
  })

  test('the order is mine if I changed it, else theirs', () => {
    expect(merged([milk, oat, soy], [soy, milk, oat], [milk, row('oat', '0.50'), soy])).toEqual([
      soy,
      milk,
      row('oat', '0.50'),
    ])
    expect(merged([milk, oat, soy], [milk, row('oat', '0.60'), soy], [soy, oat, milk])).toEqual([
      soy,
      row('oat', '0.60'),
      milk,
    ])
  })
})
