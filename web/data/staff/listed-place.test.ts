// What a list is asked for, and which branches it shows.
import { expect, test } from 'vitest'
import { regionIn, regionPlace } from '#domain/branch/region-place.ts'
import { branchesIn, placeAsked } from './listed-place.ts'

const branches = [{ id: 'antwerpen', region: 'north' }, { id: 'merksem', region: 'north' }, { id: 'gent' }]
const ids = (place: string) => branchesIn(place, branches).map(({ id }) => id)

test('[CHAIN-2] a list shows all branches, one, or those of a region', () => {
  expect([ids(''), ids('gent'), ids(regionPlace('north'))]).toEqual([
    ['antwerpen', 'merksem', 'gent'],
    ['gent'],
    ['antwerpen', 'merksem'],
  ])
  expect([placeAsked(''), placeAsked('gent'), placeAsked(regionPlace('north'))]).toEqual([
    {},
    { branch: 'gent' },
    { region: 'north' },
  ])
  expect([regionIn('gent'), regionIn(regionPlace('gent'))]).toEqual([undefined, 'gent'])
})
