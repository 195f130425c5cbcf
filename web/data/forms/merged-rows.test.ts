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
