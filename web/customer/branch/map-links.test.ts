// The addresses that lead to a branch on the map.
import { expect, test } from 'vitest'
import { embeddedMap, mapPage, wayThere } from './map-links.ts'

const antwerpen = { latitude: 51.2185, longitude: 4.401 }

test('[CONTACT-1] the map shows the surroundings with a mark at the branch', () => {
  const url = new URL(embeddedMap(antwerpen))
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
  expect(url.searchParams.get('marker')).toBe('51.2185,4.401')
  const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '').split(',').map(Number)
  expect(west < 4.401 && 4.401 < east && south < 51.2185 && 51.2185 < north).toBe(true)
})

test('the links lead to the branch', () => {
  expect(mapPage(antwerpen)).toContain('mlat=51.2185&mlon=4.401')
  expect(wayThere(antwerpen)).toContain('route=%3B51.2185%2C4.401')
})
