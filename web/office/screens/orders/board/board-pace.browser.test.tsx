// What the board says of a pause is what a pause does: later times are still accepted.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BranchTimes } from '#contract/index.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { PacePanel } from './board-pace.tsx'

const twelve14 = Date.parse('2026-03-04T11:14:00Z')

const server = fakeServer()

const showPaused = (pause: BranchTimes['pause']) => {
  const quote = { rule: null, ahead: 0, extra: null }
  const times: BranchTimes = { branch: 'antwerpen', capacity: null, quote, pause, kept: null, loads: {} }
  server.answers('times.read', { at: 0, until: null, branches: [times] })
  show(<PacePanel branch={antwerpen} kind="pause" />)
}

test('[H-67] before a pause the board says that later times are still accepted', async () => {
  showPaused(null)
  await expect
    .element(page.getByText(/Orders for later times, today or on other days, are still accepted/))
    .toBeVisible()
})

test('[H-67] during a pause the board says until when nothing new is begun', async () => {
  showPaused({ until: twelve14, reason: 'busy' })
  await expect
    .element(page.getByText(/^Until 12:14 nothing new is begun: “as soon as possible” is promised for after that/))
    .toBeVisible()
})
