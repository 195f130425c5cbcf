// The words of slips: Dutch.
import type { SlipWords } from './slip-words.ts'

export const slipWords: SlipWords = {
  takeAway: 'meenemen',
  table: (table) => `tafel ${table}`,
  ready: 'klaar',
  allergy: 'ALLERGIE',
  no: 'GEEN',
  changed: (time) => `GEWIJZIGD ${time}`,
  cancelled: (time) => `GEANNULEERD ${time}`,
  asOrdered: 'ongewijzigd',
  added: 'NIEUW',
  gone: 'NIET MEER',
  elsewhere: (what) => `Elders gemaakt: ${what}`,
  paid: 'BETAALD',
  partPaid: (paid, total) => `Deels betaald: ${paid} van ${total}`,
  toPay: 'TE BETALEN',
  toGiveBack: 'TERUG TE GEVEN',
  printed: (time) => `afgedrukt ${time}`,
  piece: (piece, of) => `${piece} van ${of}`,
  forWhom: (name) => `voor ${name}`,
  without: (what) => `zonder ${what}`,
  seeBoard: 'Niet af te drukken: zie het bord',
  reprint: 'OPNIEUW GEPRINT',
  test: 'Testpagina',
  readable: 'Als dit leesbaar is, werkt de printer.',
  onPhone: 'Bewaar hem op uw telefoon',
}
