// A sign-in leads to pages of the site alone.
import { expect, test } from 'vitest'
import { isOwnPath } from './provider-addresses.ts'

test('[CHAIN-5] only a path of the site is one to go to after a sign-in', () => {
  for (const own of ['/board', '/all-orders', '/menu/edit/item-1']) expect(isOwnPath(own), own).toBe(true)
  const others = ['', '/', 'board', '//evil.example', 'https://evil.example', '/\\evil.example', '/a?b', '/a#b', ' /a']
  for (const other of [...others, '/é', '/a//b', '/a\n', `/${'a'.repeat(100)}`])
    expect(isOwnPath(other), other).toBe(false)
})
