// Français : les mots du guide du premier soir.
import type { BeginText } from './en.ts'

const count = (n: number, one: string, more: string) => (n <= 1 ? `${n} ${one}` : `${n} ${more}`)

export const fr: BeginText = {
  title: 'Préparer votre établissement',
  lead: 'De rien jusqu’à la première commande. Arrêtez quand vous voulez\u00a0: tout est gardé, et vous continuez ici sur n’importe quel appareil.',
  progress: (done, all) => (done < 2 ? `${done} étape sur ${all} terminée` : `${done} étapes sur ${all} terminées`),
  passed: (n) => `${n} pour plus tard`,
  states: { open: 'À faire', done: 'Fait', passed: 'Plus tard' },
  takeUp: 'Remettre sur la liste',
  awayHint: 'Vous vous y retrouvez sans guide\u00a0?',
  away: 'Ce guide ne vous le rappelle plus.',
  putAway: 'Ranger le guide',
  takeOut: 'Me le rappeler à nouveau',
  steps: {
    name: {
      title: 'Nom, logo et couleurs',
      text: 'Ce que vos clients connaissent de vous\u00a0: sur chaque page, dans les mails et là où un lien est partagé. Seul le nom est nécessaire maintenant.',
      pass: 'Plus tard',
    },
    languages: {
      title: 'Langues',
      text: 'Votre site parle anglais, néerlandais, français et arabe. Décochez ce que vous ne voulez pas proposer.',
      pass: 'Les quatre conviennent',
    },
    branch: {
      title: 'Votre premier établissement',
      text: 'Là où les clients viennent chercher leur commande\u00a0: adresse, téléphone et heures d’ouverture. Il reste fermé jusqu’à ce que vous l’ouvriez.',
      pass: 'Plus tard',
    },
    menu: {
      title: 'Votre carte',
      text: 'Quelques articles suffisent pour commencer. Photos, options et allergènes peuvent suivre.',
      pass: 'Plus tard',
    },
    company: {
      title: 'Qui vend',
      text: 'La loi demande le nom, l’adresse et le numéro de votre entreprise sur le site. Les pages légales sont préparées\u00a0: lisez-les et confirmez-les.',
      pass: 'Plus tard',
    },
    colleague: {
      title: 'Votre premier collègue',
      text: 'Transmettez ce lien. Votre collègue choisit un nom et un mot de passe, et vous dites ce qu’il ou elle peut faire.',
      pass: 'Je travaille sans équipe',
    },
    test: {
      title: 'Une commande d’essai',
      text: 'Voyez ce qui se passe quand quelqu’un commande, avant le premier client.',
      pass: 'Plus tard',
    },
  },
  moreBrand: 'Textes, liens et plus',
  look: 'Voir ou modifier',
  addBranch: 'Ajouter votre premier établissement',
  anotherBranch: 'Ajouter un autre établissement',
  menu: {
    count: (n) => `${count(n, 'article', 'articles')} sur votre carte.`,
    type: { title: 'Saisir', text: 'Article par article, avec nom et prix.', go: 'Ajouter des articles' },
    sheet: {
      title: 'Depuis un tableur',
      text: 'Excel ou CSV. Vous voyez chaque changement avant qu’il soit fait.',
      go: 'Choisir un fichier',
    },
    demo: {
      title: 'Partir d’un exemple',
      text: 'Une carte entière de cafés, bagels et gaufres, avec photos, à modifier et à alléger.',
      go: 'Prendre l’exemple',
    },
  },
  toCompany: 'Indiquer votre entreprise',
  toPeople: 'Décider',
  waiting: (n) => (n === 1 ? 'Un compte attend votre accord.' : `${n} comptes attendent votre accord.`),
  test: {
    needs: 'Il faut pour cela un établissement et au moins un article.',
    where: 'Dans quel établissement\u00a0?',
    place: 'Passer une commande d’essai',
    again: 'Encore une fois',
    code: 'Commande d’essai',
    phases: {
      placed: 'Elle sonne maintenant sur le tableau.',
      accepted: 'Acceptée.',
      making: 'En préparation.',
      ready: 'Prête à être retirée.',
      out: 'Remise.',
      refused: 'Refusée.',
      cancelled: 'Annulée.',
      'not-collected': 'Non retirée.',
    },
    how: (name) =>
      `Sur le tableau, elle s’appelle «\u00a0${name}\u00a0». Acceptez-la, marquez-la prête et remettez-la, comme vous le ferez avec les vraies.`,
    toBoard: 'Vers le tableau',
    end: 'Terminer l’essai',
    endHint: 'La commande est alors annulée\u00a0: elle ne compte dans aucun chiffre ni aucune caisse.',
    worked: 'La commande d’essai est terminée. Elle a été annulée et ne compte nulle part.',
  },
  finish: {
    title: 'Votre établissement est prêt',
    closed: 'Ouvrez quand vous voulez. Dès lors, les clients peuvent commander.',
    open: 'Les clients peuvent commander.',
    openBranch: (name) => `Ouvrir ${name}`,
    asGuest: 'Voir le site comme un client',
  },
  demo: {
    title: 'Ce site montre encore la démo',
    text: 'Reprenez-le\u00a0: ce que personne n’a modifié part d’un seul coup, ce que vous avez modifié ou ajouté reste.',
    takeOver: 'Reprendre la démo',
    ask: 'Reprendre la démo\u00a0?',
    askText:
      'Choisissez ce que deviennent les choses restées comme la démo les a apportées. Les vôtres restent dans tous les cas, les commandes passées aussi.',
    kinds: {
      branches: 'Établissements',
      items: 'Articles',
      texts: 'Offres, messages et paroles de clients',
      reviews: 'Avis',
      brand: 'Nom, signe et textes de la démo',
    },
    counts: (untouched, own) => `${untouched} de la démo, ${own} à vous`,
    choices: { remove: 'Retirer', hide: 'Garder comme brouillons cachés', keep: 'Garder' },
    done: 'La démo est partie. Le site est à vous.',
    held: (names) => `Pas encore\u00a0: ${names.join(', ')}`,
    heldText:
      'Des commandes ou des réservations y sont encore ouvertes. Terminez-les ou annulez-les, ou gardez ces établissements.',
  },
}
