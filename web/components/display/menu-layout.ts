// Which card of a group is wide on a phone: every third one, and a last one that would otherwise be alone in its row.
export function menuCardLayout(index: number, count: number): 'tall' | 'wide' {
  const alone = index === count - 1 && index % 3 === 0
  return index % 3 === 2 || alone ? 'wide' : 'tall'
}
