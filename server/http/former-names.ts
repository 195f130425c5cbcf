// Former names of fields of the contract: a page that was opened before a deployment still sends those.
import type { CallName } from '../../contract/addresses.ts'

/**
 * By call, the former name of a field and its present name. An entry may be removed in the second release after the
 * renaming.
 */
const formerNames: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  'items.save': { mark: 'version' },
  'content.save': { seen: 'version' },
  'content.remove': { seen: 'version' },
}

/** Returns the input with each such field under its present name as well. */
export function withPresentNames(name: CallName, input: unknown): unknown {
  const former = Object.entries(formerNames[name] ?? {})
  if (former.length === 0 || typeof input !== 'object' || input === null) return input
  const given = new Map(Object.entries(input))
  for (const [before, now] of former) if (given.has(before) && !given.has(now)) given.set(now, given.get(before))
  return Object.fromEntries(given)
}
