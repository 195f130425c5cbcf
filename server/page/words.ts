// The words of the document itself: what search engines, shares and visitors without JavaScript read, and the first paint.
import type { Locale } from '../../domain/shared/locale.ts'

export interface PageWords {
  readonly title: string
  readonly description: string
  /** As the landing page says it. */
  readonly home: { readonly title: string; readonly lead: string; readonly order: string; readonly track: string }
  /** As the menu says it before and after a branch is chosen. */
  readonly choice: { readonly title: string; readonly lead: string }
  readonly shelf: { readonly title: string; readonly noDelivery: string }
  readonly closed: string
  readonly menu: string
  /** In front of prices of one item that comes in several ways. */
  readonly ways: { readonly glass: string; readonly bottle: string; readonly persons: (count: number) => string }
  readonly noScript: string
}

export const pageWords: Readonly<Record<Locale, PageWords>> = {
  en: {
    title: 'Noisette · Coffee and snacks to pick up',
    description:
      'Coffee, bagels, panini, salads and waffles, made when you order. See the menu, order on your phone and pick up at the counter.',
    home: {
      title: 'Your coffee is ready when you are',
      lead: 'Order on your phone, pick up at the counter.',
      order: 'Order now',
      track: 'Track your order',
    },
    choice: {
      title: 'Where do you want to pick up?',
      lead: 'Choose your Noisette. We remember it for next time.',
    },
    shelf: {
      title: 'What can we make you?',
      noDelivery: "We don't deliver at the moment (pick-up only). Thanks!",
    },
    closed: 'closed',
    menu: 'Menu',
    ways: { glass: 'glass', bottle: 'bottle', persons: (count) => (count === 1 ? '1 person' : `${count} people`) },
    noScript: 'Ordering here needs JavaScript. Without it: call us, or order at the counter.',
  },
  nl: {
    title: 'Noisette · Koffie en snacks om af te halen',
    description:
      'Koffie, bagels, panini, slaatjes en wafels, vers gemaakt wanneer je bestelt. Bekijk de kaart, bestel op je telefoon en haal af aan de toog.',
    home: {
      title: 'Je koffie staat klaar als jij er bent',
      lead: 'Bestel op je telefoon, haal af aan de toog.',
      order: 'Bestel nu',
      track: 'Volg je bestelling',
    },
    choice: { title: 'Waar kom je afhalen?', lead: 'Kies je Noisette. We onthouden het voor de volgende keer.' },
    shelf: {
      title: 'Wat mag het zijn?',
      noDelivery: 'We leveren momenteel niet aan huis (enkel afhalen). Bedankt!',
    },
    closed: 'gesloten',
    menu: 'Kaart',
    ways: { glass: 'glas', bottle: 'fles', persons: (count) => (count === 1 ? '1 persoon' : `${count} personen`) },
    noScript: 'Bestellen kan hier alleen met JavaScript. Zonder: bel ons, of bestel aan de toog.',
  },
  fr: {
    title: 'Noisette · Café et snacks à emporter',
    description:
      'Café, bagels, panini, salades et gaufres, préparés à la commande. Consultez la carte, commandez sur votre téléphone et passez au comptoir.',
    home: {
      title: 'Votre café est prêt quand vous l’êtes',
      lead: 'Commandez sur votre téléphone, retirez au comptoir.',
      order: 'Commander',
      track: 'Suivre ma commande',
    },
    choice: {
      title: 'Où passez-vous chercher ?',
      lead: 'Choisissez votre Noisette. Nous nous en souviendrons la prochaine fois.',
    },
    shelf: {
      title: 'Que pouvons-nous vous servir ?',
      noDelivery: 'Nous ne livrons pas pour le moment (uniquement à emporter). Merci !',
    },
    closed: 'fermé',
    menu: 'Carte',
    ways: {
      glass: 'verre',
      bottle: 'bouteille',
      persons: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
    },
    noScript: 'Pour commander ici, il faut JavaScript. Sinon, appelez-nous ou commandez au comptoir.',
  },
  ar: {
    title: 'Noisette · قهوة ووجبات خفيفة للاستلام',
    description: 'قهوة وبيغل وبانيني وسلطات ووافل، نحضّرها عند الطلب. تصفّح القائمة واطلب من هاتفك واستلم من الكاونتر.',
    home: {
      title: 'قهوتك جاهزة متى كنت جاهزًا',
      lead: 'اطلب من هاتفك واستلم من الكاونتر.',
      order: 'اطلب الآن',
      track: 'تتبّع طلبك',
    },
    choice: {
      title: 'من أين تود استلام طلبك؟',
      lead: 'اختر فرع Noisette الأقرب إليك، وسنتذكره في المرة القادمة.',
    },
    shelf: { title: 'ماذا نحضّر لك؟', noDelivery: 'لا يوجد توصيل حاليًا (الاستلام من الفرع فقط). شكرًا!' },
    closed: 'مغلق',
    menu: 'القائمة',
    ways: {
      glass: 'كأس',
      bottle: 'زجاجة',
      persons: (count) => (count === 1 ? 'شخص واحد' : count === 2 ? 'شخصان' : `${count} أشخاص`),
    },
    noScript: 'يحتاج الطلب من هنا إلى JavaScript. بدونه اتصل بنا أو اطلب من الكاونتر.',
  },
}
