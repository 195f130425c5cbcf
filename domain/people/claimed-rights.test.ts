// Rights by claim: which texts are rules, and what a claim of any kind gives.
import { describe, expect, test } from 'vitest'
import { hasRights, readClaimRules, rightsOf, sameRights } from './claimed-rights.ts'

const branches = ['antwerpen', 'merksem', 'schoten']
const rules =
  readClaimRules('noisette-owners=owner; merksem=barista@merksem ;leads=manager@merksem;area=barista@*') ?? []
const places = { branches, regions: ['coast'] }
const given = (claim: unknown) => rightsOf(rules, claim, places)

describe('rules', () => {
  test('[CHAIN-5] a value may contain =, as the names of a directory do', () => {
    expect(readClaimRules('CN=owners,DC=noisette=owner;b=barista@antwerpen;')).toEqual([
      { value: 'CN=owners,DC=noisette', role: 'owner' },
      { value: 'b', role: 'barista', branch: 'antwerpen' },
    ])
  })

  test.each([
    '',
    ';',
    'owner',
    '=owner',
    'a=chef@merksem',
    'a=barista',
    'a=barista@',
    'a=owner@merksem',
    'a=barista@merksem@schoten',
    'a=owner;b=toString@merksem',
  ])('[CHAIN-5] %j is refused as a whole', (text) => {
    expect(readClaimRules(text)).toBeUndefined()
  })
})

describe('what a claim gives', () => {
  test('[CHAIN-5] a list, one text, and the strongest role at each branch', () => {
    expect(given(['merksem', 'others'])).toEqual({
      owner: false,
      ownBranches: [{ branch: 'merksem', role: 'barista' }],
      regions: [],
      unknown: [],
    })
    expect(given('noisette-owners')).toEqual({ owner: true, ownBranches: [], regions: [], unknown: [] })
    for (const claim of [
      ['merksem', 'leads'],
      ['leads', 'merksem'],
    ])
      expect(given(claim).ownBranches).toEqual([{ branch: 'merksem', role: 'manager' }])
    const area = given(['area', 'leads'])
    expect(sameRights(area, { ...area, ownBranches: [...area.ownBranches].reverse() })).toBe(true)
    expect(Object.fromEntries(area.ownBranches.map(({ branch, role }) => [branch, role]))).toEqual({
      antwerpen: 'barista',
      merksem: 'manager',
      schoten: 'barista',
    })
  })

  test.each([
    undefined,
    null,
    7,
    true,
    {},
    { groups: ['merksem'] },
    [7, null, ['merksem']],
    [],
    '',
    'Merksem',
    'constructor',
  ])('[CHAIN-5] %j gives nothing', (claim) => {
    expect(hasRights(given(claim))).toBe(false)
  })

  test('[CHAIN-5] an unknown branch is named, and the other values count', () => {
    const more = [...rules, ...(readClaimRules('old=manager@deurne') ?? [])]
    expect(rightsOf(more, ['old', 'merksem'], places)).toEqual({
      owner: false,
      ownBranches: [{ branch: 'merksem', role: 'barista' }],
      regions: [],
      unknown: ['deurne'],
    })
  })

  test('[CHAIN-5] a role in a region, the strongest where two apply; an unknown region is named', () => {
    const area = readClaimRules('area=barista@region:coast;leads=manager@region:coast;old=barista@region:hills') ?? []
    expect(rightsOf(area, 'area', places)).toMatchObject({
      ownBranches: [],
      regions: [{ region: 'coast', role: 'barista' }],
    })
    const both = rightsOf(area, ['leads', 'area', 'old'], places)
    expect(both).toMatchObject({ regions: [{ region: 'coast', role: 'manager' }], unknown: ['region:hills'] })
    expect(hasRights(both)).toBe(true)
    expect(sameRights(both, { ...both, regions: [] })).toBe(false)
  })

  test('[CHAIN-5] of 10,000 groups the one that counts is found', () => {
    const claim = Array.from({ length: 10_000 }, (_, index) => `group-${index}`)
    expect(hasRights(given(claim))).toBe(false)
    expect(given([...claim, 'merksem']).ownBranches).toHaveLength(1)
  })
})
