// English: what things contain; the other languages have the same keys.
import { groupNames, substanceNames } from '../../../domain/menu/substance-names/en.ts'

export const en = {
  title: 'What is in it',
  /** In the middle of a sentence. */
  names: substanceNames,
  /** The groups whose members have names of their own. */
  groups: groupNames,
  withGluten: (cereal: string) => `${cereal} (gluten)`,
  contains: (list: string) => `Contains ${list}`,
  traces: (list: string) => `May contain traces of ${list}`,
  none: 'None of the 14 allergens that must be named',
  notDeclared: 'Not declared yet',
  askUs: 'Please ask us what it contains.',
  /** May be sold from this age on. */
  age: (years: number) => `From ${years} years: please have your ID with you.`,
}

export type AllergensText = typeof en
