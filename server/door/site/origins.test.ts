// Under which names the site is served where PUBLIC_URL is not set.
import { expect, test } from 'vitest'
import { openOrigins } from './origins.ts'

const asked = (host: string) => ({ protocol: 'http' as const, host })

test('[F-79] the first four names do not win until the restart: the least used makes room for one used more', () => {
  const origins = openOrigins(null)
  const forgotten: string[] = []
  origins.onForget((origin) => forgotten.push(origin))
  for (const scan of ['a.test', 'b.test', 'c.test', 'd.test']) expect(origins.of(asked(scan))).toBe(`http://${scan}`)
  expect(origins.of(asked('shop.test'))).toBe('')
  expect(origins.of(asked('shop.test'))).toBe('http://shop.test')
  expect(forgotten).toHaveLength(1)
})

test('[F-79] a flood of made-up names displaces none that is in use, and fills no memory', () => {
  const origins = openOrigins(null)
  for (let visit = 0; visit < 50; visit++) origins.of(asked('shop.test'))
  for (let name = 0; name < 10_000; name++) {
    origins.of(asked(`made-up-${name}.test`))
    if (name % 20 === 0) expect(origins.of(asked('shop.test'))).toBe('http://shop.test')
  }
})

test('[F-79] a name that is used no longer makes room for the new one of the shop', () => {
  const origins = openOrigins(null)
  for (const old of ['a.test', 'b.test', 'c.test', 'd.test'])
    for (let visit = 0; visit < 500; visit++) origins.of(asked(old))
  for (let visit = 0; visit < 1500; visit++) origins.of(asked('new.test'))
  expect(origins.of(asked('new.test'))).toBe('http://new.test')
})

test('PUBLIC_URL is the only one, and what is no name is none', () => {
  expect(openOrigins('https://noisette.example').of(asked('evil.test'))).toBe('https://noisette.example')
  expect(openOrigins(null).of(asked('"><script>'))).toBe('')
})
