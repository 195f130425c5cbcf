// Which address shows what.
import { describe, expect, test } from 'vitest'
import { firstCategoryIds } from '#domain/menu/menu.ts'
import { matchPath } from '#web/app/route.tsx'
import { editPath, editPaths } from './edit-paths.ts'
import { pathOf } from './hash-path.ts'
import { linkTo } from './location.ts'
import { categoriesAt, categoryPath, isMenuPath } from './paths.ts'
import { queryValueOf } from './query.ts'

describe('the categories', () => {
  const soup = { id: 'soup', slug: 'soups' }
  const all = [...firstCategoryIds.map((id) => ({ id })), soup]

  test('[ROUTE-5] /app is the coffee, /drinks the drinks and the cocktails, /foods everything', () => {
    expect(categoriesAt('/app', all)).toEqual(['COFFEE'])
    expect(categoriesAt('/drinks', all)).toEqual(['DRINKS', 'COCKTAILS'])
    expect(categoriesAt('/foods', all)).toBeUndefined()
    expect(isMenuPath('/order')).toBe(false)
  })

  test('[ROUTE-6] /food-edit-shushi edits the cold drinks, /beverage-edit the drinks and the cocktails', () => {
    expect(editPaths['/food-edit-shushi']).toEqual(['COLDDRINKS'])
    expect(editPaths['/beverage-edit']).toEqual(['DRINKS', 'COCKTAILS'])
  })

  test('[CATG-1] each of the first has its page of the specification, for customers and for staff', () => {
    for (const id of firstCategoryIds) {
      expect(categoriesAt(categoryPath({ id }), all)).toContain(id)
      expect(Object.keys(editPaths), id).toContain(editPath({ id }))
      // The page stays one of the menu, even if the owner removes the category.
      expect(isMenuPath(categoryPath({ id }), [soup]), id).toBe(true)
    }
    expect(categoryPath({ id: 'COCKTAILS' })).toBe('/cocktails')
    expect(editPath({ id: 'COCKTAILS' })).toBe('/beverage-edit')
  })

  test('[CATG-1] one of the owner’s has an address of its own, for as long as it is there', () => {
    expect([categoryPath(soup), editPath(soup)]).toEqual(['/c/soups', '/food-edit/soup'])
    expect(categoriesAt('/c/soups', all)).toEqual(['soup'])
    expect([isMenuPath('/c/soups'), isMenuPath('/c/soups', all), isMenuPath('/c/soups', [])]).toEqual([
      true,
      true,
      false,
    ])
    for (const path of ['/c/soup', '/c/', '/c/app', '/c/soups/x']) expect(isMenuPath(path, all), path).toBe(false)
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
