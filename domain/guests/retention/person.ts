// One person's data: which records may be about somebody, and when each may be erased (SAFE-4).

export const recordKinds = ['order', 'reservation', 'message', 'review', 'gift'] as const
export type RecordKind = (typeof recordKinds)[number]

export interface RecordRef {
  readonly kind: RecordKind
  readonly id: number
}

/** What somebody looked for must have at least so many characters, so that nobody leafs through all customers. */
export const searchLeast = 3
/** Records that a search shows, and that are erased or taken out at once. */
export const mostRecords = 200

export const idsOf = (refs: readonly RecordRef[], kind: RecordKind): number[] => [
  ...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)),
]
