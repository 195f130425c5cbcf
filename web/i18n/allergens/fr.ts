// French: what things contain.
import { groupNames, substanceNames } from '../../../domain/menu/substance-names/fr.ts'
import type { AllergensText } from './en.ts'

export const fr: AllergensText = {
  title: 'Ce qu’il contient',
  names: substanceNames,
  groups: groupNames,
  withGluten: (cereal) => `${cereal} (gluten)`,
  contains: (list) => `Contient : ${list}`,
  traces: (list) => `Traces possibles : ${list}`,
  none: 'Aucun des 14 allergènes à mentionner',
  notDeclared: 'Pas encore déclaré',
  askUs: 'Demandez-nous ce qu’il contient.',
  age: (years) => `Dès ${years} ans : ayez votre pièce d’identité sur vous.`,
}
