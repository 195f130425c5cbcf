// Names that look alike although they are written with other letters, as a stranger may choose one (F-90).
import { normalForm } from '../shared/normal-form.ts'

/**
 * Letters of other scripts, and digits, that look like Latin letters in lower case: the part of Unicode's list of
 * confusable characters (UTS 39) that names of people are written with.
 */
const alike: Readonly<Record<string, string>> = {
  a: 'аɑα⍺ａ',
  b: 'ьƅЬ',
  c: 'сϲⅽᴄ',
  d: 'ԁⅾɗ',
  e: 'еҽєε℮',
  f: 'ꞙẝƒ',
  g: 'ɡցǥ',
  h: 'һհ',
  j: 'јϳ',
  k: 'кκĸ',
  l: 'ⅼιіıӏ1iɩ|ǀו',
  m: 'мⅿʍ',
  n: 'ոռпηи',
  o: 'оοօσ0סᴏ๐٥ه',
  p: 'рρϱ',
  q: 'ԛգ',
  r: 'гᴦⲅ',
  s: 'ѕꜱ5',
  t: 'тτ',
  u: 'υսᴜ',
  v: 'ѵνⅴ',
  w: 'ѡԝω',
  x: 'хχ×ⅹ',
  y: 'уγүʏ',
  z: 'ᴢʐ',
}

const latinOf = new Map(Object.entries(alike).flatMap(([latin, others]) => [...others].map((one) => [one, latin])))

/** What a name looks like: without accents and invisible signs, each letter as the Latin one that it resembles. */
export function looksOf(name: string): string {
  const plain = normalForm(name, 'NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}\p{P}\s]/gu, '')
    .toLowerCase()
  const latin = [...plain].map((letter) => latinOf.get(letter) ?? letter).join('')
  return latin.replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** The first of the names that looks like this one. */
export function lookalikeOf(name: string, others: readonly string[]): string | undefined {
  const looks = looksOf(name)
  return looks === '' ? undefined : others.find((other) => looksOf(other) === looks)
}
