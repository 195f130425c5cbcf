// Finding a branch among many: by what is typed, and by how far it is.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { antwerpen } from '../testing/fixtures.ts'
import { findBranches, metresBetween, readyToFind, type SoughtBranch } from './find-branches.ts'

const merksem: SoughtBranch = {
  id: 'merksem',
  name: { en: 'Merksem', fr: 'Merxem', ar: 'مركسم' },
  address: { en: 'Eekhoornlei 52, 2170 Antwerpen', fr: 'Allée des Écureuils 52, 2170 Anvers' },
  latitude: 51.247,
  longitude: 4.446,
}
const liege: SoughtBranch = {
  id: 'liege',
  name: 'Liège Guillemins',
  address: 'Rue Sœurs-de-Hasque 2000, 4000 Liège',
  latitude: 50.6245,
  longitude: 5.5669,
}
const etterbeek: SoughtBranch = { id: 'etterbeek', name: 'Etterbeek', address: 'Jachtlaan 41, 1040 Etterbeek' }
const all: readonly SoughtBranch[] = [antwerpen, merksem, liege, etterbeek]

const found = (typed: string) => findBranches(all, { typed, position: null }).map(({ branch }) => branch.id)

describe('[J-84] a branch is found among many', () => {
  test('by its name, street and town, each word by its beginning, whatever its case and accents', () => {
    expect(found('ETTER')).toEqual(['etterbeek'])
    expect(found('jachtl')).toEqual(['etterbeek'])
    expect(found('liege gui')).toEqual(['liege'])
    expect(found('soeurs')).toEqual(['liege'])
    expect(found('lemins')).toEqual([])
    expect(found('etter liege')).toEqual([])
  })

  test('in every language, and in those that a page reads later', () => {
    expect(found('ecureuils')).toEqual(['merksem'])
    expect(found('مركسم')).toEqual(['merksem'])
    const others = new Map([['liege', [{ name: 'Luik', address: 'Gulden Straat' }]]])
    const later = findBranches(all, { typed: 'luik', position: null, others })
    expect(later.map(({ branch }) => branch.id)).toEqual(['liege'])
    expect(found('luik')).toEqual([])
  })

  test('a postcode by its first digits, and before the number of a house', () => {
    expect(found('10')).toEqual(['etterbeek'])
    expect(found('21')).toEqual(['merksem'])
    expect(found('2170')).toEqual(['merksem'])
    expect(found('4')).toEqual(['liege', 'etterbeek'])
    expect(found('52')).toEqual(['merksem'])
  })

  test('those found by their name come before those found by their street', () => {
    expect(found('antwerpen')).toEqual(['antwerpen', 'merksem'])
    const turned = findBranches([...all].reverse(), { typed: 'antwerpen', position: null })
    expect(turned.map(({ branch }) => branch.id)).toEqual(['antwerpen', 'merksem'])
  })

  test('one letter may differ if nothing else is found, but no digit', () => {
    expect(found('eterbeek')).toEqual(['etterbeek'])
    expect(found('1041')).toEqual([])
    expect(found('1041 eterbeek')).toEqual([])
    expect(found('1040 eterbeek')).toEqual(['etterbeek'])
  })

  test('without a text all are there as the owner sorted them, those used last before the others', () => {
    const ids = all.map(({ id }) => id)
    expect(found(' ')).toEqual(ids)
    const search = { typed: '', position: null, first: ['etterbeek', 'closed for ever'] }
    expect(findBranches(all, search).map(({ branch }) => branch.id)).toEqual([
      'etterbeek',
      'antwerpen',
      'merksem',
      'liege',
    ])
  })

  test('with a position the nearest comes first, those without a place last, whatever was used last', () => {
    const position = { latitude: 51.25, longitude: 4.44 }
    const near = findBranches(all, { typed: '', position, first: ['liege'] })
    expect(near.map(({ branch }) => branch.id)).toEqual(['merksem', 'antwerpen', 'liege', 'etterbeek'])
    expect(near.map(({ metres }) => metres && Math.round(metres / 100))).toEqual([5, 44, 1052, null])
    const typed = findBranches(all, { typed: 'antwerpen', position })
    expect(typed.map(({ branch }) => branch.id)).toEqual(['merksem', 'antwerpen'])
  })
})

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const position = fc.record({ latitude: degrees(90), longitude: degrees(180) })

test('[J-84] a distance is the same both ways, at most half the way around the earth, and 0 to the place itself', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const there = metresBetween(one, other)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(Math.PI * 6_371_000 + 1)
      expect(there).toBeCloseTo(metresBetween(other, one), 3)
      expect(metresBetween(one, one)).toBeCloseTo(0, 3)
    }),
  )
})

test('[J-84] what is found is among the branches, each once, and every text of its own finds it', () => {
  const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  const branches = fc.uniqueArray(fc.record({ id: fc.uuid(), name, address: name }), { selector: ({ id }) => id })
  fc.assert(
    fc.property(branches, fc.option(position), (some, here) => {
      for (const one of some) {
        const ids = findBranches(some, { typed: one.name, position: here }).map(({ branch }) => branch.id)
        expect(ids).toContain(one.id)
        expect(new Set(ids).size).toBe(ids.length)
      }
    }),
  )
})

test('[J-84] what was made ready finds what is found without, and other names that come later are searched, too', () => {
  const later = new Map([['etterbeek', [{ name: 'Schaarbeek', address: 'Rue du Midi 1' }]]])
  const fresh = all.map((branch) => ({ ...branch }))
  expect([...readyToFind(fresh)]).toEqual([])
  const ids = (typed: string, others = new Map()) =>
    findBranches(fresh, { typed, position: null, others }).map(({ branch }) => branch.id)
  expect(ids('antwerpen')).toEqual(found('antwerpen'))
  expect(ids('schaar')).toEqual([])
  expect(ids('schaar', later)).toEqual(['etterbeek'])
  expect(ids('schaar')).toEqual([])
})
