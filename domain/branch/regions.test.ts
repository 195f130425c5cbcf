// What is wrong with a list of regions, and which regions a list means.
import { expect, test } from 'vitest'
import { checkRegions, regionLimits, regionsOf } from './regions.ts'

const known = [
  { id: 'antwerpen', name: { nl: 'Antwerpen', en: 'Antwerp' } },
  { id: 'kust', name: { nl: 'Kust' } },
]

test('[CHAIN-2] regions are renamed, ordered and made by one list, and a new one has an id from its name', () => {
  const typed = [{ id: 'kust', name: { nl: ' De kust ' } }, { name: { nl: 'Antwerpen' } }, { name: { ar: 'الجنوب' } }]
  expect(checkRegions(typed, known)).toEqual([])
  expect(regionsOf(typed, known)).toEqual([
    { id: 'kust', name: { nl: 'De kust' } },
    { id: 'antwerpen-2', name: { nl: 'Antwerpen' } },
    { id: 'region', name: { ar: 'الجنوب' } },
  ])
})

test.each([
  [{ name: {} }, 'region_name_missing', 'regions.1.name'],
  [{ name: { en: '\u200b' } }, 'region_name_missing', 'regions.1.name'],
  [{ name: { en: 'x'.repeat(regionLimits.name + 1) } }, 'region_name_too_long', 'regions.1.name'],
  [{ name: { nl: ' KUST ' } }, 'region_name_taken', 'regions.1.name'],
  [{ name: { nl: 'Ｋｕｓｔ', en: 'Elsewhere' } }, 'region_name_taken', 'regions.1.name'],
  [{ id: 'gone', name: { nl: 'Gone' } }, 'region_unknown', 'regions.1'],
  [{ id: 'kust', name: { nl: 'Twice' } }, 'region_unknown', 'regions.1'],
] as const)('[CHAIN-2] of the second region %j the problem is %s, at %s', (second, problem, field) => {
  expect(checkRegions([{ id: 'kust', name: { nl: 'Kust' } }, second], known)).toEqual([{ problem, field }])
})

test('[CHAIN-2] there are not more regions than a list shows', () => {
  const most = Array.from({ length: regionLimits.regions }, (_, place) => ({ name: { en: `Region ${place}` } }))
  expect(checkRegions(most, [])).toEqual([])
  expect(checkRegions([...most, { name: { en: 'One more' } }], [])).toEqual([
    { problem: 'regions_too_many', field: 'regions' },
  ])
})
