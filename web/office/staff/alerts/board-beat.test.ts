// Which staff screens count as a board that somebody watches.
import { expect, test } from 'vitest'
import { isNoticed, worksAt } from './board-beat.ts'

test('[WATCH-1] a hidden tab counts only while it can ring; one in sight always does', () => {
  expect(isNoticed(false, 'off')).toBe(true)
  expect(isNoticed(false, 'locked')).toBe(true)
  expect(isNoticed(true, 'on')).toBe(true)
  expect(isNoticed(true, 'off')).toBe(false)
  expect(isNoticed(true, 'locked')).toBe(false)
})

test('[WATCH-1] other screens than those for orders count for members with a post at the branch', () => {
  expect(worksAt({ branches: [{ branch: 'antwerpen', role: 'barista' }] }, 'antwerpen')).toBe(true)
  expect(worksAt({ branches: [{ branch: 'antwerpen', role: 'barista' }] }, 'merksem')).toBe(false)
  expect(worksAt({ branches: [] }, 'antwerpen')).toBe(false)
})
