// How much is tried, and from which seed: the same few inputs in the normal check, fresh and many in a long run.

const { FUZZ_RUNS, FUZZ_SEED } = process.env

/** A failure prints the seed and the path to the input that failed. */
export const fuzzSeed = Number(FUZZ_SEED ?? (FUZZ_RUNS ? Date.now() % 1_000_000 : 41))

/** FUZZ_RUNS times as many as in the normal check. */
export const fuzzRuns = (normally: number): number => normally * Number(FUZZ_RUNS ?? 1)
