// Dutch: the words of a display for guests.
import { glossary } from '../glossary/nl.ts'
import type { DisplayText } from './en.ts'

export const display: DisplayText = {
  title: 'In de maak en klaar',
  making: glossary.making,
  asks: 'Vraag ernaar',
  ready: 'Klaar, kom maar halen',
  readyNone: glossary.ready,
  justReady: 'net klaar',
  none: 'Je code verschijnt hier zodra je bestelling klaar is.',
  say: 'Zeg je code aan de toog',
  touch: 'Raak het scherm één keer aan om de bel te horen',
  live: 'Live',
  notLive: (time) => `Niet live sinds ${time}`,
  page: (page, pages) => `${page} van ${pages}`,
  waiting: { title: 'Een ogenblik', text: 'De bestellingen worden opgehaald.' },
  unreachable: { title: 'De zaak is niet bereikbaar', text: 'Dit scherm blijft het vanzelf proberen.' },
  withdrawn: {
    title: 'Dit scherm is ingetrokken',
    text: 'Het adres geldt niet meer. Een verantwoordelijke kan in het personeelsgedeelte een scherm toevoegen en het adres hier openen.',
  },
  unknown: {
    title: 'Geen enkel scherm heeft dit adres',
    text: 'Kijk het adres na, of laat een verantwoordelijke een scherm toevoegen in het personeelsgedeelte.',
  },
  toStaff: 'Naar de schermen voor gasten',
}
