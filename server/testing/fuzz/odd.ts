// Values that nobody should send: wrong types, numbers beyond all bounds, texts that break programs.
import fc from 'fast-check'

/** Stands for a number that JSON can write and no double can hold; wire.ts writes `1e999` for it. */
export const tooLargeNumber = '\u221e too large'

const texts = [
  '',
  ' ',
  '\u0000',
  'Noor\u0000Jef',
  '\ud800',
  'half \udc00 a character',
  '\u202eroisseT\u202c',
  '\u2066\u061c\u200f\u200e\u2069',
  '\ufeff\u200b\u00ad',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(100_000),
  '\u0000'.repeat(1000),
  "'; drop table staff; --",
  '%00%ff',
  '%',
  '_',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'https://pictures.example/a.jpg',
  'file:///etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e400',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-0',
  '\r\nset-cookie: a=b',
  tooLargeNumber,
]

const numbers = [0, -0, -1, 1.5, 0.1 + 0.2, 2 ** 31, 2 ** 53, -(2 ** 53), 2 ** 63, 1e21, 1.7e308, 5e-324]

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'deep')

const others = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { toString: 1 },
  { length: 1_000_000 },
  JSON.parse('{"__proto__":{"owner":true},"constructor":{"prototype":1}}') as object,
  nested(500),
  Array.from({ length: 2000 }, () => 'cappuccino'),
]

export const odd: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...others) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
