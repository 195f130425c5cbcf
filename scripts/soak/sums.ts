// Adds up what the parts of a soak print, a line each: `power cuts on sqlite, seed 7: cuts 12, orders 140`.

/** What was counted, by part and engine. */
export type Sums = Map<string, Map<string, number>>

const told = /^([a-z][a-z ]+) on (sqlite|postgres), seed (\d+): (.+)$/

/** Adds the counts of an output to `sums`; returns the lines that it found. */
export function sumUp(sums: Sums, output: string): string[] {
  const lines: string[] = []
  for (const line of output.split('\n')) {
    const [, part, engine, , counts] = told.exec(line.trim()) ?? []
    if (!part || !engine || !counts) continue
    lines.push(line.trim())
    const name = `${part}, ${engine}`
    const sum = sums.get(name) ?? new Map<string, number>()
    sums.set(name, sum)
    for (const count of counts.split(', ')) {
      const [, what = '', amount] = /^(.+) (\d+)$/.exec(count) ?? []
      const isSame = what === 'calls'
      if (amount) sum.set(what, isSame ? Number(amount) : (sum.get(what) ?? 0) + Number(amount))
    }
  }
  return lines
}

export const inTable = (sums: Sums): string[] => [
  '| part | what was done |',
  '|---|---|',
  ...[...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([part, sum]) => `| ${part} | ${inWords(sum)} |`),
]

/** `cutsWhileStarting` becomes “cuts while starting”. */
const inWords = (sum: ReadonlyMap<string, number>): string =>
  [...sum]
    .map(
      ([what, count]) =>
        `${count.toLocaleString('en')} ${what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
    )
    .join(', ')
