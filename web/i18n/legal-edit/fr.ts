// French: the screens where the owner edits the legal pages.
import { companyLimit } from '../../../domain/legal/company.ts'
import { legalTextLimit } from '../../../domain/legal/legal-text.ts'
import type { LegalEditWords } from './en.ts'

export const fr: LegalEditWords = {
  title: 'Pages légales',
  lead: 'La loi demande ces pages. Au départ, ce sont des projets adaptés à ce programme. Aucun juriste ne les a lus : lisez-les, modifiez-les, faites-les vérifier et confirmez chacun.',
  company: 'Qui est le commerce',
  companyHint: 'Ces données remplissent les pages. Les clients ne voient pas une ligne où il manque quelque chose.',
  hints: {
    number: 'De la Banque-Carrefour des Entreprises (BCE).',
    vat: 'Laissez vide si le commerce n’en a pas.',
    court: 'Facultatif, par exemple : RPM Louvain.',
    host: 'Nom et adresse de la société dont c’est le serveur.',
    dataContact: 'À qui les clients s’adressent pour leurs données : un nom ou une adresse.',
  },
  problems: {
    too_long: `${companyLimit} caractères au plus.`,
    number_wrong: 'Ce n’est pas un numéro d’entreprise belge. Vérifiez les dix chiffres, comme 0417.497.106.',
    vat_wrong: 'Ce n’est pas un numéro de TVA belge. Vérifiez les dix chiffres, comme BE 0417.497.106.',
    email_wrong: 'Ce n’est pas une adresse e-mail.',
    phone_wrong: 'Ce n’est pas un numéro de téléphone.',
    text_missing: 'Écrivez quelque chose, ou remettez le projet.',
    text_too_long: `${legalTextLimit} caractères au plus.`,
    slot_unknown: 'Un mot entre accolades ne peut pas être rempli. Ceux qui le peuvent sont sous le champ.',
  },
  texts: 'Les textes',
  draft: 'Projet',
  confirmed: 'Confirmé',
  left: (drafts) => (drafts === 0 ? 'Tout est confirmé.' : `${drafts} sur 16 ne sont pas encore confirmés.`),
  back: 'Toutes les pages légales',
  look: 'Comme les clients la voient',
  text: 'Texte',
  marks:
    'Une ligne qui commence par # est un titre, par ## un titre plus petit, par - un élément de liste. Toute autre ligne est un paragraphe. Les adresses deviennent des liens.',
  slots: 'Rempli à partir de « Qui est le commerce » :',
  preview: 'Aperçu',
  save: 'Enregistrer',
  saveDraft: 'Enregistrer comme projet',
  saveConfirmed: 'Enregistrer et confirmer',
  confirm: 'Confirmer ce texte',
  unconfirm: 'Retirer la confirmation',
  confirmMeans:
    'En confirmant, vous dites que c’est vrai pour votre commerce. Les clients ne lisent alors plus que c’est un projet.',
  restore: 'Mettre le projet ici',
  discard: 'Annuler les changements',
  unsaved: 'Pas encore enregistré',
  allSaved: 'Tout est enregistré',
  saved: 'Enregistré. Les clients le lisent maintenant.',
  meanwhile: 'Quelqu’un d’autre vient d’enregistrer ceci',
  meanwhileText:
    'Ce que vous avez tapé est gardé. Enregistrez à nouveau pour le mettre à la place, ou regardez l’autre version.',
  theirs: 'Montrer l’autre version',
}
