// French words of the staff log.
import type { LogText } from './en.ts'

const content: Readonly<Record<string, string>> = {
  offer: 'une offre',
  post: 'une publication',
  testimonial: 'un témoignage',
}
const status: Readonly<Record<string, string>> = { received: 'reçu', ready: 'prêt', served: 'remis' }
const many = (n: number, one: string, more: string) => (n <= 1 ? `${n} ${one}` : `${n} ${more}`)
const steps: Readonly<Record<string, string>> = {
  accept: 'acceptée',
  refuse: 'refusée',
  cancel: 'annulée',
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

export const fr: LogText = {
  title: 'Journal',
  hint: 'Ce que votre équipe et le magasin lui-même ont changé au cours de la dernière année.',
  search: 'Rechercher',
  searchHint: 'Nom, article ou n° de commande',
  who: 'Personne',
  everybody: 'Tout le monde',
  where: 'Établissement',
  everywhere: 'Partout',
  kind: 'Quoi',
  everything: 'Tout',
  from: 'Du',
  to: 'Au',
  more: 'Afficher plus ancien',
  empty: 'Rien pour le moment',
  emptyHint: 'Ce que votre équipe change apparaît ici.',
  noneFound: 'Rien trouvé',
  noneFoundHint: 'Cherchez autre chose ou choisissez d’autres jours.',
  showAll: 'Tout afficher',
  takeOut: 'Télécharger comme feuille de calcul',
  columns: ['Jour', 'Heure', 'Personne', 'Quoi', 'Acte'],
  fileName: 'journal.csv',
  tookSome: (most: number) =>
    `Le fichier contient les ${most} entrées les plus récentes. Choisissez des jours pour les autres.`,
  notTaken: 'Le fichier n’a pas pu être fait : le magasin n’a pas répondu. Réessayez.',
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
    'orders.setLineStatus': ({ who, where, data, count }) =>
      `${who} a mis ${many(count('lines'), 'ligne', 'lignes')} de la commande ${data.order} (${where}) sur « ${status[String(data.status)]} »`,
    'orders.step': ({ who, where, data }) =>
      `${who} : commande ${data.order} (${where}) ${steps[String(data.step)] ?? data.step}`,
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
    'guard.setRules': ({ who, data }) =>
      data.on
        ? `${who} a réglé ce que les clients peuvent commander sans parler à personne`
        : `${who} a laissé tous les clients commander sans parler à personne`,
    'orders.enter': ({ who, where, data }) => `${who} a saisi la commande ${data.order}, ${where}`,
    'orders.change': ({ who, where, data }) => `${who} a modifié la commande ${data.order}, ${where}`,
    'orders.postpone': ({ who, where, data }) => `${who} a déplacé l’heure de la commande ${data.order}, ${where}`,
    'orders.clear': ({ who, where, count }) =>
      `${who} a archivé ${many(count('orders'), 'commande', 'commandes')} de ${where}`,
    'archives.bringBack': ({ who, where, data }) => `${who} a rétabli la commande ${data.order} de ${where}`,
    'archives.restore': ({ who, where, count }) =>
      `${who} a rétabli ${many(count('orders'), 'commande', 'commandes')} de ${where}`,
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
      if (data.change === 'resume') return `${who} a mis fin à la pause de ${where}`
      return data.change === 'extra'
        ? `${who} a ajouté ${data.minutes} minutes aux nouvelles commandes (${where}) pendant une demi-heure`
        : `${who} a mis fin aux minutes ajoutées (${where})`
    },
    'shop.setMessage': ({ who, data }) =>
      data.shown ? `${who} a défini le message de livraison` : `${who} a masqué le message de livraison`,
    'items.add': ({ who, what }) => `${who} a ajouté ${what} à la carte`,
    'items.save': ({ who, what, data }) =>
      data.declared === undefined
        ? `${who} a modifié ${what}`
        : data.declared
          ? `${who} a modifié ce que contient ${what}`
          : `${who} a retiré ce que contient ${what}`,
    'items.remove': ({ who, what }) => `${who} a retiré ${what} de la carte`,
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
    'guide.placeTest': ({ who, where, data }) => `${who} a passé la commande d’essai ${data.order}, ${where}`,
    'guide.endTest': ({ who, where, data }) => `${who} a annulé la commande d’essai ${data.order}, ${where}`,
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
    'displays.add': ({ who, where, data }) => `${who} a ajouté l’écran pour les clients « ${data.display} » (${where})`,
    'displays.withdraw': ({ who, where, data }) =>
      `${who} a retiré l’écran pour les clients « ${data.display} » (${where})`,
    'staff.appoint': ({ who, what, where, data }) => {
      if (data.state === 'locked') return `${who} a bloqué le compte de ${what}`
      if (data.owner) return `${who} a nommé ${what} propriétaire`
      return where ? `${who} a nommé ${what} (${where})` : `${who} a retiré tous les établissements à ${what}`
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
