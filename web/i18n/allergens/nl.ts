// Dutch: what things contain.
import { groupNames, substanceNames } from '../../../domain/menu/substance-names/nl.ts'
import type { AllergensText } from './en.ts'

export const nl: AllergensText = {
  title: 'Wat erin zit',
  names: substanceNames,
  groups: groupNames,
  withGluten: (cereal) => `${cereal} (gluten)`,
  contains: (list) => `Bevat ${list}`,
  traces: (list) => `Kan sporen bevatten van ${list}`,
  none: 'Geen van de 14 allergenen die vermeld moeten worden',
  notDeclared: 'Nog niet opgegeven',
  askUs: 'Vraag ons wat erin zit.',
  age: (years) => `Vanaf ${years} jaar: hou je identiteitskaart bij de hand.`,
}
