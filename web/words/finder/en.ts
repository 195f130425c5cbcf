// English: finding one branch among many.
import { plural } from '../plural.ts'

const count = plural('en')
const branches = (n: number) => count(n, { one: '1 branch', other: `${n} branches` })

export const finder = {
  label: 'Find a branch',
  placeholder: 'Name or postcode',
  near: 'Near me',
  nearest: 'The nearest first. Your device works this out; where you are is sent to nobody.',
  refused: 'Your device does not say where you are. A name, a street or a postcode finds it too.',
  unknown: 'Your device does not know where you are right now. A name, a street or a postcode finds it too.',
  found: (n: number) => `${branches(n)} found`,
  none: 'No branch has these words. Fewer letters find more.',
  count: branches,
  more: 'Show more',
  shown: (n: number, all: number) => `${n} of ${branches(all)}`,
  choose: 'Which branch?',
  branch: 'Branch',
  close: 'Close',
  chosen: (n: number, all: number) => `${n} of ${branches(all)} ticked`,
  all: 'All',
  no: 'None',
  allFound: (n: number) => `All ${n} found`,
  noneFound: 'None of these',
}
export type FinderText = typeof finder
