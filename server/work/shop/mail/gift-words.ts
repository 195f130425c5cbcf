// What the mail with a gift card says, in the four languages (GIFT-1).
import type { Locale } from '#domain/shared/locale.ts'

export interface GiftMailWords {
  readonly subject: string
  readonly subjectBy: (from: string) => string
  readonly greeting: (name: string) => string
  readonly given: (amount: string, shop: string) => string
  readonly givenBy: (from: string, amount: string, shop: string) => string
  readonly open: string
  readonly code: string
  readonly until: (day: string) => string
  readonly forEver: string
  readonly secret: string
}

const at = (shop: string, before: string): string => (shop ? ` ${before} ${shop}` : '')

export const giftMailWords: Readonly<Record<Locale, GiftMailWords>> = {
  en: {
    subject: 'a gift card for you',
    subjectBy: (from) => `a gift card from ${from}`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    given: (amount, shop) => `Here is a gift card of ${amount}${at(shop, 'for')}.`,
    givenBy: (from, amount, shop) => `${from} gives you a gift card of ${amount}${at(shop, 'for')}.`,
    open: 'Open your gift card',
    code: 'Its code',
    until: (day) => `It is good up to and including ${day}.`,
    forEver: 'It does not expire.',
    secret: 'Anyone who has this link or the code can pay with the card, so keep this mail to yourself.',
  },
  nl: {
    subject: 'een cadeaukaart voor jou',
    subjectBy: (from) => `een cadeaukaart van ${from}`,
    greeting: (name) => (name ? `Dag ${name},` : 'Dag,'),
    given: (amount, shop) => `Hier is een cadeaukaart van ${amount}${at(shop, 'voor')}.`,
    givenBy: (from, amount, shop) => `${from} geeft je een cadeaukaart van ${amount}${at(shop, 'voor')}.`,
    open: 'Open je cadeaukaart',
    code: 'De code',
    until: (day) => `Ze is geldig tot en met ${day}.`,
    forEver: 'Ze vervalt niet.',
    secret: 'Wie deze link of de code heeft, kan met de kaart betalen. Hou deze mail dus voor jezelf.',
  },
  fr: {
    subject: 'une carte cadeau pour vous',
    subjectBy: (from) => `une carte cadeau de ${from}`,
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    given: (amount, shop) => `Voici une carte cadeau de ${amount}${at(shop, 'pour')}.`,
    givenBy: (from, amount, shop) => `${from} vous offre une carte cadeau de ${amount}${at(shop, 'pour')}.`,
    open: 'Ouvrir votre carte cadeau',
    code: 'Son code',
    until: (day) => `Elle est valable jusqu’au ${day} inclus.`,
    forEver: 'Elle n’expire pas.',
    secret: 'Toute personne qui a ce lien ou le code peut payer avec la carte : gardez cet e-mail pour vous.',
  },
  ar: {
    subject: 'بطاقة هدية لك',
    subjectBy: (from) => `بطاقة هدية من ${from}`,
    greeting: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
    given: (amount, shop) => `هذه بطاقة هدية بقيمة ${amount}${at(shop, 'لدى')}.`,
    givenBy: (from, amount, shop) => `يهديك ${from} بطاقة بقيمة ${amount}${at(shop, 'لدى')}.`,
    open: 'افتح بطاقة هديتك',
    code: 'رمزها',
    until: (day) => `صالحة حتى ${day} ضمنًا.`,
    forEver: 'لا تنتهي صلاحيتها.',
    secret: 'كل من لديه هذا الرابط أو الرمز يستطيع الدفع بالبطاقة، فاحتفظ بهذه الرسالة لنفسك.',
  },
}
