// What closing the day takes and what it leaves.
import { expect, test } from 'vitest'
import { booksKeptSince, dayParts, leavesList } from './day-closing.ts'

test('[F-51] what is over always leaves; what is open or for later only when it is asked for', () => {
  const leaving = (alsoOpen: boolean, alsoLater: boolean) =>
    dayParts.filter((part) => leavesList(part, { alsoOpen, alsoLater }))
  expect(leaving(false, false)).toEqual(['handedOver', 'fallen'])
  expect(leaving(true, false)).toEqual(['handedOver', 'fallen', 'open'])
  expect(leaving(false, true)).toEqual(['handedOver', 'fallen', 'later'])
})

test('[F-51] what was sold in a year is kept until the end of the tenth year after it', () => {
  const soldIn2026 = Date.UTC(2026, 0, 1)
  expect(booksKeptSince(Date.UTC(2036, 11, 31, 23))).toBeLessThan(soldIn2026)
  expect(booksKeptSince(Date.UTC(2037, 0, 3))).toBeGreaterThan(Date.UTC(2026, 11, 30))
})
