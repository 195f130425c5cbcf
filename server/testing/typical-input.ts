// An input for any call, made from its shape: what each field usually has, by its name, and the least of everything
// else.
import type { Shape } from './fuzz/fuzz-shapes.ts'

/** What fields of these names have. */
export type Usual = Readonly<Record<string, unknown>>

/** The required fields, and all that are usual. */
export function typicalInput(shape: Shape, usual: Usual): unknown {
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  const [way] = shape.anyOf ?? shape.oneOf ?? []
  if (way) return typicalInput(way, usual)
  const [type] = [shape.type ?? 'null'].flat()
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
          if (name in usual) return [[name, [field.type].flat().includes('array') ? [usual[name]].flat() : usual[name]]]
          return shape.required?.includes(name) ? [[name, typicalInput(field, usual)]] : []
        }),
      )
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => typicalInput(shape.items ?? {}, usual))
    case 'string':
      return 'unicorn'.padEnd(shape.minLength ?? 0, '-').slice(0, shape.maxLength ?? 100)
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1)
    case 'boolean':
      return false
    default:
      return null
  }
}
