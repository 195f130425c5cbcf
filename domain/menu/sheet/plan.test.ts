// What taking a sheet over would do: matched, compared, checked and put in order, before anything is done.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#domain/shared/locale.ts'
import { cappuccino, menu as items, salmonBagel } from '#domain/testing/fixtures.ts'
import type { OptionGroup } from '../options.ts'
import type { Cell } from './cell.ts'
import { readSheet } from './headings.ts'
import { planSheet, type SheetPlan } from './plan.ts'
import type { SheetMenu } from './read-row.ts'
import { menuTable } from './table.ts'

const categories = [
  { id: 'COFFEE', name: { en: 'Coffee', nl: 'Koffie' }, desc: {}, index: 1, icon: 'cup' as const },
  { id: 'BAGEL', name: { en: 'Bagels' }, desc: {}, index: 2, icon: 'cup' as const },
]
const milk: OptionGroup = {
  id: 'milk',
  name: { en: 'Milk', nl: 'Melk' },
  kind: 'one',
  min: 0,
  max: 1,
  included: 0,
  options: [{ id: 'oat', name: { en: 'Oat' }, price: 40, most: 1 }],
}
const mocha = { ...cappuccino, id: 'mocha', name: { en: 'Mocha' }, price: 380 }
const latte = { ...cappuccino, id: 'latte', name: { en: 'Latte', nl: 'Koffie verkeerd' }, price: 410 }
const branches = [
  { id: 'antwerpen', name: { en: 'Antwerp', nl: 'Antwerpen' } },
  { id: 'gent', name: { en: 'Ghent', nl: 'Gent' } },
]
const menu = {
  branches,
  categories,
  items: [cappuccino, mocha, latte, salmonBagel],
  groups: [milk],
  uses: new Map([['latte', [{ group: 'milk', min: 1 }]]]),
}

const planned = (
  table: Cell[][],
  { removes = false, locale = 'en' as Locale, on = menu as SheetMenu } = {},
): SheetPlan => {
  const sheet = readSheet(table, locale, on)
  if (!sheet.ok) throw new Error(sheet.refusal)
  return planSheet(sheet.value.rows, on, { locale, removes })
}
const outAndIn = (on: SheetMenu, out: Locale, back: Locale): SheetPlan => {
  const { headings, rows } = menuTable(on, out)
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.cents / 100 : cell)))
  return planned([[...headings], ...cells], { on, locale: back, removes: true })
}
const mistakes = (plan: SheetPlan) => plan.mistakes.map(({ row, column, problem }) => `${row} ${column} ${problem}`)

describe('[CATG-3] a sheet', () => {
  test('[VAT-1] [PAY-8] says VAT class and meal vouchers in any language, and leaves them alone without their columns', () => {
    const taxed = {
      ...menu,
      items: [{ ...cappuccino, vat: 'alcohol' as const, vouchers: false }, mocha, latte, salmonBagel],
    }
    for (const locale of ['nl', 'fr', 'ar'] as const) expect(outAndIn(taxed, locale, 'en').changed).toEqual([])
    const sheet = (...row: Cell[]) => planned([['Id', 'VAT class', 'Maaltijdcheques'], row], { on: taxed })
    const draft = (...row: Cell[]) => sheet(...row).changed[0]?.draft
    expect(draft('mocha', 'frisdrank, koffie', true)).toMatchObject({ vat: 'drink', vouchers: true })
    const emptied = draft('cappuccino', '', null)
    expect([emptied?.vat, emptied?.vouchers]).toEqual([undefined, undefined])
    expect(mistakes(sheet('mocha', 'luxury', 'perhaps'))).toEqual(['2 vat vat_unknown', '2 vouchers vouchers_unclear'])
    expect(
      planned(
        [
          ['Id', 'Price'],
          ['cappuccino', 3.3],
        ],
        { on: taxed },
      ).changed[0]?.draft.vat,
    ).toBe('alcohol')
  })

  test('that nobody changed changes nothing, in whatever language it went out', () => {
    for (const locale of ['en', 'nl', 'fr', 'ar'] as const) {
      const { headings, rows } = menuTable({ ...menu, items: [...menu.items, ...items.slice(2)] }, locale)
      const table = [
        headings,
        ...rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.cents / 100 : cell))),
      ]
      const sheet = readSheet(table as Cell[][], 'en')
      const all = { ...menu, items: [...menu.items, ...items.slice(2)] }
      const plan = sheet.ok && planSheet(sheet.value.rows, all, { locale: 'en', removes: true })
      // The wine and the board of the world of tests belong to categories that this menu does not have.
      expect(plan && { ...plan, added: plan.added.length, categories: plan.categories.length }).toMatchObject({
        added: 0,
        changed: [],
        removed: [],
        orders: [],
        mistakes: [],
        remarks: [],
      })
    }
  })

  test('says of each change what was and what will be, and leaves what it has no column for', () => {
    const plan = planned([
      ['Id', 'Name (English)', 'Price'],
      ['cappuccino', 'Cappuccino grande', '3,40'],
      ['mocha', 'Mocha', '3.80'],
    ])
    expect(plan).toMatchObject({ unchanged: 1, added: [], removed: [], missing: 2, mistakes: [] })
    expect(plan.changed).toMatchObject([
      {
        row: 2,
        id: 'cappuccino',
        draft: { name: { ...cappuccino.name, en: 'Cappuccino grande' }, price: 340, image: cappuccino.image },
        fields: [
          { column: 'name.en', from: 'Cappuccino', to: 'Cappuccino grande' },
          { column: 'price', from: '3.20', to: '3.40' },
        ],
      },
    ])
  })

  test('[H-29] keeps spirits, in whatever language it goes out and comes back', () => {
    const rum = { contains: ['alcohol', 'spirits'] as const, mayContain: [] }
    for (const locale of ['en', 'nl', 'fr', 'ar'] as const) {
      const declared = { ...menu, items: [{ ...mocha, declaration: rum }] }
      expect(outAndIn(declared, locale, locale)).toMatchObject({ changed: [], added: [], mistakes: [] })
      const { headings, rows } = menuTable(declared, locale)
      const cells = rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.cents / 100 : cell)))
      const plan = planned([[...headings], ...cells], { locale, on: { ...menu, items: [mocha] } })
      expect(plan.changed.map(({ draft }) => draft.declaration)).toEqual([rum])
    }
  })

  test('adds an item, says which languages it lacks, and proposes a category that nobody has', () => {
    const plan = planned([
      ['Categorie', 'Naam', 'Prijs', 'Bevat'],
      ['Soep', 'Tomatensoep', '5,50', 'selderij, melk'],
      ['soep', 'Pompoensoep', '5,50', 'geen'],
    ])
    expect(plan.categories).toEqual([{ en: 'Soep' }])
    expect(plan.added).toMatchObject([
      {
        row: 2,
        category: { proposed: 0 },
        draft: { name: { nl: 'Tomatensoep' }, price: 550, declaration: { contains: ['milk', 'celery'] } },
      },
      { row: 3, category: { proposed: 0 }, draft: { declaration: { contains: [], mayContain: [] } } },
    ])
    expect(plan.remarks).toMatchObject([
      { row: 2, problem: 'languages_missing', value: 'en, fr, ar' },
      { row: 3, problem: 'languages_missing' },
    ])
  })

  test('finds an item without its id by its name, once, and says so', () => {
    const plan = planned([
      ['Category', 'Name', 'Price'],
      ['Koffie', 'koffie  verkeerd', '4.50'],
      ['Coffee', 'Latte', '4.60'],
    ])
    expect(plan.changed.map(({ id, row }) => [id, row])).toEqual([['latte', 2]])
    expect(plan.remarks).toContainEqual(expect.objectContaining({ row: 2, problem: 'found_by_name', value: 'latte' }))
    expect(plan.added).toMatchObject([{ row: 3 }])
  })

  test('removes what it does not have only if somebody says so', () => {
    const table = [['Id'], ['latte'], ['mocha']]
    expect(planned(table)).toMatchObject({ removed: [], missing: 2 })
    expect(planned(table, { removes: true })).toMatchObject({ removed: ['cappuccino', 'salmon-bagel'] })
  })

  test('puts items in another order, and only those that it moves are said to move', () => {
    const plan = planned([
      ['Id', 'Place'],
      ['cappuccino', 1],
      ['mocha', 2],
      ['latte', 1],
    ])
    expect(plan.changed.map(({ id, fields }) => [id, fields])).toEqual([
      ['latte', [{ column: 'place', from: '3', to: '1' }]],
    ])
    expect(plan.orders).toEqual([{ category: { id: 'COFFEE' }, items: ['latte', 'cappuccino', 'mocha'] }])
    const last = planned([
      ['Id', 'Place'],
      ['cappuccino', 99],
    ])
    expect(last.orders).toEqual([{ category: { id: 'COFFEE' }, items: ['mocha', 'latte', 'cappuccino'] }])
    expect(
      planned([
        ['Id', 'Place'],
        ['latte', 99],
      ]),
    ).toMatchObject({ changed: [], orders: [], unchanged: 1 })
  })

  test('moves an item to another category, where it comes last unless the sheet says where', () => {
    const plan = planned([
      ['Id', 'Category'],
      ['mocha', 'Bagels'],
    ])
    expect(plan.changed).toMatchObject([{ id: 'mocha', category: { id: 'BAGEL' } }])
    expect(plan.orders).toEqual([])
    const first = planned([
      ['Id', 'Category', 'Place'],
      ['mocha', 'Bagels', 1],
    ])
    expect(first.orders).toEqual([{ category: { id: 'BAGEL' }, items: ['mocha', 'salmon-bagel'] }])
  })

  test('keeps how a group is asked for, takes groups by id or name, and knows no others', () => {
    const plan = planned([
      ['Id', 'Options'],
      ['latte', 'milk'],
      ['mocha', 'Melk'],
      ['cappuccino', 'syrup'],
    ])
    expect(plan.changed).toMatchObject([{ id: 'mocha', uses: [{ group: 'milk' }] }])
    expect(mistakes(plan)).toEqual(['4 groups group_unknown'])
    expect(
      planned([
        ['Id', 'Options'],
        ['latte', ''],
      ]).changed,
    ).toMatchObject([{ id: 'latte', uses: [] }])
  })

  test('an item without a declaration stays so, none is said with a word, and traces alone say too little', () => {
    const plan = planned([
      ['Id', 'Contains', 'May contain traces of'],
      ['latte', '', ''],
      ['mocha', 'None', ''],
      ['cappuccino', '', 'nuts'],
      ['salmon-bagel', 'wheat (gluten), gluten, fish', 'soja'],
    ])
    expect(plan.changed.map(({ id, draft }) => [id, draft.declaration])).toEqual([
      ['mocha', { contains: [], mayContain: [] }],
      ['salmon-bagel', { contains: ['wheat', 'fish'], mayContain: ['soy'] }],
    ])
    expect(mistakes(plan)).toEqual(['4 mayContain allergen_group', '5 contains allergen_group'])
    expect(
      mistakes(
        planned([
          ['Id', 'Contains', 'May contain traces of'],
          ['latte', '', 'soy'],
        ]),
      ),
    ).toEqual(['2 contains contains_missing'])
  })

  test('each mistake is named by its row and column', () => {
    const plan = planned([
      ['Id', 'Category', 'Name', 'Price', 'Combo for 2: price', 'Combo for 2: pieces', 'Place', 'Colour'],
      ['latte', 'Coffee', '', 'cheap', '', '', 'first', 'brown'],
      ['latte', 'Coffee', 'Latte again', '4', '', '', '', ''],
      ['', '', 'No shelf', '4', '', '', '', ''],
      ['', 'Coffee', 'Free', '', '', '', '', ''],
      ['', 'Coffee', 'Board', '', '12', '0', '', ''],
      ['', 'Coffee', 'Twin', '4', '', '', '', ''],
      ['', 'Koffie', 'TWIN', '4', '', '', '', ''],
      ['', 'Coffee', 'x'.repeat(81), '4', '', '', '', ''],
      ['', 'y'.repeat(61), 'Long shelf', '4', '', '', '', ''],
      ['', 'Coffee', 'Dated', { unread: 'date' }, '', '', '', ''],
      ['', 'Coffee', 'Broken', '#REF!', '', '', '', ''],
      ['', 'Coffee', 'Dear', '1.500,00', '', '', '', ''],
    ])
    expect(mistakes(plan)).toEqual([
      '2 price price_invalid',
      '2 place place_invalid',
      '3 id id_twice',
      '4 category category_missing',
      '5 price price_missing',
      '6 pieces.2.count pieces_invalid',
      '8 null name_twice',
      '9 name.en name_too_long',
      '10 category category_name_too_long',
      '11 price cell_date',
      '12 price cell_error',
      '13 price price_too_high',
    ])
    expect(plan.mistakes.find(({ problem }) => problem === 'id_twice')).toMatchObject({ other: 2, value: 'latte' })
  })

  test('a row with a mistake takes no item off the menu', () => {
    const plan = planned(
      [
        ['Id', 'Price'],
        ['latte', 'x'],
        ['mocha', '3.80'],
        ['cappuccino', '3.20'],
      ],
      { removes: true },
    )
    expect(plan.removed).toEqual(['salmon-bagel'])
  })
})

describe('[CATG-2] [CATG-3] prices per branch', () => {
  const dear = { ...latte, sold: { branches: ['gent'], prices: { gent: 450 }, times: [{ until: 660 }] } }
  const on = { ...menu, items: [cappuccino, mocha, dear] }
  const soldIn = (plan: SheetPlan, at = 0) => plan.changed[at]?.draft.sold

  test('go out with a column for each branch, empty where the usual price holds, and come back unchanged', () => {
    const { headings, rows, columns } = menuTable(on, 'nl')
    expect(headings.slice(columns.indexOf('branch.antwerpen'), columns.indexOf('branch.gent') + 1)).toEqual([
      'Prijs in Antwerpen',
      'Prijs in Gent',
    ])
    expect(rows.map((row) => row[columns.indexOf('branch.gent')])).toEqual(['', '', { cents: 450 }])
    for (const back of ['en', 'nl', 'fr', 'ar'] as const)
      expect(outAndIn(on, 'nl', back)).toMatchObject({ changed: [], mistakes: [], remarks: [] })
  })

  test('are set, changed and emptied; a sheet without the columns leaves them, and where and when it is sold', () => {
    const plan = planned(
      [
        ['Id', 'Price in Ghent', 'branch.antwerpen'],
        ['latte', '', ''],
        ['mocha', '3,95', '3,80'],
      ],
      { on },
    )
    expect(soldIn(plan)).toEqual({ branches: ['gent'], times: [{ until: 660 }] })
    // A price equal to the usual one is none.
    expect(soldIn(plan, 1)).toEqual({ prices: { gent: 395 } })
    expect(plan.changed.map(({ fields }) => fields)).toEqual([
      [{ column: 'branch.gent', from: '4.50', to: '' }],
      [{ column: 'branch.gent', from: '', to: '3.95' }],
    ])
    const without = planned(
      [
        ['Id', 'Name (English)', 'Price'],
        ['latte', 'Latte', '4,20'],
      ],
      { on },
    )
    expect(soldIn(without)).toEqual(dear.sold)
  })

  test('that are wrong, alone, or of a branch that is unknown or does not sell the item are said', () => {
    const plan = planned(
      [
        ['Id', 'Price', 'Price in Ghent', 'Price in Antwerp', 'Price in Paris', 'branch.paris'],
        ['latte', '4,10', 'dear', '5', '6', '7'],
        ['mocha', '', '4', '', '', ''],
        ['cappuccino', '3,20', '1500', '', '', ''],
      ],
      { on },
    )
    expect(mistakes(plan)).toEqual([
      '2 branch.gent price_invalid',
      '3 price price_missing',
      '3 branch.gent branch_price_alone',
      '4 branch.gent price_too_high',
    ])
    expect(plan.remarks).toContainEqual({ row: 2, column: 'branch.antwerpen', problem: 'branch_not_sold', value: '5' })
    const unknown = readSheet([['Id', 'Price in Paris', 'branch.paris'], ['latte']], 'en', on)
    expect(unknown).toMatchObject({ value: { unknown: ['Price in Paris', 'branch.paris'] } })
  })

  test('of two branches with one name say which is which', () => {
    const twins = { ...on, branches: [...branches, { id: 'gent-2', name: { en: 'Ghent' } }] }
    expect(menuTable(twins, 'en').headings).toEqual(
      expect.arrayContaining(['Price in Antwerp', 'Price in Ghent gent', 'Price in Ghent gent-2']),
    )
    expect(outAndIn(twins, 'en', 'nl')).toMatchObject({ changed: [], mistakes: [] })
  })
})

describe('[OPT-7] [CATG-3] the parts of a meal deal', () => {
  const parts = [
    { id: 'main', name: { en: 'Main: big; or not', nl: 'Groot' }, choose: [{ item: 'salmon-bagel', extra: 0 }] },
    {
      id: 'drink',
      name: { en: 'Drink', nl: 'Drankje' },
      choose: [
        { item: 'cappuccino', extra: 0 },
        { item: 'latte', extra: 50 },
      ],
    },
  ]
  const lunch = { ...salmonBagel, id: 'lunch', name: { en: 'Lunch' }, price: 1290, parts }
  const on = { ...menu, items: [...menu.items, lunch] }
  const cell = 'Drink: cappuccino, latte +0.50'
  const read = (text: string, id = 'lunch') =>
    planned(
      [
        ['Id', 'Parts of the deal'],
        [id, text],
      ],
      { on },
    )

  test('go out by their names with the ids of their items, and come back unchanged, whatever signs are in the names', () => {
    const { columns, rows } = menuTable(on, 'nl')
    expect(rows.at(-1)?.[columns.indexOf('parts')]).toBe('Groot: salmon-bagel; Drankje: cappuccino, latte +0,50')
    for (const out of ['en', 'nl', 'fr', 'ar'] as const)
      expect(outAndIn(on, out, 'nl')).toMatchObject({ changed: [], mistakes: [], remarks: [] })
  })

  test('keep their ids and all their names; items may be named, and what nobody knows is a new part', () => {
    const [change] = read('DRANKJE: Mocha +€ 1,20, cappuccino ; Sweet: salmon-bagel').changed
    expect(change?.draft.parts).toEqual([
      {
        id: 'drink',
        name: { en: 'Drink', nl: 'Drankje' },
        choose: [
          { item: 'mocha', extra: 120 },
          { item: 'cappuccino', extra: 0 },
        ],
      },
      { id: 'sweet', name: { en: 'Sweet' }, choose: [{ item: 'salmon-bagel', extra: 0 }] },
    ])
    expect(change?.fields).toMatchObject([
      { column: 'parts', to: 'Drink: mocha +1.20, cappuccino; Sweet: salmon-bagel' },
    ])
    expect(read('').changed[0]?.draft.parts).toBeUndefined()
    const without = planned(
      [
        ['Id', 'Price'],
        ['lunch', '13'],
      ],
      { on },
    )
    expect(without.changed[0]?.draft.parts).toEqual(parts)
  })

  test('that nobody understands, hold another deal or nothing are said at their cell', () => {
    expect(mistakes(read('cappuccino'))).toEqual(['2 parts part_unclear'])
    expect(read('Drink: tea').mistakes).toMatchObject([{ problem: 'part_not_found', value: 'tea' }])
    expect(mistakes(read('Drink: '))).toEqual(['2 parts part_empty'])
    expect(mistakes(read('Drink: latte, latte'))).toEqual(['2 parts part_item_twice'])
    expect(mistakes(read('Drink: lunch'))).toEqual(['2 parts part_is_deal'])
    expect(mistakes(read(cell, 'mocha'))).toEqual([])
    expect(mistakes(read('Food: salmon-bagel', 'latte'))).toEqual(['2 parts in_other_deal'])
    const both = [
      ['Id', 'parts'],
      ['mocha', cell],
      ['cappuccino', 'Food: salmon-bagel'],
    ]
    expect(mistakes(planned(both, { on }))).toEqual(['2 parts part_is_deal', '3 parts in_other_deal'])
  })
})

describe('[H-72] a deal of items of the same sheet', () => {
  const sheet = [
    ['Id', 'Name (English)', 'Category', 'Price', 'Parts of the deal'],
    ['', 'Soup lunch', 'Coffee', '9.50', 'Soup: Leek soup, tomato-soup +0.50; Drink: latte'],
    ['', 'Leek soup', 'Coffee', '6', ''],
    ['tomato-soup', 'Tomato soup', 'Coffee', '6.20', ''],
  ]

  test('names them by their names or the ids that their rows say, before them or behind', () => {
    const { added, mistakes: wrong } = planned(sheet, { on: menu })
    expect(wrong).toEqual([])
    const [deal] = added
    expect(deal?.draft.parts?.map(({ choose }) => choose)).toEqual([
      [
        { item: 'row 3', extra: 0 },
        { item: 'row 4', extra: 50 },
      ],
      [{ item: 'latte', extra: 0 }],
    ])
    // The preview says them by name: they have no ids yet.
    expect(deal?.fields.find(({ column }) => column === 'parts')?.to).toBe(
      'Soup: Leek soup, Tomato soup +0.50; Drink: latte',
    )
  })

  test('a name that several have is refused with the ids to choose from, a new deal as part of another too', () => {
    const twice = [...sheet, ['leek', 'Leek soup', 'Bagels', '7', '']]
    expect(planned(twice, { on: menu }).mistakes).toMatchObject([
      { problem: 'part_name_twice', value: 'Leek soup: row 3, leek' },
    ])
    const nested = [...sheet, ['', 'Feast', 'Coffee', '20', 'All: Soup lunch']]
    expect(planned(nested, { on: menu }).mistakes.map(({ row, problem }) => [row, problem])).toContainEqual([
      5,
      'part_is_deal',
    ])
  })
})

describe('[CATG-3] the headings', () => {
  const columns = (row: Cell[], locale: Locale = 'en') => readSheet([row, row], locale)
  test('are understood in four languages, by their stable names, and as people shorten them', () => {
    expect(
      planned(
        [
          ['ID', 'name.nl', 'Prix'],
          ['latte', 'Latte', '5'],
        ],
        { locale: 'fr' },
      ).changed,
    ).toMatchObject([
      {
        fields: [
          { column: 'name.nl', to: 'Latte' },
          { column: 'price', from: '4,10', to: '5,00' },
        ],
      },
    ])
    expect(
      planned([
        ['المعرّف', 'Naam NL', 'Prijs (€)'],
        ['latte', 'Latte', '5'],
      ]).changed[0]?.fields.length,
    ).toBe(2)
  })
  test('that nobody knows are said, and so is a second one of the same column', () => {
    expect(columns(['Name', 'Picture', 'price', 'Price'])).toMatchObject({ value: { unknown: ['Picture', 'Price'] } })
  })
  test('must be there, and something below them', () => {
    expect(readSheet([], 'en')).toMatchObject({ refusal: 'sheet_empty' })
    expect(readSheet([['Name'], ['', null]], 'en')).toMatchObject({ refusal: 'sheet_empty' })
    expect(
      readSheet(
        [
          ['Latte', '4.10'],
          ['Mocha', '3'],
        ],
        'en',
      ),
    ).toMatchObject({ refusal: 'sheet_no_headings' })
  })
  test('may stand below empty rows, which count as the program counts them', () => {
    const sheet = readSheet([[''], ['Name'], [''], ['Latte']], 'en')
    expect(sheet.ok && sheet.value.rows.map(({ row }) => row)).toEqual([4])
  })
  test('of 5,001 rows are too many', () => {
    const rows = (count: number) => [['Name'], ...Array.from({ length: count }, (_, at) => [`Item ${at}`])]
    expect(readSheet(rows(5000), 'en').ok).toBe(true)
    expect(readSheet(rows(5001), 'en')).toMatchObject({ refusal: 'sheet_too_many_rows' })
  })
})
