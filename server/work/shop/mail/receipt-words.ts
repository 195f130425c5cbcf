// What the mail with an order and its receipt says, in the four languages (PUSH-2).
import type { Locale } from '#domain/shared/locale.ts'

export interface ReceiptWords {
  readonly subject: (code: string, branch: string) => string
  readonly noCode: string
  readonly thanks: string
  readonly fallen: string
  readonly code: string
  readonly readyAround: string
  readonly table: (table: number) => string
  readonly without: (what: string) => string
  readonly total: string
  readonly taxIn: (rate: string, net: string) => string
  readonly toPay: string
  readonly owed: string
  readonly follow: string
  readonly soldBy: string
  readonly noTicket: string
  /** Why this mail came. */
  readonly why: string
}

export const receiptWords: Readonly<Record<Locale, ReceiptWords>> = {
  en: {
    subject: (code, branch) => `${code}, ${branch}`,
    noCode: 'Your order',
    thanks: 'Thank you for your order.',
    fallen: 'This order is not going ahead.',
    code: 'Your code',
    readyAround: 'Ready around',
    table: (table) => `Table ${table}`,
    without: (what) => `without ${what}`,
    total: 'Total, VAT included',
    taxIn: (rate, net) => `Of which VAT ${rate}, on ${net}`,
    toPay: 'To pay',
    owed: 'To give back',
    follow: 'Follow your order',
    soldBy: 'Sold by',
    noTicket: 'This mail is not a VAT receipt.',
    why: 'You asked for this mail on the page of your order. We use your address for nothing else.',
  },
  nl: {
    subject: (code, branch) => `${code}, ${branch}`,
    noCode: 'Je bestelling',
    thanks: 'Bedankt voor je bestelling.',
    fallen: 'Deze bestelling gaat niet door.',
    code: 'Je nummer',
    readyAround: 'Klaar rond',
    table: (table) => `Tafel ${table}`,
    without: (what) => `zonder ${what}`,
    total: 'Totaal, btw inbegrepen',
    taxIn: (rate, net) => `Waarvan btw ${rate}, op ${net}`,
    toPay: 'Te betalen',
    owed: 'Terug te geven',
    follow: 'Volg je bestelling',
    soldBy: 'Verkocht door',
    noTicket: 'Deze mail is geen btw-kasticket.',
    why: 'Je vroeg deze mail op de pagina van je bestelling. We gebruiken je adres voor niets anders.',
  },
  fr: {
    subject: (code, branch) => `${code}, ${branch}`,
    noCode: 'Votre commande',
    thanks: 'Merci pour votre commande.',
    fallen: 'Cette commande n’a pas abouti.',
    code: 'Votre numéro',
    readyAround: 'Prêt vers',
    table: (table) => `Table ${table}`,
    without: (what) => `sans ${what}`,
    total: 'Total, TVA comprise',
    taxIn: (rate, net) => `Dont TVA ${rate}, sur ${net}`,
    toPay: 'À payer',
    owed: 'À rembourser',
    follow: 'Suivre votre commande',
    soldBy: 'Vendu par',
    noTicket: 'Cet e-mail n’est pas un ticket de caisse TVA.',
    why: 'Vous avez demandé cet e-mail sur la page de votre commande. Votre adresse ne sert à rien d’autre.',
  },
  ar: {
    subject: (code, branch) => `${code}، ${branch}`,
    noCode: 'طلبك',
    thanks: 'شكرًا لطلبك.',
    fallen: 'لن يُنفَّذ هذا الطلب.',
    code: 'رقمك',
    readyAround: 'جاهز نحو',
    table: (table) => `طاولة ${table}`,
    without: (what) => `بدون ${what}`,
    total: 'المجموع مع الضريبة',
    taxIn: (rate, net) => `منه ضريبة ${rate} على ${net}`,
    toPay: 'المطلوب دفعه',
    owed: 'يجب ردّه',
    follow: 'تابع طلبك',
    soldBy: 'البائع',
    noTicket: 'هذه الرسالة ليست إيصالًا ضريبيًا.',
    why: 'طلبتَ هذه الرسالة من صفحة طلبك. لا نستخدم عنوانك لأي شيء آخر.',
  },
}
