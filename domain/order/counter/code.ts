// The short code that is called out at the counter, such as M-47 (CALL-1, D-25). It is for calling, never a key to the
// order.
import { normalForm } from '#domain/shared/normal-form.ts'
import type { Order } from '../order.ts'
import { limits } from '../order-limits.ts'
import { shortToken } from '../token.ts'

/**
 * Numbers that are tried one after the other from where chance begins: `step` shares no factor with `count`, so all
 * are.
 */
const lengths = {
  two: { first: 0, count: 100, step: 37 },
  three: { first: 100, count: 900, step: 361 },
} as const

/**
 * A code that no open order of the branch has, drawn by `chance` (0 to 1, 1 excluded), so that neither neighbours nor
 * the number of orders can be guessed. One that was called lately rests: it is given again only when all others of two
 * and three digits are taken or rest too. Of six digits when all of two and three are taken; two of those are alike
 * once in a million.
 */
export function drawCode(
  letter: string,
  taken: ReadonlySet<string>,
  lately: ReadonlySet<string>,
  chance: number,
): string {
  if (taken.size >= lengths.two.count + lengths.three.count) return longCode(letter, chance)
  const isFree = (code: string) => !taken.has(code)
  const isRested = (code: string) => isFree(code) && !lately.has(code)
  return (
    freeAmong(letter, lengths.two, chance, isRested) ??
    freeAmong(letter, lengths.three, chance, isRested) ??
    freeAmong(letter, lengths.two, chance, isFree) ??
    freeAmong(letter, lengths.three, chance, isFree) ??
    longCode(letter, chance)
  )
}

/** A code of six digits: for more open orders than there are shorter codes. */
export const longCode = (letter: string, chance: number): string =>
  `${letter}-${String(Math.floor(chance * 1e6)).padStart(6, '0')}`

function freeAmong(
  letter: string,
  { first, count, step }: (typeof lengths)['two' | 'three'],
  chance: number,
  isFree: (code: string) => boolean,
): string | undefined {
  const start = Math.floor(chance * count)
  for (let place = 0; place < count; place++) {
    const number = first + ((start + place * step) % count)
    const code = `${letter}-${number < 10 ? '0' : ''}${number}`
    if (isFree(code)) return code
  }
  return undefined
}

/** The letter that a new branch gets: of its name, else the first that no other has. */
export function letterFor(name: string, taken: ReadonlySet<string>): string {
  const own = normalForm(name, 'NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  const letters = [...own, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.find((letter) => !taken.has(letter)) ?? letters[0] ?? 'A'
}

/**
 * What a person typed as a code: 'm47', 'M 47' and '47' with the branch's letter are M-47; null when it cannot be one.
 */
export function readCode(typed: string, letter: string): string | null {
  const neat = normalForm(typed, 'NFKC')
    .toUpperCase()
    .replace(/[\s\-–.]/g, '')
  const found = /^([A-Z]?)(\d{2,6})$/.exec(neat)
  return found ? `${found[1] || letter}-${found[2]}` : null
}

/**
 * What is called beside the code: the first name, and the first letter of the next one where another open order has the
 * same first name. If only a first name was given for the cup, the next one is that of the order's name, `whole`,
 * if that begins alike. At most twelve characters; '' where nobody gave a name for the cup.
 */
export function cupName(name: string, others: readonly string[], whole = ''): string {
  const [first = '', own = ''] = name.trim().split(/\s+/)
  const second = own || (firstOf(whole) === firstOf(name) ? (whole.trim().split(/\s+/)[1] ?? '') : '')
  const twin = others.some((other) => firstOf(other) === firstOf(name))
  const called = twin && second !== '' ? `${first} ${Array.from(second)[0]}.` : first
  return Array.from(called).slice(0, limits.cupName).join('')
}

/** The code that is called out. Orders placed before there were codes have the start of their token instead. */
export const calledCode = ({ code, token }: Pick<Order, 'code' | 'token'>): string => code || shortToken(token)

/** The name to call: the one for the cup, or else the first name; '' if there is neither. */
export const calledName = ({ cupName, customerName }: Pick<Order, 'cupName' | 'customerName'>): string =>
  cupName || (customerName.trim().split(/\s+/)[0] ?? '')

const firstOf = (name: string): string => (name.trim().split(/\s+/)[0] ?? '').toLocaleLowerCase()
