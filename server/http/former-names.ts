// Fields of the contract by the names that they had before: a page that was opened before a deployment still sends those.
import type { CallName } from '../../contract/addresses.ts'

/** By call, the former name of a field and the present one. An entry may go with the second release after the renaming. */
const formerNames: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  'items.save': { mark: 'version' },
  'content.save': { seen: 'version' },
  'content.remove': { seen: 'version' },
}

/** The input with each field under its present name too. */
export function withPresentNames(name: CallName, input: unknown): unknown {
  const former = Object.entries(formerNames[name] ?? {})
  if (former.length === 0 || typeof input !== 'object' || input === null) return input
  const given = new Map(Object.entries(input))
  for (const [before, now] of former) if (given.has(before) && !given.has(now)) given.set(now, given.get(before))
  return Object.fromEntries(given)
}
