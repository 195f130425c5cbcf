import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ReadyCall } from '#domain/order/counter/display.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { menuStore } from '#web/data/menu/menu-state.ts'
import '#web/ui/styles/display.css'
import { show } from '#web/testing/show.ts'
import { displayTurnMs } from './display-turns.ts'
import { GuestsScreen } from './guests-screen.tsx'

/** A moment at which every turn begins. */
const noon = Date.UTC(2026, 2, 4, 11)
const minute = 60_000

const code = (number: number) => `M-${String(number).padStart(2, '0')}`
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

interface Wish {
  readonly making?: number
  readonly asks?: number
  readonly ready?: number
  readonly languages?: readonly Locale[]
  readonly now?: number
  readonly notLiveSince?: number
  readonly silent?: boolean
}

function showScreen({
  making = 3,
  asks = 0,
  ready = 3,
  languages = ['en'],
  now = noon,
  notLiveSince,
  silent,
}: Wish = {}) {
  const called = numbers(making).map((number) => ({ code: code(number), cupName: number === 2 ? '' : 'Emma' }))
  const calls = numbers(ready).map(
    (number): ReadyCall => ({ code: code(100 - number), cupName: 'Sam', readyAt: noon - number * minute }),
  )
  const asked = numbers(asks).map((number) => ({ code: code(50 + number), cupName: 'Bart' }))
  const branch = { en: 'Merksem', ar: 'ميركسم' }
  const list = { branch, timeZone: 'Europe/Brussels', languages, making: called, asks: asked, ready: calls }
  show(<GuestsScreen list={list} now={now} notLiveSince={notLiveSince} silent={silent ?? false} />)
}

const codesIn = (part: 'making' | 'ready') =>
  Array.from(document.querySelectorAll(`.guests-${part} .guests-code`), (found) => found.textContent)
const codeAt = (place: number) => [...document.querySelectorAll<HTMLElement>('.guests-code')][place]
const sizes = (part: 'making' | 'ready') =>
  Array.from(document.querySelectorAll(`.guests-${part} .guests-code`), (found) =>
    Math.round(Number.parseFloat(getComputedStyle(found).fontSize)),
  )
const words = () => document.body.innerText

/** Whether all codes stand within the screen and within their card, none beside or below it. */
const allFit = () =>
  [...document.querySelectorAll('.guests-code, .guests bdi')].every((found) => {
    const { left, right, top, bottom } = found.getBoundingClientRect()
    const card = (found.closest('li') ?? document.body).getBoundingClientRect()
    const inCard = left >= card.left - 1 && right <= card.right + 1 && top >= card.top - 6 && bottom <= card.bottom + 6
    return inCard && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
  })

beforeEach(async () => {
  const menu = menuStore.read()
  menuStore.write({ ...menu, brand: { ...menu.brand, name: 'Noisette' } })
  await page.viewport(1920, 1080)
})

test('[CALL-2] the newest ready code is 204 px large, the others 124, what is being made 60', async () => {
  showScreen()
  expect(sizes('ready')).toEqual([204, 124, 124])
  expect(sizes('making')).toEqual([60, 60, 60])
  const newest = codeAt(3)?.closest('li')
  expect(newest && getComputedStyle(newest).backgroundColor).toBe('rgb(31, 107, 74)')
  await expect.element(page.getByRole('heading', { name: 'Noisette Merksem' })).toBeVisible()
  await expect.element(page.getByText('12:00', { exact: true })).toBeVisible()
})

test.each([
  { name: 'a television', width: 1920, height: 1080 },
  { name: 'a screen held upright', width: 1080, height: 1920 },
  { name: 'a small television', width: 1280, height: 720 },
  { name: 'a phone', width: 390, height: 844 },
])('[CALL-2] everything has room on $name, however many there are', async ({ width, height }) => {
  await page.viewport(width, height)
  for (const ready of [1, 5, 7, 9, 12, 30]) {
    showScreen({ making: 14, ready })
    await document.fonts.ready
    await expect.poll(allFit, { message: `${ready} ready` }).toBe(true)
  }
})

test('[CALL-2] of more than twelve each page has its turn, and the newest stands on every one', () => {
  showScreen({ making: 26, ready: 13, now: noon })
  expect(codesIn('making')).toEqual(numbers(12).map(code))
  expect(codesIn('ready')).toHaveLength(12)
  expect(words()).toContain('1 of 3')
  showScreen({ making: 26, ready: 13, now: noon + displayTurnMs.page })
  expect(codesIn('making')).toEqual(numbers(24).slice(12).map(code))
  expect(codesIn('ready')).toEqual(['M-99', 'M-87'])
  expect(words()).toContain('2 of 2')
})

test('[CALL-2] the words change with the language of the turn; nothing else moves', () => {
  const places = () => [0, 1, 3, 4].map((place) => codeAt(place)?.getBoundingClientRect().toJSON())
  showScreen({ languages: ['en', 'ar'] })
  expect(words()).toContain('Ready, please come')
  const before = places()
  showScreen({ languages: ['en', 'ar'], now: noon + displayTurnMs.language })
  expect(words()).toContain('جاهز، تفضّل بالاستلام')
  expect(words()).toContain('ميركسم')
  expect(places()).toEqual(before)
})

test('[CALL-2] in Arabic it is read from the right, and the codes from the left', () => {
  showScreen({ languages: ['ar', 'en'] })
  const [first, second] = [codeAt(0), codeAt(1)].map((found) => found?.getBoundingClientRect().left ?? 0)
  expect(first).toBeGreaterThan(second ?? 0)
  expect(document.querySelector('.guests')?.getAttribute('dir')).toBe('rtl')
  for (const found of document.querySelectorAll<HTMLElement>('.guests-code')) {
    const [letter, digits] = [found.firstElementChild, found.lastChild].map((part) => {
      const range = document.createRange()
      if (part) range.selectNodeContents(part)
      return range.getBoundingClientRect().left
    })
    expect(letter).toBeLessThan(digits ?? 0)
  }
})

test('[CALL-2] it says since when it is not live, and asks for a touch only while it has no sound', async () => {
  showScreen()
  await expect.element(page.getByRole('status')).toHaveTextContent('Live')
  expect(words()).toContain('Please say your code at the counter')
  showScreen({ notLiveSince: noon - 6 * minute, silent: true })
  await expect.element(page.getByRole('status')).toHaveTextContent('Not live since 11:54')
  expect(words()).toContain('Touch the screen once to hear the chime')
})

test('[CALL-2] while nothing is ready it says what will come', async () => {
  showScreen({ making: 1, ready: 0 })
  await expect.element(page.getByText('Your code appears here as soon as your order is ready.')).toBeVisible()
  expect(words()).not.toContain('please come')
})

test.each([
  { name: 'a television', width: 1920, height: 1080 },
  { name: 'a screen held upright', width: 1080, height: 1920 },
])(
  '[QUOTE-5] on $name what nobody tapped is asked for below what is being made, with room for both',
  async (screen) => {
    await page.viewport(screen.width, screen.height)
    for (const languages of [['en'], ['nl'], ['fr'], ['ar']] as const) {
      showScreen({ making: 14, asks: 9, languages })
      await document.fonts.ready
      await expect.poll(allFit, { message: languages[0] }).toBe(true)
      expect(codesIn('making')).toHaveLength(8)
      for (const title of document.querySelectorAll('.guests h2'))
        expect(title.scrollWidth, title.textContent ?? '').toBe(title.clientWidth)
    }
    showScreen({ asks: 1 })
    await expect.element(page.getByRole('heading', { name: 'Please ask us' })).toBeVisible()
    showScreen()
    expect(page.getByRole('heading', { name: 'Please ask us' }).query()).toBeNull()
  },
)
