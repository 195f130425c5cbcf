// No input has a list or a text without an end: what is read costs no more than is said here.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly maxItems?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly additionalProperties?: Shape | boolean
}

/** The fields of a shape that may be endless. */
function endless(shape: Shape, path: string): string[] {
  const here = isEndless(shape) ? [path] : []
  const fields = Object.entries(shape.properties ?? {}).flatMap(([field, one]) => endless(one, `${path}.${field}`))
  const more = [shape.items, ...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  const open = typeof shape.additionalProperties === 'object' ? [shape.additionalProperties] : []
  return [...here, ...fields, ...[...more, ...open].flatMap((one) => (one ? endless(one, `${path}[]`) : []))]
}

const isEndless = ({ type, maxItems, maxLength, pattern, ...shape }: Shape): boolean =>
  (type === 'array' && maxItems === undefined) ||
  (type === 'string' && maxLength === undefined && !pattern && !shape.enum && shape.const === undefined)

test.each(Object.entries(contract))('[F-74] every list and text that %s takes has an end', (_name, { input }) => {
  const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape
  expect(endless(shape, 'input')).toEqual([])
})
