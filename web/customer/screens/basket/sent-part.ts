// What was put into an office basket and never answered: its key stays until it is known whether it arrived (GROUP-1).
import type { Output } from '#contract/index.ts'
import type { CartLine } from '#domain/order/cart/cart.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { randomKey } from '#web/data/http/new-key.ts'

type BasketLine = Pick<NonNullable<Output<'baskets.read'>['you']>['lines'][number], 'id' | 'item' | 'quantity'>

export interface SentPart {
  readonly link: string
  /** The same for every try, as only one of them can count. */
  readonly key: string
  /** The lines that this phone had in the basket before. */
  readonly before: readonly number[]
  /** What the cart held at each try. */
  readonly tries: readonly (readonly CartLine[])[]
}

/** What went to this basket and may have arrived; undefined if nothing is open. */
export function sentPart(link: string): SentPart | undefined {
  const known = readStored('basketPart') as Partial<SentPart> | null | undefined
  return known?.link === link && typeof known.key === 'string' && Array.isArray(known.tries)
    ? (known as SentPart)
    : undefined
}

/** Call it before sending. */
export function keepTry(link: string, lines: readonly CartLine[], own: readonly BasketLine[]): SentPart {
  const known = sentPart(link) ?? { link, key: randomKey(), before: own.map(({ id }) => id), tries: [] }
  const kept = { ...known, tries: [...known.tries, lines] }
  writeStored('basketPart', kept)
  return kept
}

export const forgetTries = (): void => writeStored('basketPart', undefined)

/** The try that is in the basket now: one's own lines that are new there are what it held. */
export function arrivedTry({ before, tries }: SentPart, own: readonly BasketLine[]): readonly CartLine[] | undefined {
  const added = piecesOf(own.filter(({ id }) => !before.includes(id)))
  return tries.findLast((lines) => piecesOf(lines) === added)
}

const piecesOf = (lines: readonly Pick<BasketLine, 'item' | 'quantity'>[]): string =>
  lines
    .flatMap(({ item, quantity }) => Array.from({ length: quantity }, () => item))
    .sort()
    .join(' ')
