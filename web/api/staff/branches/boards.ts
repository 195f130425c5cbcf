// The staff's calls about boards: this tab says that it is one.

import { readStored, writeStored } from '../../browser-storage.ts'
import { newKey } from '../../http/new-key.ts'
import { askStaff } from '../staff.ts'

const noteName = 'staff.board'

/** A random id that this tab keeps until it is closed. */
function boardId(): string {
  const kept = readStored(noteName, 'tab')
  if (typeof kept === 'string') return kept
  const made = newKey()
  writeStored(noteName, made, 'tab')
  return made
}

/** Says that a board of this branch is open here. One that does not get through is repeated by the next. */
export const beatBoard = (branch: string): void =>
  void askStaff('boards.beat', { branch, board: boardId() }).catch(() => undefined)
