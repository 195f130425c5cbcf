// Which address shows what.
import { describe, expect, test } from 'vitest'
import { categoryIds } from '../domain/menu/menu.ts'
import { editPaths } from './edit-paths.ts'
import { linkTo, pathOf } from './location.ts'
import { matchPath } from './match-path.ts'
import { categoryPaths, menuAt, pathFor } from './paths.ts'
import { queryValueOf } from './query.ts'

describe('the categories', () => {
  test('[ROUTE-5] /app is the coffee, /drinks the drinks and the cocktails, /foods everything', () => {
    expect(menuAt('/app')).toEqual(['COFFEE'])
    expect(menuAt('/drinks')).toEqual(['DRINKS', 'COCKTAILS'])
    expect(menuAt('/foods')).toBe('all')
    expect(menuAt('/order')).toBeUndefined()
  })

  test('[ROUTE-6] /food-edit-shushi edits the cold drinks, /beverage-edit the drinks and the cocktails', () => {
    expect(editPaths['/food-edit-shushi']).toEqual(['COLDDRINKS'])
    expect(editPaths['/beverage-edit']).toEqual(['DRINKS', 'COCKTAILS'])
  })

  test('each has a page of its own for customers and for staff', () => {
    for (const category of categoryIds) {
      expect(pathFor(categoryPaths, category), category).toBeDefined()
      expect(pathFor(editPaths, category), category).toBeDefined()
    }
    expect(pathFor(categoryPaths, 'COCKTAILS')).toBe('/drinks')
    expect(pathFor(editPaths, 'COCKTAILS')).toBe('/beverage-edit')
    expect(pathFor(categoryPaths, 'SOUP')).toBeUndefined()
  })
})

describe('a path', () => {
  test('matches its pattern and says what the names stand for', () => {
    expect(matchPath('/track/:token', '/track/K7QM2A9X')).toEqual({ token: 'K7QM2A9X' })
    expect(matchPath('/all-orders/:token/:id', '/all-orders/K7QM2A9X/12')).toEqual({ token: 'K7QM2A9X', id: '12' })
    expect(matchPath('/', '/')).toEqual({})
    expect(matchPath('/track', '/track/')).toEqual({})
  })

  test('of another length or word does not', () => {
    expect(matchPath('/track/:token', '/track')).toBeNull()
    expect(matchPath('/track', '/order')).toBeNull()
    expect(matchPath('/track/:token', '/track/a/b')).toBeNull()
  })

  test('with a broken escape is taken as it is', () => {
    expect(matchPath('/track/:token', '/track/%E0%A4')).toEqual({ token: '%E0%A4' })
  })

  test('is what stands behind the #, without a query', () => {
    expect(pathOf('#/foods?from=flyer')).toBe('/foods')
    expect(pathOf('')).toBe('/')
    expect(pathOf('foods')).toBe('/foods')
    expect(linkTo('/track')).toBe('#/track')
  })
})

test('the address behind the # may carry a value', () => {
  expect(queryValueOf('#/account/signup?code=K7-x%2B', 'code')).toBe('K7-x+')
  expect(queryValueOf('#/account/password?code= K7 &lang=nl', 'code')).toBe('K7')
  expect(queryValueOf('#/account/signup', 'code')).toBe('')
  expect(queryValueOf('', 'code')).toBe('')
})
