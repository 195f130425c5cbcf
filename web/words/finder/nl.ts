// Dutch.
import { plural } from '../plural.ts'
import type { FinderText } from './en.ts'

const count = plural('nl')
const branches = (n: number) => count(n, { one: '1 vestiging', other: `${n} vestigingen` })

export const finder: FinderText = {
  label: 'Zoek een vestiging',
  placeholder: 'Naam of postcode',
  near: 'In de buurt',
  nearest: 'De dichtstbijzijnde eerst. Je toestel rekent dat zelf uit; waar je bent, gaat naar niemand.',
  refused: 'Je toestel zegt niet waar je bent. Met een naam, een straat of een postcode vind je ze ook.',
  unknown: 'Je toestel weet nu niet waar je bent. Met een naam, een straat of een postcode vind je ze ook.',
  found: (n) => `${branches(n)} gevonden`,
  none: 'Geen vestiging heeft deze woorden. Met minder letters vind je meer.',
  count: branches,
  more: 'Meer tonen',
  shown: (n, all) => `${n} van ${branches(all)}`,
  choose: 'Welke vestiging?',
  branch: 'Vestiging',
  close: 'Sluiten',
  chosen: (n, all) => `${n} van ${branches(all)} aangevinkt`,
  all: 'Alle',
  no: 'Geen',
  allFound: (n) => `Alle ${n} gevonden`,
  noneFound: 'Geen van deze',
}
