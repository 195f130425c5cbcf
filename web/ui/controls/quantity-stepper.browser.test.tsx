import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

function Cappuccino({ start = 0 }: { start?: number }) {
  const [value, setValue] = useState(start)
  const labels = { group: 'Cappuccino', less: 'One less', more: value === 0 ? 'Add to cart' : 'One more' }
  return <QuantityStepper value={value} onChange={setValue} labels={labels} collapses />
}

const button = (name: string) => page.getByRole('button', { name })
const number = page.getByRole('status')
const count = () => Number(number.element().textContent)
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function press(name: string): () => void {
  const pointer = { bubbles: true, button: 0, pointerType: 'mouse', pointerId: 1 }
  const pressed = button(name).element()
  pressed.dispatchEvent(new PointerEvent('pointerdown', pointer))
  return () => pressed.dispatchEvent(new PointerEvent('pointerup', pointer))
}

test('[MENU-6] one per click; holding repeats; zero removes and ends the hold', async () => {
  show(<Cappuccino />)
  await button('Add to cart').click()
  await expect.element(number).toHaveTextContent('1')
  await button('One more').click()
  await expect.element(number).toHaveTextContent('2')

  const release = press('One more')
  await expect.poll(count).toBeGreaterThanOrEqual(6)
  release()
  const held = count()
  await after(500)
  expect(count()).toBe(held)

  const releaseLess = press('One less')
  await expect.element(button('Add to cart'), { timeout: 10_000 }).toBeVisible()
  expect(document.activeElement).toBe(button('Add to cart').element())
  await after(600)
  releaseLess()
  await expect.element(number).not.toBeInTheDocument()
})

/** Whether each focus ring, around a button or the sign on it, stays clear of the number. */
function ringsAround(name: string): boolean[] {
  const pressed = button(name).element()
  const range = document.createRange()
  range.selectNodeContents(number.element())
  const digits = range.getBoundingClientRect()
  return [pressed, ...pressed.querySelectorAll('svg')].flatMap((one) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(one)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0) return []
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const box = one.getBoundingClientRect()
    return [box.right + out <= digits.left || box.left - out >= digits.right]
  })
}

test('[F-31] the focus ring of plus and minus stays clear of the number', async () => {
  show(<Cappuccino start={1} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(button('One less')).toHaveFocus()
  expect(ringsAround('One less')).toEqual([true])
  await userEvent.keyboard('{Tab}')
  await expect.element(button('One more')).toHaveFocus()
  expect(ringsAround('One more')).toEqual([true])
})
