// French: the headings of the sheet, and a sentence for each column.
import type { SheetWords } from '../sheet-columns.ts'

export const fr: SheetWords = {
  pages: { menu: 'Carte', help: 'Explications' },
  help: { column: 'Colonne', meaning: 'Ce qu’on y écrit' },
  headings: {
    id: 'Id',
    category: 'Catégorie',
    place: 'Rang',
    name: 'Nom',
    kitchenName: 'Mot court pour l’équipe',
    price: 'Prix',
    glassPrice: 'Prix du verre',
    bottlePrice: 'Prix de la bouteille',
    desc: 'Description',
    contains: 'Contient',
    mayContain: 'Traces possibles de',
    groups: 'Options',
    parts: 'Parties de la formule',
    desc2: 'Deuxième description',
  },
  comboPrice: (persons) => `Combo pour ${persons} : prix`,
  comboCount: (persons) => `Combo pour ${persons} : pièces`,
  branchPrice: (branch) => `Prix à ${branch}`,
  languages: { en: 'anglais', nl: 'néerlandais', fr: 'français', ar: 'arabe' },
  none: 'aucun',
  hints: {
    id: 'Comment la maison reconnaît l’article. Laissez-le tel quel ; laissez-le vide pour un nouvel article.',
    category: 'Le nom de la catégorie, dans n’importe quelle langue. Un nom inconnu crée une nouvelle catégorie.',
    place: 'Le numéro de l’article dans sa catégorie, 1 en premier. Vide pour un nouvel article : il va à la fin.',
    name: 'Ce que lisent les clients. Une langue suffit ; les autres la montrent tant qu’elles n’ont pas leur texte.',
    kitchenName: 'Comment le tableau et la caisse l’appellent, 24 caractères au plus ; vide : le nom.',
    price: 'En euros, par exemple 3,20 ou 3.20. Vide si l’article ne se vend qu’au verre, à la bouteille ou en combo.',
    glassPrice: 'En euros ; vide s’il ne se vend pas au verre.',
    bottlePrice: 'En euros ; vide s’il ne se vend pas à la bouteille.',
    pieces: 'Pour combien de personnes, à quel prix, avec combien de pièces ; vide s’il n’y a pas ce combo.',
    branch: 'Ce que coûte l’article tel quel dans cet établissement, en euros ; vide : le prix habituel.',
    desc: 'Une ou deux lignes sous le nom.',
    contains:
      'Les allergènes et ce que demandent les régimes, avec des virgules : blé, lait. « aucun » s’il n’y en a pas ; vide : pas déclaré.',
    mayContain: 'Les allergènes dont il peut y avoir des traces, avec des virgules ; vide : pas de traces.',
    groups: 'Les id des groupes d’options, avec des virgules.',
    parts:
      'D’une formule : chaque partie avec son nom, deux-points et les id des articles au choix, avec des virgules ; un supplément se met après un plus. Les parties sont séparées par des points-virgules, par exemple : Boisson: latte, juice +0,50; Douceur: brownie.',
    desc2: 'Un deuxième texte, par exemple sur l’origine.',
  },
}
