// What somebody else saved while a form was being filled in, merged with what is typed.

/** Whether two parts of a form say the same. */
export const same = (one: unknown, other: unknown): boolean => written(one) === written(other)

/** What a row of a form knows of itself, and nobody typed. */
const unsaid: readonly string[] = ['key', 'past']
const written = (part: unknown): string =>
  JSON.stringify(part, (name, value: unknown) => (unsaid.includes(name) ? undefined : value))

/** `mine` merged into `theirs`: each field that I did not change since `base` is theirs. */
export const rebase = <Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Draft => ({
  ...mine,
  ...Object.fromEntries(
    fieldsOf(mine)
      .filter((field) => same(mine[field], base[field]))
      .map((field) => [field, theirs[field]]),
  ),
})

/** The fields in which two forms differ. */
export const differences = <Draft extends object>(one: Draft, other: Draft): (keyof Draft)[] =>
  fieldsOf(one).filter((field) => !same(one[field], other[field]))

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft)[]
