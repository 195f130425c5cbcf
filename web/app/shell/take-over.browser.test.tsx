// What was tapped in the first view of the document, done on the page that takes its place.
import { afterEach, expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'

const page = `<main>
  <button value="cart">Cart</button><button value="item Mai &quot;Tai&quot;">Mai Tai</button><button>Without</button>
  <input name="token" value="kept"><input type="radio" name="food" value="1"><input type="radio" name="food" value="2">
</main>`

/** Taps these parts of the first view, one after the other, and returns what is clicked on the page. */
async function tapped(early: string, taps: string, meanwhile = () => {}): Promise<string[]> {
  const done: string[] = []
  document.body.innerHTML = `<div id="first">${early}</div><div id="root">${page}</div>`
  globalThis.earlyTaps = [...document.querySelectorAll<HTMLElement>(`#first ${taps}`)]
  const root = document.querySelector<HTMLElement>('#root')
  root?.addEventListener('click', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    done.push(`${name} ${value}`.trim())
  })
  meanwhile()
  if (root) takeOver(root)
  root?.append('')
  await vi.waitFor(() => expect(document.querySelector('#first')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 150))
  return done
}

afterEach(() => {
  document.body.innerHTML = ''
  globalThis.earlyTaps = undefined
})

test.each([
  ['<button value="cart">Basket</button>', 'button', ['cart']],
  ['<button value="item Mai &quot;Tai&quot;"></button>', 'button', ['item Mai "Tai"']],
  ['<button>Cart</button>', 'button', []],
  ['<input name="token" value="">', 'input', ['token kept']],
  ['<label for="x">Token</label><input id="x" name="token">', 'label', ['token kept']],
  ['<label><input type="radio" name="food" value="2"></label>', 'label', ['food 2']],
  ['<label><input type="radio" name="food" value="3"></label>', 'label', []],
])(
  '[J-7] [PAINT-2] what was tapped is found by its value or name, whatever it says: %s',
  async (early, taps, expected) => {
    expect(await tapped(early, taps)).toEqual(expected)
  },
)

test('[PAINT-2] a field has the focus; what belonged to a page that was left meanwhile is not done', async () => {
  await tapped('<input name="token">', 'input')
  expect(document.querySelector('#root input[name=token]')).toBe(document.activeElement)
  const leave = () => document.querySelector('#first')?.replaceChildren()
  expect(await tapped('<button value="cart"></button>', 'button', leave)).toEqual([])
})
