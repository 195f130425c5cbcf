// What counts as one visitor.
import { expect, test } from 'vitest'
import { coarseNetwork, networkOf } from './network-of.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
  ['staff 5', 'staff 5'],
  ['x'.repeat(10_000), 'x'.repeat(64)],
  ['[x', '[x'],
  ['1.2.3.4.5:6', '1.2.3.4.5:6'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.x'],
  ['::ffff:203.0.113.9', '203.0.113.x'],
  ['2001:0DB8:0007:0002::1', '2001:db8:7:…'],
  ['unknown', ''],
])('[SAFE-6] in a list for people, %s is %s', (address, network) => {
  expect(coarseNetwork(address)).toBe(network)
})
