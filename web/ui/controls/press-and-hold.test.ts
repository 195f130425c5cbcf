// Holding plus or minus, with a fake clock.
import { expect, test } from 'vitest'
import { createHold, holdAfterMs, holdEveryMs } from './press-and-hold.ts'

function quantityHeld(start: number, change: number) {
  const clock = handClock()
  let quantity = start
  let before = start
  const hold = createHold(
    {
      step: () => {
        if (quantity + change < 0) return false
        quantity += change
        return true
      },
      begin: () => {
        before = quantity
      },
      takeBack: () => {
        quantity = before
      },
    },
    clock,
  )
  return { ...hold, pass: clock.pass, running: clock.running, quantity: () => quantity }
}

function handClock() {
  let waiting: { left: number; run: () => void } | undefined
  return {
    after: (ms: number, run: () => void) => {
      const mine = { left: ms, run }
      waiting = mine
      return () => {
        if (waiting === mine) waiting = undefined
      }
    },
    pass: (ms: number) => {
      for (let n = 0; n < ms && waiting; n++) {
        waiting.left -= 1
        if (waiting.left > 0) continue
        const { run } = waiting
        waiting = undefined
        run()
      }
    },
    running: () => waiting !== undefined,
  }
}

test('a click is one step', () => {
  const plus = quantityHeld(1, +1)
  plus.press()
  plus.pass(90)
  plus.release()
  plus.click('pointer')
  expect(plus.quantity()).toBe(2)
})

test('[MENU-6] holding steps once every 200 ms, and letting go adds nothing', () => {
  const plus = quantityHeld(1, +1)
  plus.press()
  plus.pass(holdAfterMs + 2 * holdEveryMs + 50)
  plus.release()
  plus.click('pointer')
  plus.pass(1000)
  expect(holdEveryMs).toBe(200)
  expect(plus.quantity()).toBe(4)
})

test('[F-17] the first repeat comes after 450 ms, and a slow tap is one step', () => {
  const plus = quantityHeld(0, +1)
  plus.press()
  plus.pass(440)
  expect(plus.quantity()).toBe(0)
  plus.release()
  plus.click('pointer')
  expect(plus.quantity()).toBe(1)
})

test.each([230, 700, 1500])('[F-17] a touch that rests %i ms and then scrolls adds nothing', (ms) => {
  const plus = quantityHeld(2, +1)
  plus.press()
  plus.pass(ms)
  plus.giveUp()
  plus.pass(1000)
  expect(plus.quantity()).toBe(2)
  plus.click('pointer')
  expect(plus.quantity()).toBe(2)
  plus.press()
  plus.click('pointer')
  expect(plus.quantity()).toBe(3)
})

test('a step below zero is ignored and ends the hold', () => {
  const minus = quantityHeld(2, -1)
  minus.press()
  minus.pass(holdAfterMs + 5 * holdEveryMs)
  expect(minus.quantity()).toBe(0)
  expect(minus.running()).toBe(false)
})

test('a pointer that slides off ends the hold, and the next click counts again', () => {
  const plus = quantityHeld(1, +1)
  plus.press()
  plus.pass(holdAfterMs)
  plus.release()
  plus.pass(1000)
  plus.press()
  plus.click('pointer')
  expect(plus.quantity()).toBe(3)
})

test('the keyboard always steps, even after a hold whose click never came', () => {
  const plus = quantityHeld(1, +1)
  plus.press()
  plus.pass(holdAfterMs)
  plus.release()
  plus.click('keyboard')
  expect(plus.quantity()).toBe(3)
})

test('a second press before the first was let go leaves one timer', () => {
  const plus = quantityHeld(0, +1)
  plus.press()
  plus.press()
  plus.pass(holdAfterMs)
  plus.release()
  expect(plus.quantity()).toBe(1)
  expect(plus.running()).toBe(false)
})
