// French: the words of the landing page.
import type { HomeText } from './en.ts'

const turning = {
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Arrêter le mouvement',
  play: 'Reprendre le mouvement',
}

export const fr: HomeText = {
  hero: {
    title: 'Votre café est prêt quand vous l’êtes',
    lead: 'Commandez sur votre téléphone, retirez au comptoir.',
    order: 'Commander',
    track: 'Suivre ma commande',
    picture: 'Un cappuccino et son biscuit, le soir, sur une table en bois',
    pause: turning.pause,
    play: turning.play,
  },
  offers: {
    title: 'Nos offres du moment',
    labels: { ...turning, slide: (n, of) => `Offre ${n} sur ${of}` },
  },
  steps: {
    title: 'Comment ça marche',
    order: {
      title: 'Passez votre commande',
      text: 'Choisissez à la carte et dites-nous pour qui c’est. Vous recevez un code de huit lettres et chiffres.',
    },
    today: (time) => `Commandes pour aujourd’hui jusqu’à ${time} ; ensuite, pour le prochain jour d’ouverture.`,
    todayAnywhere:
      'Chaque adresse prend les commandes du jour jusqu’à une heure fixe ; ensuite, pour le prochain jour d’ouverture.',
    check: { title: 'Suivez-la', text: 'Entrez votre code et voyez où nous en sommes.' },
    stages: ['Reçue', 'Prête', 'Emportée'],
    pick: {
      title: 'Payez et emportez',
      text: 'Venez au comptoir, payez par carte ou en espèces, et emportez le tout bien chaud.',
    },
    track: 'Suivre ma commande',
  },
  story: {
    title: 'Préparé à la commande',
    text: [
      'Chaque tasse est préparée à la commande, avec de quoi l’accompagner, et sans attente.',
      'Commandez en chemin, et qui prépare votre café vous le tend aussi.',
    ],
    more: 'Lire notre histoire',
    waffle: 'Des gaufres aux fraises et à la crème',
    bagel: 'Un bagel au saumon et à l’oignon rouge',
  },
  guests: {
    title: 'Ce que disent nos clients',
    labels: { ...turning, slide: (n, of) => `Client ${n} sur ${of}` },
    inBranch: (branch) => `à ${branch}`,
  },
  tour: {
    title: 'Entrez et regardez autour de vous',
    lead: 'Faites glisser l’image, ou utilisez les flèches.',
    labels: {
      view: 'Regarder autour de soi dans le café',
      hint: 'Les flèches du clavier tournent la vue, plus et moins l’agrandissent ou la réduisent.',
      left: 'Tourner à gauche',
      right: 'Tourner à droite',
      nearer: 'Agrandir',
      farther: 'Réduire',
      flat: 'Votre navigateur montre une simple image',
    },
    places: {
      counter: 'Le comptoir',
      pictures: 'Le mur du café',
      bench: 'La banquette',
      windows: 'Les fenêtres sur la rue',
    },
  },
  posts: {
    title: 'Vos questions',
    labels: { ...turning, slide: (n, of) => `Question ${n} sur ${of}` },
  },
  failed: 'Nos offres et nos histoires ne sont pas arrivées.',
  tryAgain: 'Réessayer',
}
