// What somebody else saved while a form was being filled in, merged with what is typed.
import { type LocalText, locales } from '#domain/shared/locale.ts'

export const sameValue = (one: unknown, other: unknown): boolean => written(one) === written(other)

/** The same but for what a server makes of what it is sent: ids for what is new, and no space around a text. */
export const sameAsSent = (stored: unknown, sent: unknown): boolean => asStored(stored) === asStored(sent)

const asStored = (part: unknown): string =>
  JSON.stringify(part, (name, value: unknown) => {
    if (name === 'id' || unsaid.includes(name)) return undefined
    return typeof value === 'string' ? value.trim() : value
  })

/** What a row of a form knows of itself, and nobody typed. */
const unsaid: readonly string[] = ['key', 'past']
const written = (part: unknown): string =>
  JSON.stringify(part, (name, value: unknown) => (unsaid.includes(name) ? undefined : value))

/**
 * `mine` merged into `theirs`: each field, and each language of a text, that I did not change since `base` is theirs.
 */
export const rebase = <Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Draft => ({
  ...mine,
  ...Object.fromEntries(
    fieldsOf(mine).map((field) => {
      const before = base[field]
      const now = mine[field]
      const other = theirs[field]
      if (sameValue(now, before)) return [field, other]
      return [field, isText(before) && isText(now) && isText(other) ? { ...other, ...rebase(before, now, other) } : now]
    }),
  ),
})

type Entries<Part> = Readonly<Record<string, Part>>

/**
 * The same for a list by name, each entry apart; entries that are lists by name themselves, too. What I removed stays
 * removed. An empty text is no entry.
 */
export function rebaseEach<Part>(base: Entries<Part>, mine: Entries<Part>, theirs: Entries<Part>): Entries<Part> {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const before = base[name]
      const own = mine[name]
      const their = theirs[name]
      if (sameValue(own ?? '', before ?? '')) return their === undefined ? [] : [[name, their]]
      if (own === undefined) return []
      const areEntries = isEntries(before) && isEntries(own) && isEntries(their)
      return [[name, areEntries ? (rebaseEach(before, own, their) as Part) : own]]
    }),
  )
}

/** The same for what is ticked on a list, each tick apart. */
export const rebaseTicks = <Tick>(base: readonly Tick[], mine: readonly Tick[], theirs: readonly Tick[]): Tick[] => [
  ...theirs.filter((tick) => mine.includes(tick) || !base.includes(tick)),
  ...mine.filter((tick) => !base.includes(tick) && !theirs.includes(tick)),
]

const isEntries = (part: unknown): part is Entries<unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

const isText = (part: unknown): part is LocalText =>
  typeof part === 'object' &&
  part !== null &&
  !Array.isArray(part) &&
  Object.keys(part).every((each) => (locales as readonly string[]).includes(each))

export const fieldsThatDiffer = <Draft extends object>(one: Draft, other: Draft): (keyof Draft)[] =>
  fieldsOf(one).filter((field) => !sameValue(one[field], other[field]))

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft)[]
