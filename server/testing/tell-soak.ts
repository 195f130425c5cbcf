// What a long run has done, in one form for all of its parts: `npm run soak` adds these lines up.

/** Prints what was tried from which seed. */
export function tellSoak(part: string, engine: string, seed: number, counts: Readonly<Record<string, number>>): void {
  const told = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  console.info(`${part} on ${engine}, seed ${seed}: ${told.join(', ')}`)
}
