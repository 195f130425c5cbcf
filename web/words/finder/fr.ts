// French.
import { plural } from '../plural.ts'
import type { FinderText } from './en.ts'

const count = plural('fr')
const branches = (n: number) => count(n, { one: `${n} établissement`, other: `${n} établissements` })

export const finder: FinderText = {
  label: 'Trouver un établissement',
  placeholder: 'Nom ou code postal',
  near: 'Près de moi',
  nearest: 'Le plus proche d’abord. Votre appareil le calcule lui-même : votre position n’est envoyée à personne.',
  refused: 'Votre appareil ne dit pas où vous êtes. Un nom, une rue ou un code postal suffit aussi.',
  unknown: 'Votre appareil ne sait pas où vous êtes en ce moment. Un nom, une rue ou un code postal suffit aussi.',
  found: (n) => count(n, { one: `${branches(n)} trouvé`, other: `${branches(n)} trouvés` }),
  none: 'Aucun établissement n’a ces mots. Moins de lettres en trouvent plus.',
  count: branches,
  more: 'Afficher plus',
  shown: (n, all) => `${n} sur ${branches(all)}`,
  choose: 'Quel établissement ?',
  branch: 'Établissement',
  close: 'Fermer',
  chosen: (n, all) => count(n, { one: `${n} coché sur ${branches(all)}`, other: `${n} cochés sur ${branches(all)}` }),
  all: 'Tous',
  no: 'Aucun',
  allFound: (n) => `Les ${n} trouvés`,
  noneFound: 'Aucun de ceux-ci',
}
