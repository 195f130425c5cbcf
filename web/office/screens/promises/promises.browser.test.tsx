import { expect, test } from 'vitest'
import { show } from '#web/testing/show.ts'
import { KeptReport } from './promises.tsx'

const none = { branch: 'etterbeek', name: 'Etterbeek', orders: 0, kept: 0, minutesLate: 0, hours: [] }
const busy = {
  branch: 'merksem',
  name: 'Merksem',
  orders: 201,
  kept: 200,
  minutesLate: 4,
  hours: [
    { hour: 8, orders: 40, kept: 40, minutesLate: 0 },
    { hour: 12, orders: 161, kept: 160, minutesLate: 4 },
  ],
}
const words = () => document.body.innerText.replace(/\s+/g, ' ')

test('[TIME-7] the share of promises kept, by branch and by the hour, with its numbers', () => {
  show(<KeptReport branches={[busy, none]} />)
  expect(words()).toContain('99% on time')
  expect(words()).toContain('200 of 201 orders were ready in time. Late ones were late by 4 minutes on average.')
  expect(words()).toContain('08:00 100% 40 orders')
  expect(words()).toContain('12:00 99% 161 orders · late by 4 minutes')
  expect(words()).toContain('No order of this branch was made ready in the last 28 days.')
})

test('[TIME-7] before any order was ready the page says in words when it shows something', () => {
  show(<KeptReport branches={[none]} />)
  expect(words()).toContain('No order was made ready yet')
})
