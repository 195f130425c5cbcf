// Which slide comes next, round and round.
export function slideAfter(current: number, by: 1 | -1, count: number): number {
  return count === 0 ? 0 : (current + by + count) % count
}
