// Nederlands: de stempelkaart.
import { plural } from '../plural.ts'
import type { StampDeskText, StampText } from './en.ts'

const count = plural('nl')

export const stamps: StampText = {
  title: 'Je stempelkaart',
  left: (n) => count(n, { one: 'Nog 1, en de volgende is gratis.', other: `Nog ${n}, en de volgende is gratis.` }),
  free: (worth) => `Eentje gratis, tot ${worth}`,
  qr: 'Bon van je stempelkaart',
  show: 'Gebruik hem bij het bestellen, of toon deze code aan de toog:',
  elsewhere: (n) =>
    count(n, {
      one: '1 stempel is gebruikt op een ander toestel met een kopie van deze kaart.',
      other: `${n} stempels zijn gebruikt op een ander toestel met een kopie van deze kaart.`,
    }),
  foreign: 'Sommige stempels op dit toestel zijn niet van deze zaak. Ze tellen niet mee.',
  gives: (n) => count(n, { one: '1 stempel voor deze bestelling.', other: `${n} stempels voor deze bestelling.` }),
  givesIfKept: (n) =>
    count(n, {
      one: '1 stempel voor deze bestelling, als dit toestel ze mag onthouden.',
      other: `${n} stempels voor deze bestelling, als dit toestel ze mag onthouden.`,
    }),
  use: 'Mijn gratis drankje of hapje gebruiken',
  takesOff: (amount) => `Deze bestelling kost ${amount} minder.`,
  nothing: 'Niets in deze bestelling kan gratis zijn.',
}

export const stampDesk: StampDeskText = {
  check: 'Een bon controleren',
  checkHint:
    'Scan de code op het toestel van de klant, of typ de acht tekens eronder. Wie controleert, gebruikt de bon.',
  voucher: 'Bon',
  act: 'Controleren',
  given: (worth) => (worth ? `In orde: eentje gratis, tot ${worth}.` : 'In orde: eentje gratis.'),
  used: 'Deze bon is al gebruikt.',
  foreign: 'Dit is geen bon van deze zaak.',
  givenOffline: (worth) => `In orde: eentje gratis, tot ${worth}. De zaak hoort ervan zodra de verbinding terug is.`,
  again: 'Deze toog heeft deze bon al aangenomen.',
  over: (most) => `Zonder verbinding geeft deze toog tot ${most}. Wacht op de verbinding.`,
  cannot: 'Zonder verbinding kan een bon alleen gescand worden, via https, aan een toog waar deze pagina al open was.',
  waiting: (n) =>
    count(n, {
      one: '1 bon moet nog naar de zaak gestuurd worden.',
      other: `${n} bonnen moeten nog naar de zaak gestuurd worden.`,
    }),
  copied: (n) =>
    count(n, {
      one: '1 bon is twee keer gegeven omdat een toog geen verbinding had.',
      other: `${n} bonnen zijn twee keer gegeven omdat een toog geen verbinding had.`,
    }),
  rules: 'De kaart',
  rulesHint:
    'Klanten hebben geen account nodig: de kaart staat op hun toestel. Bonnen die ze hebben blijven geldig, wat je ook verandert.',
  on: 'Stempels geven',
  every: 'De hoeveelste is gratis',
  worth: 'Een gratis exemplaar kost hoogstens (€)',
  offline: 'Zonder verbinding gegeven, hoogstens (€)',
  offlineHint: 'Per toog, tot de zaak ervan gehoord heeft. 0: nooit.',
  categories: 'Wat meetelt',
  categoriesHint: 'Eén stempel per stuk. Menu’s geven er geen.',
  between: (least, most) => `Van ${least} tot ${most}.`,
  saved: 'De stempelkaart is opgeslagen.',
}
