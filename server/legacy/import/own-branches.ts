// The branches of an import: the existing ones, or in an empty shop the owner's own, made from their names.
import type { Branch } from '../../../domain/branch/branch.ts'
import { branchIdFor, branchLimits } from '../../../domain/branch/branch-settings.ts'
import { closedBranch } from '../../../domain/branch/new-branch.ts'
import { locales } from '../../../domain/shared/locale.ts'
import { accept, type Result, refuse } from '../../../domain/shared/result.ts'
import { isBlank, lengthOf } from '../../../domain/shared/text.ts'
import type { ImportOptions } from './import-job.ts'

export interface OwnBranches {
  readonly all: readonly Branch[]
  /** Whether they are new, because the shop was empty. */
  readonly made: boolean
  /** The id of the branch that gets the orders and reservations. */
  readonly first: string
}

const nameIt = 'The shop is empty: name your own branch, as in --branch "Antwerpen", once for each branch.'

/**
 * Refused in words if an empty shop is given no name, or if another shop has no such branch. If several names are
 * given, the first gets the orders and reservations, so that the command that set the shop up can be run again.
 */
export function ownBranches(here: readonly Branch[], wish: ImportOptions): Result<OwnBranches, string> {
  const names = (wish.branches ?? []).map((name) => name.normalize('NFC').trim())
  if (here.length === 0) return madeOf(names, wish)
  const missing = names.find((name) => !here.some((branch) => isCalled(branch, name)))
  if (missing !== undefined)
    return refuse(`There is no branch ${missing}; there are ${here.map(({ id }) => id).join(', ')}.`)
  const [name] = names
  const first = name === undefined ? here[0] : here.find((branch) => isCalled(branch, name))
  return first ? accept({ all: here, made: false, first: first.id }) : refuse(nameIt)
}

function madeOf(names: readonly string[], { lang }: ImportOptions): Result<OwnBranches, string> {
  const bad = names.find((name) => isBlank(name) || lengthOf(name) > branchLimits.name || /\p{Cc}/u.test(name))
  if (bad !== undefined)
    return refuse(`--branch is "${bad}", but must be a name of 1 to ${branchLimits.name} characters.`)
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    return refuse('Two --branch have the same name.')
  const made: Branch[] = []
  for (const name of names) {
    const text = { [lang]: name.toWellFormed() }
    const id = branchIdFor(
      text,
      made.map((branch) => branch.id),
    )
    made.push(closedBranch(id, text))
  }
  const [first] = made
  return first ? accept({ all: made, made: true, first: first.id }) : refuse(nameIt)
}

const isCalled = ({ id, name }: Branch, wanted: string): boolean =>
  id === wanted || locales.some((locale) => name[locale]?.toLowerCase() === wanted.toLowerCase())
