// No input has a list, a text or a time without an end: what is read costs no more than is said here.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { downloads } from './downloads.ts'
import { contract } from './index.ts'

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly maxItems?: number
  readonly maxLength?: number
  readonly maximum?: number
  readonly description?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly additionalProperties?: Shape | boolean
}

/** The fields of a shape that are so, each with the path to it. */
function fieldsWhere(isSo: (shape: Shape) => boolean, shape: Shape, path: string): string[] {
  const here = isSo(shape) ? [path] : []
  const fields = Object.entries(shape.properties ?? {}).flatMap(([field, one]) =>
    fieldsWhere(isSo, one, `${path}.${field}`),
  )
  const more = [shape.items, ...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  const open = typeof shape.additionalProperties === 'object' ? [shape.additionalProperties] : []
  return [...here, ...fields, ...[...more, ...open].flatMap((one) => (one ? fieldsWhere(isSo, one, `${path}[]`) : []))]
}

const isEndless = ({ type, maxItems, maxLength, pattern, ...shape }: Shape): boolean =>
  (type === 'array' && maxItems === undefined) ||
  (type === 'string' && maxLength === undefined && !pattern && !shape.enum && shape.const === undefined)

/** Of any year, such as 9999; or an instant of which no date can be computed. */
const isAnyTime = ({ pattern, maximum, description }: Shape): boolean =>
  pattern?.includes('\\d{4}-') === true ||
  (description?.startsWith('milliseconds since 1970') === true && !(Number(maximum) < 4.2e12))

const shapeOf = (input: z.ZodType) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape

test.each(Object.entries(contract))('[F-74] every list and text that %s takes has an end', (_name, { input }) => {
  expect(fieldsWhere(isEndless, shapeOf(input), 'input')).toEqual([])
})

test.each([...Object.entries(contract), ...Object.entries(downloads)])(
  '[J-63] every day and instant that %s takes lies between 2000 and 2099',
  (_name, { input }) => {
    expect(fieldsWhere(isAnyTime, shapeOf(input), 'input')).toEqual([])
  },
)
