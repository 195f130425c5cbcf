// Inputs made from the shape of a call: valid ones, limits of what is valid, wrong types and odd texts.

import fc from 'fast-check'
import { z } from 'zod'
import type { CallName } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'

/** The part of JSON Schema that the contract uses. */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly propertyNames?: Shape
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

export const shapeOf = (name: CallName): Shape =>
  z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' }) as Shape

type Values = fc.Arbitrary<unknown>

/** A third each: everything valid, something invalid somewhere, and anything at all in a field. */
export const inputsOf = (shape: Shape): Values =>
  fc.oneof(
    { weight: 2, arbitrary: valuesOf(shape, '', 0) },
    { weight: 2, arbitrary: valuesOf(shape, '', 1) },
    { weight: 1, arbitrary: valuesOf(shape, '', 6) },
  )

/** Values of this shape for the field of this name; `odds` in 12 of each part are odd ones instead. */
function valuesOf(shape: Shape, field: string, odds: number): Values {
  const right = timeFields.has(field) ? withHostileTimes(shape, field, odds) : rightOf(shape, field, odds)
  return odds === 0 || field === ''
    ? right
    : fc.oneof({ weight: 12, arbitrary: right }, { weight: odds, arbitrary: odd })
}

function withHostileTimes(shape: Shape, field: string, odds: number): Values {
  const hostile = fc.constantFrom<unknown>(...hostileDays, ...hostileInstants)
  return fc.oneof({ weight: 3, arbitrary: rightOf(shape, field, odds) }, { weight: 1, arbitrary: hostile })
}

function rightOf(shape: Shape, field: string, odds: number): Values {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const ways = shape.anyOf ?? shape.oneOf
  if (ways) return fc.oneof(...ways.map((way) => valuesOf(way, field, odds)))
  const types = [shape.type ?? []].flat()
  if (types.length === 0) return odd
  return fc.oneof(...types.map((type) => ofType(type, shape, field, odds)))
}

function ofType(type: string, shape: Shape, field: string, odds: number): Values {
  switch (type) {
    case 'object':
      return objectsOf(shape, field, odds)
    case 'array':
      return fc.array(valuesOf(shape.items ?? {}, field, odds), lengthsOf(shape))
    case 'string':
      return textsOf(shape, field)
    case 'integer':
    case 'number':
      return numbersOf(shape, field)
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constant(null)
  }
}

function objectsOf(
  { properties, required = [], propertyNames, additionalProperties }: Shape,
  field: string,
  odds: number,
) {
  if (!properties && typeof additionalProperties === 'object') {
    const names = propertyNames?.enum ? fc.constantFrom(...propertyNames.enum.map(String)) : fc.string({ maxLength: 5 })
    return fc.dictionary(names, valuesOf(additionalProperties, field, odds), { maxKeys: 4 })
  }
  const fields = Object.entries(properties ?? {}).map(([name, inner]) => [name, valuesOf(inner, name, odds)])
  return fc.record(Object.fromEntries(fields) as Record<string, Values>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  })
}

/** Usually few, and sometimes as many as allowed. */
const lengthsOf = ({ minItems = 0, maxItems = 3 }: Shape) => ({
  minLength: minItems,
  maxLength: Math.min(maxItems, minItems + 3),
})

function textsOf({ pattern, minLength = 0, maxLength = 3000 }: Shape, field: string): Values {
  const known = knownTo(field, 'string')
  const free = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.oneof(
        fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 12), unit: 'grapheme' }),
        fc.constantFrom('x'.repeat(minLength), 'x'.repeat(maxLength), 'x'.repeat(maxLength + 1)),
      )
  return known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, free) : free
}

function numbersOf({ type, minimum, maximum, exclusiveMinimum }: Shape, field: string): Values {
  const least = minimum ?? (exclusiveMinimum === undefined ? -10 : exclusiveMinimum + 1)
  const most = maximum ?? 100_000
  const low = Math.max(least, -10)
  const near = fc.integer({ min: low, max: Math.min(most, Math.max(low, 0) + 2000) })
  const edges = fc.constantFrom(least, most, least - 1, most + 1, 0, -1, 2 ** 31, 2 ** 53)
  const known = knownTo(field, 'number')
  const free = [near, edges, ...(type === 'integer' ? [] : [fc.double({ noNaN: true })])]
  return known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, ...free) : fc.oneof(...free)
}

const branches = ['antwerpen', 'merksem', 'etterbeek']
const items = ['cappuccino', 'salmon-bagel', 'cava', 'breakfast-board']
const days = ['2026-03-04', '2026-03-05', '2026-03-09', '2026-12-25']
/** Of 4 March 2026 in Brussels, when the tests' shops are open. */
const noon = Date.UTC(2026, 2, 4, 11)
/** Days that no calendar has, and those at which dates stop comparing as texts. */
const hostileDays = ['0000-01-01', '0000-00-00', '-001-12-31', '1969-12-31', '2026-02-30', '2099-12-31', '9999-12-15']
/** Before 1970, and where neither a date nor a wall clock can be computed any more. */
const hostileInstants = [-1, 0, -62_135_596_800_000, 253_402_300_800_000, 8.64e15, 9e15, -9e15]
/** The fields that name a day, a month or an instant. */
const timeFields = new Set(['date', 'day', 'month', 'from', 'to', 'at', 'until', 'before', 'since', 'seenReadyAt'])

const values: Readonly<Record<string, readonly (string | number)[]>> = {
  branch: branches,
  branches,
  item: items,
  items,
  id: [1, 2, 3, '1', '2', 'antwerpen', 'salmon-bagel', 'BAGEL', 'free-waffle'],
  ids: [1, 2, 3],
  line: [1, 2],
  quantity: [1, 2, 30],
  table: [4],
  persons: [2],
  time: [720],
  price: [320],
  upTo: [1],
  date: days,
  day: days,
  from: [...days, 480],
  to: [...days, 1020, noon],
  at: [noon, noon + 900_000],
  until: [noon, noon + 86_400_000],
  name: ['Noor', 'Jef'],
  phone: ['0470 12 34 56'],
  email: ['noor@voorbeeld.example'],
  timeZone: ['Europe/Brussels'],
  ref: ['cappuccino', 'https://pictures.example/a.jpg'],
  latitude: [51.2],
  longitude: [4.4],
}

const knownTo = (field: string, type: 'string' | 'number'): (string | number)[] =>
  (values[field] ?? []).filter((value) => typeof value === type)

/** Stands for a number that JSON can write and no double can hold; fuzz-wire.ts writes `1e999` for it. */
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
