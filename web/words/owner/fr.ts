// French: what owners read: alerts, branches, the brand, legal pages, the log, customers’ data.

import { branchLimits } from '#domain/branch/branch-settings.ts'
import { regionLimits } from '#domain/branch/regions.ts'
import { imageWordsLimit } from '#domain/shared/picture.ts'
import { brandLimits } from '#domain/shop/brand/brand.ts'
import { companyLimit } from '#domain/shop/legal/company.ts'
import { legalTextLimit } from '#domain/shop/legal/legal-text.ts'
import { glossary } from '../glossary/fr.ts'
import { plural } from '../plural.ts'
import { staffWords } from '../staff/fr.ts'
import type { AlertsText, BeginText, BranchText, BrandWords, LegalEditWords, LogText, PersonsText } from './en.ts'

const counted = plural('fr')

export const alerts: AlertsText = {
  ...staffWords,
  lead: 'Quand des commandes arrivent et que personne ne les voit, nous le disons ici et à tous ceux ci-dessous.',
  boards: 'Tableaux en ce moment',
  boardOpen: (n) => (n === 1 ? 'Un tableau est ouvert' : `${n} tableaux sont ouverts`),
  noBoard: 'Aucun tableau n’est ouvert',
  boardSeen: (at) => `Vu pour la dernière fois ${at}`,
  boardUnseen: 'Aucun ces dernières 24 heures',
  pauses: (branch) => `Mettre les commandes de ${branch} en pause quand personne ne regarde`,
  server: 'Le serveur',
  serverHint:
    'Si un disque est presque plein, qu’une sauvegarde manque ou que les e-mails ne partent pas, nous le disons ici et à tous ceux ci-dessous.',
  conditions: { well: 'En ordre', ill: 'À vérifier', off: 'Pas configuré' },
  overAt: (at) => `Terminé ${at}`,
  past: 'Dernières alertes',
  empty: 'Pas encore d’alerte',
  emptyText:
    'Elles apparaissent quand un établissement est ouvert et a des commandes, et qu’aucun tableau n’est ouvert depuis deux minutes ou qu’une commande attend depuis trois.',
  noBoardAlert: 'Personne ne voyait les commandes',
  tillAlert: 'La caisse n’a pas répondu',
  tillAlerts: {
    'till-near': 'Consommé ici : 80 % de la limite pour une caisse enregistreuse',
    'till-reached': 'Consommé ici : la limite pour une caisse enregistreuse est atteinte',
  },
  unheardAlert: (order) => `La commande ${order} n’a pas été vue`,
  since: (at) => `depuis ${at}`,
  open: 'Pas encore terminée',
  ended: {
    'board-open': 'Un tableau a été ouvert',
    'no-orders': 'Il ne restait aucune commande',
    'closing-time': 'L’établissement a fermé',
    heard: 'La commande n’attend plus',
    'day-over': 'Personne ne l’a commencée ce jour-là',
    'till-again': 'La caisse a de nouveau tout reçu',
    'not-linked': 'L’établissement n’est plus relié',
    'till-settled': 'Une nouvelle année, ou une caisse enregistreuse',
  },
  endedAt: (why, at) => `${why}, ${at}`,
  mailTo: (list) => `Les alertes sont envoyées par e-mail à ${list}, et à l’adresse de l’établissement.`,
  noMail: 'Les alertes ne sont pas envoyées par e-mail : le serveur n’a pas encore de messagerie.',
  hooks: 'Webhooks',
  hooksHint: 'Des adresses prévenues aussitôt : un programme à vous, ou l’application ntfy sur votre téléphone.',
  noHooks: 'Pas encore de webhook.',
  add: 'Ajouter un webhook',
  urlHint: 'Pour ntfy, avec un sujet à vous que personne ne devine :',
  events: 'Prévenir pour',
  eventNames: {
    'alert.opened': 'les alertes',
    'alert.closed': 'la fin des alertes',
    'order.placed': 'les nouvelles commandes',
    'order.accepted': 'les commandes acceptées',
    'order.ready': 'les commandes prêtes',
    'order.out': 'les commandes remises',
    'order.refused': 'les commandes refusées',
    'order.cancelled': 'les commandes annulées',
    'order.not-collected': 'les commandes non retirées',
    test: 'un test',
  },
  language: 'Langue de ses messages',
  problems: {
    hook_url_missing: 'Tapez l’adresse.',
    hook_url_invalid: 'L’adresse doit commencer par https://, sans nom ni mot de passe.',
    hook_url_too_long: 'L’adresse est trop longue.',
    hook_events_missing: 'Choisissez-en au moins une.',
  },
  secretTitle: 'Le webhook est ajouté',
  secret: 'Son secret',
  secretHint:
    'Il n’est montré que maintenant. Votre programme vérifie avec lui qu’un message vient de cet établissement ; ntfy n’en a pas besoin.',
  copyByHand: 'Ce navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même.',
  done: 'Terminé',
  test: 'Envoyer un test',
  testing: 'Un test est en route.',
  removeOf: (url) => `Supprimer ${url}`,
  testOf: (url) => `Envoyer un test à ${url}`,
  removeTitle: 'Supprimer ce webhook ?',
  removeText: 'Plus rien ne lui est envoyé. Son secret ne revient pas.',
  removed: 'Supprimé.',
  neverSent: 'Rien ne lui a encore été envoyé.',
  delivered: (what, at) => `Livré ${at} : ${what}`,
  underWay: (what) => `En route : ${what}`,
  failing: (what, at) => `Pas encore livré : ${what}. Prochain essai ${at}.`,
  givenUp: (what, at) => `Abandonné après 24 heures : ${what}, du ${at}.`,
}

const count = (n: number, one: string, more: string) => (n <= 1 ? `${n} ${one}` : `${n} ${more}`)

export const begin: BeginText = {
  title: 'Préparer votre établissement',
  lead: 'De rien jusqu’à la première commande. Arrêtez quand vous voulez\u00a0: tout est gardé, et vous continuez ici sur n’importe quel appareil.',
  progress: (done, all) => (done < 2 ? `${done} étape sur ${all} terminée` : `${done} étapes sur ${all} terminées`),
  passed: (n) => `${n} pour plus tard`,
  states: { open: 'À faire', done: 'Fait', passed: 'Plus tard' },
  needsYou: 'À faire par vous',
  rest: 'Fait, ou laissé pour plus tard',
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
    allergens: {
      title: 'Allergènes',
      text: 'La loi veut que chaque client puisse savoir ce que contient un article. Parcourez-les un par un.',
      pass: 'Plus tard',
      without: 'Sans cela, les clients lisent qu’ils doivent vous le demander.',
    },
    vat: {
      title: 'TVA',
      text: 'Les taux, et ce qu’est chaque catégorie pour la TVA : un café à table n’est pas taxé comme un bagel. Vérifiez-les avec votre comptable, puis cochez-le.',
      pass: 'Plus tard',
      without: 'Sans cela, les tickets portent les taux de l’exemple et les fichiers du comptable sont faux.',
    },
    company: {
      title: 'Qui vend',
      text: 'La loi demande le nom, l’adresse et le numéro de votre entreprise sur le site. Les pages légales sont préparées\u00a0: lisez-les et confirmez-les.',
      pass: 'Plus tard',
      without: 'Sans cela, vos clients ne savent pas qui vend, et il n’y a pas de factures.',
    },
    legal: {
      title: 'Pages légales',
      text: 'Un projet est prêt. Lisez chaque page dans les langues que vous proposez et confirmez-la.',
      pass: 'Plus tard',
      without: 'Sans cela, le client qui les lit voit que ce sont des projets.',
    },
    capacity: {
      title: 'Ce que vous pouvez préparer',
      text: 'Vos clients reçoivent des heures que vous pouvez tenir.',
      pass: 'Nous suivons toujours',
      without: 'Sans cela, tous peuvent commander pour la même minute, et les heures de midi ne tiennent pas.',
    },
    payment: {
      title: 'Paiement en ligne',
      text: 'Vos clients paient avant de venir, par Mollie.',
      pass: 'Au comptoir seulement',
      without: 'Sans cela, tout le monde paie au comptoir, et une commande non retirée reste impayée.',
    },
    printer: {
      title: 'Une imprimante de tickets',
      text: 'Tickets de cuisine, étiquettes et reçus, depuis le tableau ou par une imprimante qui les demande.',
      pass: 'Pas d’imprimante',
      without: 'Sans elle, les commandes ne se voient que sur le tableau.',
    },
    pictures: {
      title: 'Photos',
      text: 'Vos clients choisissent avec les yeux. Une photo par article, prise avec votre téléphone, suffit.',
      pass: 'Plus tard',
      without: 'Sans photo, un article montre le dessin de sa catégorie.',
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
  ledTo: {
    allergens: 'Déclarer les allergènes',
    vat: 'Vérifier la TVA',
    legal: 'Lire et confirmer',
    payment: 'Configurer le paiement en ligne',
    printer: 'Ajouter une imprimante',
    pictures: 'Ajouter des photos',
  },
  undeclared: (n) =>
    n === 1
      ? '1 article ou option ne dit encore rien des allergènes.'
      : `${n} articles ou options ne disent encore rien des allergènes.`,
  withoutPicture: (n) => (n === 1 ? '1 article n’a pas encore de photo.' : `${n} articles n’ont pas encore de photo.`),
  capacityOf: (branch) => `Capacité de ${branch}`,
  needsBranch: 'Il faut d’abord un établissement.',
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
      'not-collected': `${glossary.notCollected}.`,
      awaiting: 'Attend son paiement.',
      lapsed: 'Pas payée à temps.',
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
    lacks: (steps) => `Pas terminé, et exigé par la loi\u00a0: ${steps}.`,
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
    choices: { remove: 'Retirer ce qui vient de la démo', hide: 'Garder comme brouillons cachés', keep: 'Garder' },
    emptied:
      'Avec ces choix, la carte est vide ensuite. Pour garder les articles et les adapter, choisissez « Garder » pour eux.',
    done: 'La démo est partie. Le site est à vous.',
    held: (names) => `Pas encore\u00a0: ${names.join(', ')}`,
    heldText:
      'Des commandes ou des réservations y sont encore ouvertes. Terminez-les ou annulez-les, ou gardez ces établissements.',
  },
}

export const branches: BranchText = {
  ...staffWords,
  title: 'Établissements',
  add: 'Ajouter un établissement',
  newTitle: 'Un nouvel établissement',
  newHint: 'Il reste fermé aux clients jusqu’à ce que vous l’ouvriez.',
  like: 'Comme quel établissement\u00a0?',
  likeHint:
    'Ses horaires, jours fériés et règles de commande sont repris ici. Sa capacité, sa carte et ses prix suivent à l’ajout.',
  likeNone: 'Aucun\u00a0: les réglages habituels',
  unknown: 'Nous ne trouvons pas cet établissement.',
  unknownHint: 'Le lien n’est peut-être pas complet.',
  languagesHint: 'Si une langue est vide, les clients en lisent une autre.',
  contact: 'Contact',
  phoneHint: 'Un numéro sans + est lu comme un numéro belge.',
  image: 'Image de l’établissement',
  imageHint: 'Elle est sur la page de contact. La façade aide les clients à vous trouver.',
  hours: 'Heures d’ouverture',
  hoursHint: 'Tapez une heure comme 7, 0730 ou 19:00, ou choisissez-en une. 24:00 est la fin de la journée.',
  closed: glossary.closed,
  from: (day) => `${day}, ouvert à partir de`,
  to: (day) => `${day}, ouvert jusqu’à`,
  until: 'à',
  addHours: 'Ajouter des heures',
  addHoursOn: (day) => `Ajouter des heures le ${day.toLowerCase()}`,
  removeHours: (day, from, to) => `${day} : retirer ${from} à ${to}`,
  copyDay: (day) => `Copier les heures du ${day.toLowerCase()}`,
  copyTitle: (day) => `Copier ${day.toLowerCase()} vers`,
  copyDone: 'Copier vers ces jours',
  exceptions: 'Jours fériés et autres jours',
  exceptionsHint: 'À ces dates, les heures de la semaine ne comptent pas.',
  noExceptions: 'Aucun jour ne diffère de la semaine.',
  folded: {
    picture: 'Une photo est en place',
    noPicture: 'Pas de photo',
    days: (n) => (n <= 1 ? `${n} ligne diffère de la semaine` : `${n} lignes diffèrent de la semaine`),
    onMap: 'sur le plan',
    noMap: 'pas sur le plan',
    asked: 'Ce qui est demandé à emporter',
    askedNow: (address, phone) => `adresse\u00a0: ${address.toLowerCase()} · téléphone\u00a0: ${phone.toLowerCase()}`,
  },
  addException: 'Ajouter un jour',
  newDay: 'Nouveau jour',
  removeException: (day) => `Retirer ${day.toLowerCase()}`,
  past: (count) => `Jours passés (${count})`,
  cutOff: 'Les commandes en ligne d’un jour s’arrêtent',
  cutOffNone: 'à la fermeture',
  cutOffAt: 'à une heure fixe de ce jour',
  cutOffTime: 'Heure limite de commande',
  daysAhead: 'Jours à l’avance',
  daysAheadHint: `Les clients peuvent commander pour chaque jour d’ouverture jusqu’à ce nombre de jours après aujourd’hui, ${branchLimits.daysAhead} au plus. Avec 0 : aujourd’hui et le prochain jour d’ouverture.`,
  prep: 'Minutes pour préparer une commande',
  forms: 'Comment les clients commandent',
  formNames: { 'pick-up': 'À emporter', table: 'À table' },
  tables: 'Nombre de tables',
  tablesHint: 'Elles sont numérotées à partir de 1.',
  addressField: 'Adresse pour une commande à emporter',
  addressFields: { hidden: 'Pas demandée', optional: 'Facultative', required: 'Obligatoire' },
  phoneField: 'Numéro de téléphone pour une commande à emporter',
  phoneFields: { hidden: 'Pas demandé', optional: 'Facultatif', required: 'Obligatoire' },
  place: 'Heure et lieu',
  timeZone: 'Fuseau horaire',
  latitude: 'Latitude',
  longitude: 'Longitude',
  mapHint:
    'Là où le plan montre l’établissement, et à quelle distance il est d’un client. Collez dans l’un des champs ce qu’un plan a copié\u00a0; laissez les deux vides pour n’avoir aucun plan.',
  seeMap: 'Voir sur le plan',
  adding: 'Ajouter',
  saved: (name) => `${name} est enregistré. Les clients le voient déjà.`,
  added: (name) => `${name} est ajouté et reste fermé jusqu’à ce que vous ouvriez.`,
  opened: (name) => `${name} est ouvert.`,
  open: 'Ouvrir',
  closedNow: 'Cet établissement est fermé : aucune commande n’est prise.',
  closeHint: 'Pour fermer un moment, allez à la page de modification de la carte.',
  changedMeanwhile: 'Quelqu’un d’autre vient d’enregistrer cet établissement',
  previewNow: 'Les clients lisent maintenant',
  previewSoon: 'Dès que vous enregistrez, les clients lisent',
  previewLine: (words) => `Dès que vous enregistrez, les clients lisent : ${words}`,
  previewBroken: 'Corrigez les heures et les nombres marqués pour le voir.',
  nextDay: (day, hours) => `Prochain jour d’ouverture : ${day}, ${hours}`,
  noNextDay: 'Aucun jour d’ouverture dans les 60 prochains jours.',
  region: 'Région',
  regions: {
    title: 'Régions',
    hint: 'Un établissement est dans une région ou dans aucune. Vous la choisissez là où vous modifiez l’établissement.',
    firstHint: 'Beaucoup d’établissements ?',
    first: 'Les grouper en régions',
    nth: (place: number) => `Région ${place}`,
    none: 'Aucune région',
    add: 'Ajouter une région',
    save: 'Enregistrer les régions',
    saved: 'Les régions sont enregistrées.',
    empty: 'Aucun établissement n’en fait partie.',
    branches: (branches: number) => counted(branches, { one: '1 établissement', other: `${branches} établissements` }),
    members: (members: number) => counted(members, { one: '1 collègue', other: `${members} collègues` }),
    things: (n: number) => counted(n, { one: '1 article ou catégorie', other: `${n} articles et catégories` }),
    inUse: (what: string) => `En font partie : ${what}. Déplacez-les d’abord pour la supprimer.`,
    removeOf: (name: string) => `Supprimer ${name}`,
    problems: {
      region_name_missing: 'Donnez un nom à la région dans une langue au moins.',
      region_name_too_long: `Un nom compte ${regionLimits.name} caractères au plus.`,
      region_name_taken: 'Une autre région porte déjà ce nom. Choisissez-en un autre.',
      region_unknown: 'Quelqu’un a supprimé cette région. Supprimez-la ici aussi, ou ajoutez-la à nouveau.',
      regions_too_many: `Il peut y avoir ${regionLimits.regions} régions au plus.`,
    },
  },
  sight: {
    remove: staffWords.remove,
    hide: 'Masquer',
    show: 'Afficher à nouveau',
    back: 'Rétablir',
    ask: (deed: string) => `${deed} ?`,
    of: {
      hide: (name: string) => `Masquer ${name}`,
      remove: (name: string) => `Supprimer ${name}`,
    },
    hideText:
      'Les clients ne voient plus cet établissement et ne peuvent plus y commander. L’équipe le voit toujours. Vous pouvez l’afficher à nouveau à tout moment.',
    removeText:
      'L’établissement disparaît de toutes les listes. Ses anciennes commandes, ses avis et ses archives sont conservés, et vous pouvez le rétablir ici.',
    hidden: 'Les clients ne voient pas cet établissement.',
    removed: 'Établissements supprimés',
    removedHint: 'Leurs anciennes commandes sont conservées. Un établissement rétabli est d’abord masqué et fermé.',
    refused: (name: string) => `${name} reste tel quel`,
    done: {
      hide: (name: string) => `${name} est masqué pour les clients.`,
      show: (name: string) => `Les clients voient à nouveau ${name}.`,
      remove: (name: string) => `${name} est supprimé.`,
      back: (name: string) => `${name} est rétabli, masqué et fermé.`,
    },
  },
  problems: {
    name_missing: 'Donnez un nom dans une langue au moins.',
    name_too_long: `Un nom compte ${branchLimits.name} caractères au plus.`,
    address_missing: 'Indiquez l’adresse dans une langue au moins.',
    address_too_long: `Une adresse compte ${branchLimits.address} caractères au plus.`,
    phone_missing: 'Indiquez le numéro que les clients peuvent appeler.',
    phone_invalid: 'Nous ne connaissons pas ce numéro. Pour l’étranger, commencez par + et le pays.',
    email_missing: 'Indiquez l’e-mail de l’établissement.',
    email_invalid: 'Cet e-mail ne semble pas juste.',
    image_missing: 'L’image n’est plus là. Choisissez-la à nouveau.',
    image_wrong: 'Choisissez un fichier d’image, ou une adresse qui commence par https://.',
    image_words_too_long: `La description d’une image peut compter ${imageWordsLimit} caractères au plus.`,
    time_unreadable: 'Indiquez les deux heures, de 00:00 à 24:00, par exemple 07:30.',
    period_reversed:
      'La fermeture vient après l’ouverture. Après minuit, terminez à 24:00 et ajoutez le reste au jour suivant.',
    period_overlaps: 'Ces heures chevauchent celles du dessus. Changez-en ou retirez-en une.',
    too_many_periods: `Un jour compte ${branchLimits.periods} périodes au plus.`,
    date_invalid: 'Choisissez une date.',
    date_twice: 'Cette date est déjà dans la liste. Gardez-en une des deux.',
    days_reversed: 'Le dernier jour ne peut pas précéder le premier.',
    days_name_too_long: 'C’est trop long : 60 caractères au plus.',
    too_many_exceptions: `Il peut y avoir ${branchLimits.exceptions} de ces jours au plus. Retirez-en qui sont passés.`,
    cut_off_unreadable: 'Indiquez une heure de 00:01 à 24:00, par exemple 12:00.',
    prep_invalid: `Indiquez des minutes entières, de 0 à ${branchLimits.prepMinutes}.`,
    forms_missing: 'Proposez au moins un des deux.',
    days_ahead_invalid: `Saisissez un nombre entier, de 0 à ${branchLimits.daysAhead}.`,
    phone_field_unknown: 'Choisissez un des trois.',
    address_field_unknown: 'Choisissez un des trois.',
    tables_invalid: `Indiquez un nombre entier, de 0 à ${branchLimits.tables}.`,
    tables_missing: 'Pour commander à table, il faut au moins une table.',
    time_zone_unknown: 'Nous ne connaissons pas ce fuseau horaire. Choisissez-en un dans la liste.',
    time_zone_kept:
      'Des commandes ont été passées ici, et leurs jours sont comptés dans le fuseau horaire d’alors. Choisissez-le de nouveau.',
    latitude_invalid: 'Indiquez un nombre de -90 à 90, par exemple 51.2185.',
    longitude_invalid: 'Indiquez un nombre de -180 à 180, par exemple 4.4010.',
    region_unknown: 'Cette région n’existe plus. Choisissez-en une autre.',
  },
}

export const brand: BrandWords = {
  lead: 'C’est ainsi que les clients vous reconnaissent : sur chaque page, dans les e-mails, les moteurs de recherche et les liens partagés.',
  nameAndLogo: 'Nom et logo',
  name: 'Nom de l’établissement',
  nameHint: 'Comme au-dessus de votre porte. Sans nom, « Notre maison » en tient lieu.',
  logo: 'Logo',
  logoHint: 'SVG ou PNG, à peu près carré. Les icônes et l’image des liens partagés en sont tirées.',
  logoUsual: 'Sans logo, une simple tasse à vos couleurs en tient lieu.',
  media: 'Film, images et visite',
  mediaHint: 'Ce que les clients voient à côté de la carte. Un nouveau logo n’y change rien.',
  places: {
    hero: 'En haut de l’accueil',
    story: 'Accueil\u00a0: à côté du texte sur votre maison',
    panorama: 'Accueil\u00a0: la visite de la maison',
    about: 'Page À propos',
    account: 'À côté de la connexion',
  },
  sources: { own: 'Les nôtres', demo: 'Celles de la démo', none: 'Rien' },
  film: 'Film par-dessus l’image',
  filmLine: 'Ajouter un film',
  tourLine: 'Laisser les clients visiter le café',
  filmHint:
    'MP4 ou WebM, 20 Mo au plus, sans son. L’image reste jusqu’à ce qu’il joue, et pour les clients qui économisent leurs données.',
  heroHint: 'Une image, de préférence large d’au moins 1600 pixels\u00a0; un film peut jouer par-dessus.',
  panoramaHint: 'Une image de tout ce qui vous entoure, deux fois plus large que haute.',
  picturesMost: (n) => (n === 1 ? 'Une image.' : `${n} images au plus.`),
  picture: (n) => `Image ${n}`,
  removePicture: (n) => `Enlever l’image ${n}`,
  colours: 'Couleurs',
  ownColours: 'Choisir vos propres couleurs',
  usualNow: 'celles d’origine',
  coloursHint: 'Cinq couleurs ; toutes les autres en découlent.',
  typeface: 'Polices',
  typefaceHint: 'Une pour les titres, une pour le texte. L’arabe a les siennes.',
  typefaceNames: { warm: 'Chaleureuse', clear: 'Nette', classic: 'Classique' },
  colourNames: {
    ground: 'Fond de la page',
    ink: 'Texte',
    accent: 'Accent',
    button: 'Bouton',
    buttonInk: 'Texte sur le bouton',
  },
  hardToRead: {
    newsOnGround: 'Les messages verts, rouges et bleus sont difficiles à lire sur ce fond.',
    inkOnGround: 'Le texte est difficile à lire sur le fond de la page.',
    inkOnNews: 'Le texte est difficile à lire sur le vert et le rouge des messages.',
    inkOnAccent: 'Le texte est difficile à lire sur l’accent.',
    buttonText: 'Le texte du bouton est difficile à lire.',
  },
  contrast: (is) => `Son contraste est de ${is} : 1 ; il faut 4,5 : 1.`,
  picker: (name) => `${name} : choisir dans une palette`,
  take: (colour) => `Prendre ${colour}`,
  usual: 'Revenir aux couleurs habituelles',
  preview: staffWords.preview,
  previewTitle: 'Votre café est prêt quand vous l’êtes',
  previewItem: 'Cappuccino',
  previewNote: 'Au lait d’avoine',
  previewNews: 'Prêt à 12:10',
  previewButton: 'Ajouter au panier',
  words: 'Textes',
  otherTexts: 'Textes de la page À propos et du bas de page',
  wordsHint: 'Ce que vous laissez vide reste comme maintenant. Une langue sans texte propre en montre une autre.',
  texts: {
    heroTitle: 'Accueil : titre',
    heroLead: 'Accueil : ligne sous le titre',
    story: 'Accueil : votre établissement',
    aboutLead: 'À propos : premières lignes',
    about: 'À propos : texte',
    foot: 'Bas de chaque page',
  },
  paragraphs: 'Une ligne vide commence un nouveau paragraphe.',
  linksAndLanguages: 'Liens et langues',
  links: 'Vos pages ailleurs',
  link: (n) => `Adresse ${n}`,
  linksHint: 'Par exemple https://www.instagram.com/votre-nom. Elles figurent au bas de chaque page.',
  addLink: 'Ajouter une adresse',
  removeLink: (n) => `Supprimer l’adresse ${n}`,
  languages: 'Langues pour les clients',
  languagesHint: 'Au moins une. Les clients dont la langue n’y est pas lisent l’anglais, ou sinon la première.',
  saved: 'Enregistré. Chaque page le montre maintenant.',
  meanwhile: 'Un autre propriétaire vient de modifier la marque',
  problems: {
    colour_wrong: 'Ce n’est pas une couleur. Écrivez-la comme #1f6b4a.',
    contrast_too_low: 'C’est difficile à lire : un texte demande un contraste de 4,5 : 1.',
    name_too_long: `${brandLimits.name} caractères au plus.`,
    text_too_long: 'C’est trop long dans au moins une langue.',
    link_wrong: 'Cela ne ressemble pas à une adresse. Elle doit commencer par https://',
    links_too_many: `${brandLimits.links} adresses au plus.`,
    languages_none: 'Choisissez au moins une langue.',
    image_wrong: 'Choisissez un fichier.',
    image_missing: 'L’image n’est plus là. Choisissez-la de nouveau.',
    picture_missing: 'Choisissez d’abord une image, ou montrez autre chose ici.',
    pictures_too_many: 'Il y a trop d’images.',
    film_wrong: 'Choisissez le film de nouveau.',
    image_words_too_long: 'Ces mots sont trop longs dans au moins une langue.',
  },
}

export const legalEdit: LegalEditWords = {
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
  left: (drafts, all) => (drafts === 0 ? 'Tout est confirmé.' : `${drafts} sur ${all} ne sont pas encore confirmés.`),
  back: 'Toutes les pages légales',
  look: 'Comme les clients la voient',
  text: 'Texte',
  marks:
    'Une ligne qui commence par # est un titre, par ## un titre plus petit, par - un élément de liste. Toute autre ligne est un paragraphe. Les adresses deviennent des liens.',
  slots: 'Rempli à partir de « Qui est le commerce » :',
  preview: staffWords.preview,
  saveDraft: 'Enregistrer comme projet',
  saveConfirmed: 'Enregistrer et confirmer',
  confirm: 'Confirmer ce texte',
  unconfirm: 'Retirer la confirmation',
  confirmMeans:
    'En confirmant, vous dites que c’est vrai pour votre commerce. Les clients ne lisent alors plus que c’est un projet.',
  restore: 'Mettre le projet ici',
  saved: 'Enregistré. Les clients le lisent maintenant.',
}

const content: Readonly<Record<string, string>> = {
  offer: 'une offre',
  post: 'une publication',
  testimonial: 'un témoignage',
}
const status: Readonly<Record<string, string>> = {
  received: 'reçu',
  ready: glossary.partReady.toLowerCase(),
  served: 'remis',
}
const many = (n: number, one: string, more: string) => (n <= 1 ? `${n} ${one}` : `${n} ${more}`)
const tillDuties: Readonly<Record<string, string>> = {
  none: 'aucune n’est nécessaire',
  'by-hand': 'encodage à la main',
  linked: 'reliée',
}

const steps: Readonly<Record<string, string>> = {
  accept: glossary.accepted.toLowerCase(),
  refuse: glossary.refused.toLowerCase(),
  cancel: glossary.cancelled.toLowerCase(),
  collectNot: 'non retirée',
  bringBack: 'rétablie',
  pay: 'payée',
  unpay: 'de nouveau impayée',
  agree: 'modification acceptée',
  decline: 'modification refusée',
}
const legalPages: Readonly<Record<string, string>> = {
  legal: 'les mentions légales',
  terms: 'les conditions de vente',
  privacy: 'la déclaration de confidentialité',
  accessibility: 'la déclaration d’accessibilité',
}
const languages: Readonly<Record<string, string>> = {
  en: 'anglais',
  nl: 'néerlandais',
  fr: 'français',
  ar: 'arabe',
}
const reaches: Readonly<Record<string, string>> = {
  nobody: 'personne',
  owners: 'les propriétaires',
  managers: 'les propriétaires et les responsables',
}

export const log: LogText = {
  ...staffWords,
  hint: 'Ce que votre équipe et le système lui-même ont changé au cours de la dernière année.',
  searchHint: 'Nom, article ou n° de commande',
  who: 'Personne',
  everybody: 'Tout le monde',
  everywhere: 'Partout',
  kind: 'Quoi',
  everything: 'Tout',
  from: 'Du',
  to: 'Au',
  more: 'Afficher plus ancien',
  empty: 'Rien pour le moment',
  emptyHint: 'Ce que votre équipe change apparaît ici.',
  noneFoundHint: 'Cherchez autre chose ou choisissez d’autres jours.',
  showAll: 'Tout afficher',
  takeOut: 'Télécharger comme feuille de calcul',
  columns: ['Jour', 'Heure', 'Personne', 'Quoi', 'Acte'],
  fileName: 'journal.csv',
  tookSome: (most: number) =>
    `Le fichier contient les ${most} entrées les plus récentes. Choisissez des jours pour les autres.`,
  notTaken: 'Le fichier n’a pas pu être fait : le serveur n’a pas répondu. Réessayez.',
  kinds: {
    orders: 'Commandes',
    stock: 'Stock',
    shop: 'Ouverture et message',
    menu: 'Carte',
    branches: 'Établissements',
    people: 'Équipe',
    reservations: 'Réservations',
    guests: 'Avis et messages',
    hooks: 'Webhooks',
    site: 'Textes du site',
    clock: 'Automatique',
  },
  other: (who, act) => `${who} : ${act}`,
  acts: {
    'orders.setLineStatus': ({ who, where, data, count, order }) =>
      `${who} a mis ${many(count('lines'), 'ligne', 'lignes')} de la commande ${order} (${where}) sur « ${status[String(data.status)]} »`,
    'orders.step': ({ who, where, data, order }) =>
      `${who} : commande ${order} (${where}) ${steps[String(data.step)] ?? data.step}`,
    'boards.setPausing': ({ who, where, data }) =>
      data.pauses
        ? `${who} a réglé ${where} pour se mettre en pause quand personne ne regarde`
        : `${who} a réglé ${where} pour ne plus se mettre en pause seul`,
    'hooks.add': ({ who, data }) => `${who} a ajouté le webhook ${data.hook}`,
    'hooks.test': ({ who, data }) => `${who} a testé le webhook ${data.hook}`,
    'hooks.remove': ({ who, data }) => `${who} a supprimé le webhook ${data.hook}`,
    'orders.block': ({ who, where, data }) =>
      data.wide
        ? `${who} a refusé ${data.code} à ${where} et tout ce qui venait de cette connexion`
        : `${who} a refusé ${data.code} à ${where} et bloqué son client`,
    'guard.answer': ({ who, where, data }) =>
      data.letIn
        ? `${who} a laissé ${data.code} commander à ${where}`
        : `${who} n’a pas laissé ${data.code} commander à ${where}`,
    'guard.lift': ({ who, where, data }) => `${who} a levé le blocage de ${data.code} à ${where}`,
    'payments.setKey': ({ who, data }) =>
      data.set ? `${who} a enregistré la clé des paiements en ligne` : `${who} a retiré la clé des paiements en ligne`,
    'payouts.setKey': ({ who, data }) =>
      data.set ? `${who} a enregistré la clé des versements` : `${who} a retiré la clé des versements`,
    'payments.save': ({ who }) => `${who} a réglé le paiement en ligne`,
    'payments.settleBack': ({ who }) => `${who} a noté que de l’argent a été rendu autrement`,
    'gifts.sell': ({ who, where }) => `${who} a vendu une carte cadeau à ${where}`,
    'gifts.take': ({ who, data }) => `${who} a accepté une carte cadeau pour la commande ${data.code}`,
    'gifts.saveRules': ({ who, data }) =>
      data.on ? `${who} a modifié les cartes cadeaux qui sont vendues` : `${who} a arrêté la vente de cartes cadeaux`,
    'gifts.block': ({ who, data }) =>
      data.blocked ? `${who} a bloqué une carte cadeau` : `${who} a débloqué une carte cadeau`,
    'gifts.takeOver': ({ who }) => `${who} a comptabilisé comme produit le solde des cartes cadeaux expirées`,
    'reductions.save': ({ who, what, data }) =>
      data.on ? `${who} a enregistré la réduction ${what}` : `${who} a désactivé la réduction ${what}`,
    'reductions.remove': ({ who }) => `${who} a supprimé une réduction`,
    'stamps.save': ({ who, data }) =>
      data.on ? `${who} a modifié la carte de fidélité` : `${who} a désactivé la carte de fidélité`,
    'stamps.spend': ({ who, where }) => `${who} a accepté un bon de la carte de fidélité à ${where}`,
    'guard.setRules': ({ who, data }) =>
      data.on
        ? `${who} a réglé ce que les clients peuvent commander sans parler à personne`
        : `${who} a laissé tous les clients commander sans parler à personne`,
    'orders.enter': ({ who, where, order }) => `${who} a saisi la commande ${order}, ${where}`,
    'orders.change': ({ who, where, order }) => `${who} a modifié la commande ${order}, ${where}`,
    'orders.postpone': ({ who, where, order }) => `${who} a déplacé l’heure de la commande ${order}, ${where}`,
    'invoices.ask': ({ who, where, order }) => `${who} a indiqué à qui la commande ${order} est facturée, ${where}`,
    'orders.ringUp': ({ who, where, order }) => `${who} a encodé la commande ${order} en caisse, ${where}`,
    'orders.ringUpNot': ({ who, where, order }) =>
      `${who} a noté que la commande ${order} n’est pas encodée en caisse, ${where}`,
    'orders.setForm': ({ who, where, order }) => `${who} a indiqué où la commande ${order} est consommée, ${where}`,
    'tills.setDuty': ({ who, where, data }) =>
      `${who} a dit de la caisse enregistreuse de ${where} : ${tillDuties[String(data.duty)] ?? data.duty}`,
    'tills.saveLink': ({ who, where, data }) =>
      data.newSecret
        ? `${who} a relié la caisse de ${where} avec un nouveau secret`
        : `${who} a indiqué l’adresse de la caisse de ${where}`,
    'tills.sendAgain': ({ who, where, data }) =>
      data.reason
        ? `${who} a dit que le message ${data.number} à la caisse de ${where} a été encodé à la main : ${data.reason}`
        : `${who} a renvoyé le message ${data.number} à la caisse de ${where}`,
    'vat.save': ({ who }) => `${who} a modifié les taux de TVA`,
    'books.count': ({ who, where, when }) => `${who} a compté la caisse du ${when('day')} à ${where}`,
    'books.takeOver': ({ who, data }) =>
      data.taken
        ? `${who} a noté que le comptable a ${data.month}`
        : `${who} a noté que le comptable n’a pas ${data.month}`,
    'books.setNumbers': ({ who }) => `${who} a changé les numéros de compte du journal`,
    'orders.clear': ({ who, where, count }) =>
      `${who} a archivé ${many(count('orders'), 'commande', 'commandes')} de ${where}`,
    'archives.bringBack': ({ who, where, order }) => `${who} a rétabli la commande ${order} de ${where}`,
    'archives.restore': ({ who, where, count }) =>
      `${who} a rétabli ${many(count('orders'), 'commande', 'commandes')} de ${where}`,
    'bake.count': ({ who, what, where, data }) =>
      typeof data.left === 'number'
        ? `${who} a compté ${what} (${where}) : ${data.left} en reste`
        : `${who} a retiré le comptage de ${what} (${where})`,
    'bake.sellLeft': ({ who, where, data }) =>
      typeof data.share === 'number'
        ? `${who} a fait vendre ce qui reste à ${data.share} % du prix avant la fermeture (${where})`
        : `${who} a fait vendre ce qui reste au prix habituel (${where})`,
    'stock.set': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} a remis ${what} en stock (${where})`
        : `${who} a marqué ${what} comme épuisé (${where}) jusqu’à ${when('until') || 'nouvel ordre'}`,
    'options.setStock': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} a remis ${what} en stock (${where})`
        : `${who} a marqué ${what} comme épuisé (${where}) jusqu’à ${when('until') || 'nouvel ordre'}`,
    'shop.setState': ({ who, where, data, when }) =>
      data.open ? `${who} a ouvert ${where}` : `${who} a fermé ${where} jusqu’à ${when('until') || 'nouvel ordre'}`,
    'pace.save': ({ who, where }) => `${who} a défini ce que ${where} prépare par créneau`,
    'pace.set': ({ who, where, data, when }) => {
      if (data.change === 'pause') return `${who} a mis ${where} en pause jusqu’à ${when('until')}`
      if (data.change === 'shift') return `${who} a indiqué ${data.hands} au travail (${where})`
      if (data.change === 'noShift') return `${who} a indiqué autant au travail que d’habitude (${where})`
      if (data.change === 'resume') return `${who} a mis fin à la pause de ${where}`
      return data.change === 'extra'
        ? `${who} a ajouté ${data.minutes} minutes aux nouvelles commandes (${where}) pendant une demi-heure`
        : `${who} a mis fin aux minutes ajoutées (${where})`
    },
    'shop.setMessage': ({ who, data }) =>
      data.shown
        ? `${who} a défini le message au-dessus de la carte`
        : `${who} a masqué le message au-dessus de la carte`,
    'items.add': ({ who, what }) => `${who} a ajouté ${what} à la carte`,
    'items.save': ({ who, what, data }) =>
      data.declared === undefined
        ? `${who} a modifié ${what}`
        : data.declared
          ? `${who} a modifié ce que contient ${what}`
          : `${who} a retiré ce que contient ${what}`,
    'items.remove': ({ who, what }) => `${who} a retiré ${what} de la carte`,
    'items.sellAt': ({ who, what, where, data }) =>
      data.sold
        ? `${who} a indiqué que ${what} est de nouveau vendu (${where})`
        : `${who} a indiqué que ${what} n’est pas vendu (${where})`,
    'items.move': ({ who, what, count }) =>
      `${who} a déplacé ${many(count('items'), 'article', 'articles')} vers ${what}`,
    'sheet.apply': ({ who, count }) =>
      `${who} a repris une feuille de calcul : ${many(count('added'), 'article ajouté', 'articles ajoutés')}, ${count('changed')} modifiés, ${count('removed')} retirés`,
    'prices.one': ({ who, what, where, money }) => {
      const at = where && ` (${where})`
      if (!money('to')) return `${who} a retiré un prix de ${what}${at} : ${money('from')}`
      return money('from')
        ? `${who} a changé le prix de ${what}${at} de ${money('from')} à ${money('to')}`
        : `${who} a donné un prix à ${what}${at} : ${money('to')}`
    },
    'prices.change': ({ who, count }) => `${who} a changé ${many(count('prices'), 'prix', 'prix')} d’un coup`,
    'categories.add': ({ who, what }) => `${who} a ajouté la catégorie ${what}`,
    'categories.save': ({ who, what, data }) =>
      data.hidden === undefined
        ? `${who} a modifié la catégorie ${what}`
        : data.hidden
          ? `${who} a masqué la catégorie ${what}`
          : `${who} a affiché la catégorie ${what}`,
    'categories.remove': ({ who, what, count }) =>
      `${who} a supprimé la catégorie ${what} et déplacé ${many(count('items'), 'article', 'articles')}`,
    'categories.setIndex': ({ who, what, data }) => `${who} a donné à ${what} la place ${data.index} sur la carte`,
    'groups.add': ({ who, what }) => `${who} a ajouté le groupe d’options ${what}`,
    'groups.save': ({ who, what }) => `${who} a modifié le groupe d’options ${what}`,
    'groups.remove': ({ who, what }) => `${who} a supprimé le groupe d’options ${what}`,
    'groups.use': ({ who, what }) => `${who} a choisi les groupes d’options de ${what}`,
    'branches.add': ({ who, what }) => `${who} a ajouté l’établissement ${what}`,
    'guide.takeMenu': ({ who, count }) =>
      `${who} a repris la carte de la démo\u00a0: ${many(count('items'), 'article', 'articles')}`,
    'guide.placeTest': ({ who, where, order }) => `${who} a passé la commande d’essai ${order}, ${where}`,
    'guide.endTest': ({ who, where, order }) => `${who} a annulé la commande d’essai ${order}, ${where}`,
    'demo.takeOver': ({ who, count }) =>
      `${who} a retiré la démo du site\u00a0: ${[
        many(count('branches'), 'établissement', 'établissements'),
        many(count('items'), 'article', 'articles'),
        many(count('texts'), 'texte', 'textes'),
        many(count('reviews'), 'avis', 'avis'),
      ].join(', ')}`,
    'brand.save': ({ who }) => `${who} a modifié la marque de l’établissement`,
    'branches.save': ({ who, where }) => `${who} a modifié les réglages de ${where}`,
    'branches.closeDays': ({ who, where, count, when }) =>
      count('days') > 1
        ? `${who} a défini des jours de fermeture (${where}), ${when('from')} et d’autres`
        : `${who} a défini des jours de fermeture (${where}), ${[when('from'), when('to')].filter(Boolean).join(' – ')}`,
    'branches.hide': ({ who, where }) => `${who} a masqué ${where} aux clients`,
    'branches.show': ({ who, where }) => `${who} a de nouveau affiché ${where} aux clients`,
    'branches.remove': ({ who, where }) => `${who} a supprimé ${where}`,
    'regions.save': ({ who, data }) => `${who} a modifié les régions : ${data.regions || 'aucune'}`,
    'printers.add': ({ who, where, data }) => `${who} a ajouté l’imprimante « ${data.printer} » (${where})`,
    'printers.save': ({ who, where, data }) => `${who} a modifié l’imprimante « ${data.printer} » (${where})`,
    'printers.renew': ({ who, where, data }) =>
      `${who} a donné une nouvelle adresse à l’imprimante « ${data.printer} » (${where})`,
    'printers.withdraw': ({ who, where, data }) => `${who} a retiré l’imprimante « ${data.printer} » (${where})`,
    'displays.add': ({ who, where, data }) => `${who} a ajouté l’écran pour les clients « ${data.display} » (${where})`,
    'displays.withdraw': ({ who, where, data }) =>
      `${who} a retiré l’écran pour les clients « ${data.display} » (${where})`,
    'staff.appoint': ({ who, what, where, data }) => {
      if (data.state === 'locked') return `${who} a bloqué le compte de ${what}`
      if (data.owner) return `${who} a nommé ${what} propriétaire`
      const places = [where, data.regions].filter(Boolean).join(', ')
      return places ? `${who} a nommé ${what} (${places})` : `${who} a retiré tous les établissements à ${what}`
    },
    'account.byProvider': ({ who, where, data }) => {
      const first = data.made ? 'pour la première fois' : data.linked ? 'et non plus avec un mot de passe' : ''
      const began = first ? `${who} s’est connecté par le fournisseur ${first}. ` : ''
      if (data.owner) return `${began}Le fournisseur nomme ${who} propriétaire`
      return where
        ? `${began}Le fournisseur donne un rôle à ${who} (${where})`
        : `${began}Le fournisseur ne donne plus de rôle à ${who}`
    },
    'staff.dismiss': ({ who, what }) => `${who} a refusé le compte de ${what}`,
    'staff.dismissAll': ({ who, count }) => `${who} a refusé ${many(count('removed'), 'compte', 'comptes')}`,
    'staff.resetLink': ({ who, what }) => `${who} a créé un lien de mot de passe pour ${what}`,
    'passwords.change': ({ who }) => `${who} a changé son propre mot de passe`,
    'sessions.end': ({ who, data }) =>
      `${who} s’est déconnecté d’un autre appareil : ${data.agent ?? 'navigateur inconnu'}`,
    'passwords.useLink': ({ who, data }) =>
      data.factor
        ? `${who} a choisi un nouveau mot de passe par un lien, qui a aussi retiré le second facteur`
        : `${who} a choisi un nouveau mot de passe par un lien`,
    'sessions.endAll': ({ who }) => `${who} s’est déconnecté partout ailleurs`,
    'account.passCode': ({ who, data, count }) =>
      data.wrong
        ? `Quelqu’un qui connaît le mot de passe de ${who} a saisi des codes faux`
        : `${who} s’est connecté avec un code de secours ; il en reste ${count('left')}`,
    'factors.setTime': ({ who }) => `${who} a configuré des codes temporaires`,
    'factors.removeTime': ({ who }) => `${who} a retiré ses codes temporaires`,
    'factors.addPasskey': ({ who, data }) => `${who} a ajouté la clé d’accès « ${data.passkey} »`,
    'factors.removePasskey': ({ who, data }) => `${who} a retiré la clé d’accès « ${data.passkey} »`,
    'factors.renewCodes': ({ who }) => `${who} a créé de nouveaux codes de secours`,
    'factors.setRule': ({ who, data }) =>
      `${who} a choisi qui doit avoir un second facteur : ${reaches[String(data.reach)]}`,
    'staff.resetFactor': ({ who, what }) => `${who} a réinitialisé le second facteur de ${what}`,
    'takings.set': ({ who }) => `${who} a modifié les règles de caisse et de paiement`,
    'reservations.cancel': ({ who, where, data, when }) =>
      `${who} a annulé la réservation ${data.reservation} (${where}) du ${when('date')}`,
    'reservations.cancelMany': ({ who, where, count }) =>
      `${who} a annulé ${many(count('cancelled'), 'réservation', 'réservations')} (${where})`,
    'reservations.setRules': ({ who }) => `${who} a modifié les règles de réservation`,
    'reviews.setRule': ({ who, data }) =>
      data.waits
        ? `${who} fait attendre un oui aux avis sans commande`
        : `${who} laisse compter tous les avis aussitôt`,
    'reviews.show': ({ who, count }) => `${who} a dit oui à ${count('count')} avis`,
    'reviews.removeMany': ({ who, count }) => `${who} a supprimé ${count('count')} avis`,
    'reviews.remove': ({ who, data }) => `${who} a supprimé l’avis ${data.review}`,
    'messages.mark': ({ who, data }) =>
      `${who} a marqué le message ${data.message} comme ${data.read ? 'lu' : 'non lu'}`,
    'messages.handOn': ({ who, data }) => `${who} a renvoyé le message ${data.message}`,
    'messages.delete': ({ who, data }) => `${who} a supprimé le message ${data.message}`,
    'persons.takeOut': ({ who, data }) => `${who} a sorti les données d’un client : ${data.records ?? ''}`,
    'persons.erase': ({ who, count, data }) =>
      `${who} a effacé le client de ${many(count('erased'), 'élément', 'éléments')} : ${data.records ?? ''}`,
    'persons.setDays': ({ who, data }) => `${who} a réglé que les noms des clients sont gardés ${data.days} jours`,
    'content.save': ({ who, what, data }) =>
      `${who} a ${data.isNew ? 'ajouté' : 'modifié'} ${content[String(data.kind)]} sur la page d’accueil${what && ` : ${what}`}`,
    'content.move': ({ who, data }) =>
      `${who} a déplacé ${content[String(data.kind)]} de la page d’accueil à la place ${data.place}`,
    'content.remove': ({ who, data }) => `${who} a retiré ${content[String(data.kind)]} de la page d’accueil`,
    'legal.saveCompany': ({ who }) => `${who} a indiqué qui est le commerce en droit`,
    'legal.saveText': ({ who, data }) =>
      `${who} a ${data.confirmed ? 'confirmé' : 'modifié'} ${legalPages[String(data.page)]} en ${languages[String(data.language)]}`,
    'clock.erase': ({ count }) => {
      if (count('orders') > 0)
        return `Automatiquement : les noms de ${many(count('orders'), 'commande', 'commandes')} ont été effacés`
      if (count('reservations') > 0)
        return `Automatiquement : ${many(count('reservations'), 'ancienne réservation effacée', 'anciennes réservations effacées')}`
      return `Automatiquement : ${many(count('messages'), 'ancien message effacé', 'anciens messages effacés')}`
    },
    'clock.forgetLog': ({ count }) =>
      `Automatiquement : ${many(count('entries'), 'entrée', 'entrées')} de ce journal de plus d’un an supprimées`,
    'clock.inStock': ({ what }) => `Automatiquement : ${what} est de nouveau en stock`,
    'clock.open': ({ where }) => `Automatiquement : ${where} a rouvert`,
    'clock.pause': ({ where, data }) =>
      data.paused
        ? `Automatiquement : ${where} mis en pause, car personne ne regardait`
        : `Automatiquement : la pause de ${where} est finie`,
    'images.upload': ({ who }) => `${who} a téléversé une image`,
    'films.upload': ({ who }) => `${who} a téléversé un film`,
  },
}

export const persons: PersonsText = {
  ...staffWords,
  reservation: staffWords.reservationNumber,
  hint: 'Un client demande ce que vous avez sur lui, ou veut que ce soit effacé : cherchez ici.',
  search: 'Nom, téléphone, e-mail ou code de suivi',
  searchHint:
    'Trois caractères au moins. Les commandes archivées sont cherchées aussi. Pour celles d’avant les 2000 dernières : le début du nom, le numéro ou le jeton.',
  find: staffWords.search,
  tooShort: 'Tapez au moins trois caractères.',
  noneFoundHint: 'Ce qui a été effacé, automatiquement ou par vous, ne se trouve plus par le nom.',
  found: (n) => many(n, 'élément trouvé', 'éléments trouvés'),
  more: 'Il y en a plus que ce qui est montré. Cherchez plus précisément, par exemple par téléphone.',
  check: 'Plusieurs personnes peuvent avoir le même nom. Ne cochez que ce qui est à elle ou à lui.',
  all: 'Tout cocher',
  order: (id) => `Commande ${id}`,
  message: (id) => `Message ${id}`,
  review: (id) => `Avis ${id}`,
  gift: (id) => `Carte cadeau ${id}`,
  notOver: {
    order: 'Pas encore finie : elle peut être effacée une fois remise ou terminée.',
    reservation: 'Encore à venir : elle peut être effacée après son jour, ou une fois annulée.',
  },
  takeOutText: 'Télécharger pour lire',
  takeOutJson: 'Télécharger en JSON',
  fileName: 'vos-donnees',
  fileTitle: (shop) => `Ce que ${shop} garde sur vous`,
  erase: (n) => `Effacer ${many(n, 'élément', 'éléments')}`,
  eraseTitle: (n) => `Effacer ${many(n, 'élément', 'éléments')} pour toujours ?`,
  eraseText:
    'Des commandes disparaissent le nom, le téléphone, l’adresse et les remarques. Ce qui a été commandé, les montants, le paiement et le code de suivi restent, car la loi fiscale le demande. Les réservations et les messages disparaissent en entier ; un avis garde ses étoiles. Cela ne peut pas être annulé.',
  eraseDo: 'Effacer',
  erased: (n) => many(n, 'élément effacé', 'éléments effacés'),
  stayed: (n) =>
    `${many(n, 'élément n’est pas encore fini et reste', 'éléments ne sont pas encore finis et restent')}.`,
  backups:
    'Dans les sauvegardes, c’est parti après quatre semaines environ ; une sauvegarde restaurée est effacée de nouveau avant l’ouverture.',
  days: 'Combien de temps les noms sont gardés',
  daysLabel: 'Jours après le retrait, la table ou le message',
  daysHint: 'De 7 à 365. Les articles et les montants restent toujours dix ans.',
  daysWrong: 'Choisissez un nombre entier de 7 à 365.',
  daysNow: (days) =>
    `Noms, téléphones, adresses et remarques sont effacés automatiquement ${many(days, 'jour', 'jours')} après le retrait, la table ou le message.`,
  daysSaved: 'Enregistré',
  daysLegal:
    'Votre déclaration de confidentialité dit-elle encore le même nombre ? Un texte que vous avez changé ou confirmé ne suit pas de lui-même.',
  toLegal: 'Vers les pages légales',
}
