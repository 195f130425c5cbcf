// CSV text: whole for a spreadsheet, and never a formula.
import { expect, test } from 'vitest'
import { csvText, separatorOf, unescapedCell } from './csv.ts'

test('[LIFE-7] a cell that a spreadsheet would run is text, and comes back as it was', () => {
  for (const cell of ['=1+1', '+32', '-5', '@cmd', '\t=x', ' =x', "'=x", '＝1']) {
    const [row = ''] = csvText([[cell]], ',')
      .slice(1)
      .split('\r\n')
    expect(row.replace(/^"|"$/g, '')).toBe(`'${cell}`)
    expect(unescapedCell(`'${cell}`)).toBe(cell)
  }
})

test('[LIFE-7] separators, quotes and lines within a cell stay in it', () => {
  expect(csvText([['a;b', 'c"d', 'e\nf', 'g'], ['Ω']], ';')).toBe('\ufeff"a;b";"c""d";"e\nf";g\r\nΩ\r\n')
  expect([separatorOf('nl'), separatorOf('en')]).toEqual([';', ','])
})
