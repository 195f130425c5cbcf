import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { Carousel, slideAfter } from './carousel.tsx'

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop the motion',
  play: 'Let it move',
  slide: (number: number, count: number) => `Offer ${number} of ${count}`,
}
const slides = ['Apple cake with coffee', 'A free waffle', 'For students'].map((id) => ({
  id,
  content: <h3>{id}</h3>,
}))

const offers = (
  <>
    <button type="button">Elsewhere</button>
    <Carousel label="Offers" slides={slides} labels={labels} everyMs={3000} />
  </>
)
const button = (name: string) => page.getByRole('button', { name })
const said = page.getByRole('status')

/** The current slide; a fraction while it moves. */
function turned(): number {
  const track = page.getByRole('list').element()
  const [first, second] = Array.from(track.children, (slide) => slide.getBoundingClientRect().left)
  return Math.abs(track.scrollLeft) / Math.abs((second ?? 0) - (first ?? 0))
}
const standsAt = (slide: number) => expect.poll(() => Math.abs(turned() - slide)).toBeLessThan(0.05)

async function reduceMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

beforeEach(async () => {
  await reduceMotion('no-preference')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  document.dir = 'ltr'
})

/** Moves the clock once earlier changes are rendered. */
async function pass(ms: number): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  vi.advanceTimersByTime(ms)
}

/** Expects that no slide even begins to move, which it does slowly on a busy machine. */
async function expectHeld(ms = 10_000): Promise<void> {
  const turning = vi.spyOn(Element.prototype, 'scrollBy')
  await pass(ms)
  expect(turning).not.toHaveBeenCalled()
  turning.mockRestore()
}

test('[HOME-5] a slide stays three seconds, and after the last comes the first', async () => {
  show(<button type="button">Elsewhere</button>)
  // The pointer moves before the carousel's time begins: moving it lets a faked clock go on.
  await button('Elsewhere').hover()
  show(offers)
  await expect.element(button('Next')).toBeVisible()
  await expectHeld(2500)
  await pass(500)
  await standsAt(1)
  await pass(3000)
  await standsAt(2)
  await pass(3000)
  await standsAt(0)
  await expect.element(said).toHaveTextContent('')
})

test('[HOME-5] focus, the pause button and the pointer hold it; turned by hand it says where it is', async () => {
  show(offers)
  await expect.element(button('Next')).toBeVisible()
  button('Next').element().focus()
  await expectHeld()
  await userEvent.keyboard('{Enter}')
  await standsAt(1)
  await expect.element(said).toHaveTextContent('Offer 2 of 3')

  await button('Stop the motion').click()
  await button('Elsewhere').click()
  await expectHeld()
  await button('Let it move').click()
  await pass(3000)
  await standsAt(2)

  await button('Elsewhere').click()
  await page.getByRole('list').hover()
  await expectHeld()
})

test('[HOME-5] [HOME-6] nothing turns for visitors who want no motion: no pause button, and it is turned by hand', async () => {
  await reduceMotion('reduce')
  document.dir = 'rtl'
  show(offers)
  await expect.element(button('Next')).toBeVisible()
  await expect.element(button('Stop the motion')).not.toBeInTheDocument()
  await expectHeld()
  await button('Previous').click()
  await standsAt(2)
  await expect.element(said).toHaveTextContent('Offer 3 of 3')
})

const at = (current: number, count: number, inSight = 1) => ({
  current,
  count,
  atStart: current === 0,
  atEnd: current + inSight >= count,
})

test('after the last offer comes the first, and before the first the last', () => {
  expect(slideAfter(at(0, 3), 1)).toBe(1)
  expect(slideAfter(at(2, 3), 1)).toBe(0)
  expect(slideAfter(at(0, 3), -1)).toBe(2)
})

test('where three of four are in sight, the first comes after the second: the track is at its end', () => {
  expect(slideAfter(at(0, 4, 3), 1)).toBe(1)
  expect(slideAfter(at(1, 4, 3), 1)).toBe(0)
})

test('one offer stays, none is no fault', () => {
  expect(slideAfter(at(0, 1), 1)).toBe(0)
  expect(slideAfter(at(0, 0, 0), 1)).toBe(0)
})
