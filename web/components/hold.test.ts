// Holding plus or minus, with a clock turned by hand.
import { expect, test } from 'vitest'
import { createHold, holdEveryMs } from './hold.ts'

function quantityHeld(start: number, change: number) {
  const clock = handClock()
  let quantity = start
  const hold = createHold(() => {
    if (quantity + change < 0) return false
    quantity += change
    return true
  }, clock)
  return { ...hold, pass: clock.pass, running: clock.running, quantity: () => quantity }
}

function handClock() {
  let tick: (() => void) | undefined
  let waited = 0
  return {
    every: (ms: number, run: () => void) => {
      waited = 0
      tick = () => {
        waited += 1
        if (waited % ms === 0) run()
      }
      return () => {
        tick = undefined
      }
    },
    pass: (ms: number) => {
      for (let n = 0; n < ms; n++) tick?.()
    },
    running: () => tick !== undefined,
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

test('holding steps once every 200 ms, and letting go adds nothing', () => {
  const plus = quantityHeld(1, +1)
  plus.press()
  plus.pass(3 * holdEveryMs + 50)
  plus.release()
  plus.click('pointer')
  plus.pass(1000)
  expect(holdEveryMs).toBe(200)
  expect(plus.quantity()).toBe(4)
})

test('a step below zero is ignored and ends the hold', () => {
  const minus = quantityHeld(2, -1)
  minus.press()
  minus.pass(5 * holdEveryMs)
  expect(minus.quantity()).toBe(0)
  expect(minus.running()).toBe(false)
})

test('a pointer that slides off ends the hold, and the next click counts again', () => {
  const plus = quantityHeld(1, +1)
  plus.press()
  plus.pass(holdEveryMs)
  plus.release()
  plus.pass(1000)
  plus.press()
  plus.click('pointer')
  expect(plus.quantity()).toBe(3)
})

test('the keyboard always steps, even after a hold whose click never came', () => {
  const plus = quantityHeld(1, +1)
  plus.press()
  plus.pass(holdEveryMs)
  plus.release()
  plus.click('keyboard')
  expect(plus.quantity()).toBe(3)
})

test('a second press before the first was let go leaves one timer', () => {
  const plus = quantityHeld(0, +1)
  plus.press()
  plus.press()
  plus.pass(holdEveryMs)
  plus.release()
  expect(plus.quantity()).toBe(1)
  expect(plus.running()).toBe(false)
})
