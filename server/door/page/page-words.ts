// The texts that are only in the document: for search engines, for shares, and for visitors without JavaScript.
import type { Locale } from '#domain/shared/locale.ts'

export interface PageWords {
  readonly title: string
  readonly description: string
  readonly closed: string
  readonly menu: string
  /** A shortcut of the installed app. */
  readonly track: string
  readonly noScript: string
  /** Before the lowest price of an item in several sizes. */
  readonly from: string
}

export const pageWords: Readonly<Record<Locale, PageWords>> = {
  en: {
    title: 'Coffee and snacks to pick up',
    description:
      'Coffee, bagels, panini, salads and waffles, made when you order. See the menu, order on your phone and pick up at the counter.',
    closed: 'closed',
    menu: 'Menu',
    track: 'Track your order',
    noScript: 'Ordering here needs JavaScript. Without it: call us, or order at the counter.',
    from: 'from',
  },
  nl: {
    title: 'Koffie en snacks om af te halen',
    description:
      'Koffie, bagels, panini, slaatjes en wafels, vers gemaakt wanneer je bestelt. Bekijk de kaart, bestel op je telefoon en haal af aan de toog.',
    closed: 'gesloten',
    menu: 'Kaart',
    track: 'Volg je bestelling',
    noScript: 'Bestellen kan hier alleen met JavaScript. Zonder: bel ons, of bestel aan de toog.',
    from: 'vanaf',
  },
  fr: {
    title: 'Café et snacks à emporter',
    description:
      'Café, bagels, panini, salades et gaufres, préparés à la commande. Consultez la carte, commandez sur votre téléphone et passez au comptoir.',
    closed: 'fermé',
    menu: 'Carte',
    track: 'Suivre votre commande',
    noScript: 'Pour commander ici, il faut JavaScript. Sinon, appelez-nous ou commandez au comptoir.',
    from: 'dès',
  },
  ar: {
    title: 'قهوة ووجبات خفيفة للاستلام',
    description: 'قهوة وبيغل وبانيني وسلطات ووافل، نحضّرها عند الطلب. تصفّح القائمة واطلب من هاتفك واستلم من الكاونتر.',
    closed: 'مغلق',
    menu: 'القائمة',
    track: 'تتبّع طلبك',
    noScript: 'يحتاج الطلب من هنا إلى JavaScript. بدونه اتصل بنا أو اطلب من الكاونتر.',
    from: 'من',
  },
}
