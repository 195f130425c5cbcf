// What was tapped in the first view of the document, done on the page that takes its place.
import { expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'

function tapped(early: string): string[] {
  const done: string[] = []
  document.body.innerHTML = `<div id="first">${early}</div><div id="root"><main>
    <button>Delete all</button><button>Order now</button><button>Order</button></main></div>`
  const root = document.querySelector<HTMLElement>('#root')
  const tap = document.querySelector<HTMLElement>('#first button')
  for (const button of root?.querySelectorAll('button') ?? [])
    button.addEventListener('click', () => done.push(button.textContent ?? ''))
  globalThis.earlyTaps = tap ? [tap] : []
  if (root) takeOver(root)
  root?.append('')
  return done
}

test.each([
  ['<button>Order</button>', ['Order']],
  ['<button>Order no</button>', ['Order now']],
  ['<button></button>', []],
  ['<button> </button>', []],
])('[J-7] a tap on %s goes to the button of that name, and to none if it had no name', async (early, expected) => {
  const done = tapped(early)
  await vi.waitFor(() => expect(document.querySelector('#first')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(done).toEqual(expected)
  document.body.innerHTML = ''
  globalThis.earlyTaps = undefined
})
