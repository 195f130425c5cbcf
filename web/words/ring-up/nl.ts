// Dutch: ringing orders up by hand.
import { plural } from '../plural.ts'
import type { ringUp as en } from './en.ts'

const count = plural('nl')

export const ringUp: typeof en = {
  title: 'Aan te slaan',
  lead: 'Sla elke bestelling aan op de kassa en tik dan op “Aangeslagen”. De prijzen staan alleen in de kassa.',
  open: 'Lijst om aan te slaan',
  orders: (n) => count(n, { one: '1 bestelling aan te slaan', other: `${n} bestellingen aan te slaan` }),
  states: {
    'to-ring-up': 'Aan te slaan',
    'rung-up': 'Aangeslagen',
    'to-take-back': 'Terug te nemen',
    nothing: 'Niets aan te slaan',
  },
  over: 'Meegegeven of beëindigd',
  underway: 'Nog bezig',
  done: 'Aangeslagen',
  act: 'Aangeslagen',
  takeBack: 'Teruggenomen in de kassa',
  takeBackHint: 'Ze was aangeslagen en is daarna geannuleerd of gewijzigd. Verbeter dat in de kassa.',
  undo: 'Niet aangeslagen',
  actOf: (act, code) => `${act}: ${code}`,
  ticket: 'Ticketnummer',
  ticketOf: (code) => `Ticketnummer van ${code}`,
  ticketIs: (ticket) => `Kasticket ${ticket}`,
  by: (who, at) => (who ? `${who}, ${at}` : at),
  allDone: 'Alles is aangeslagen.',
  allDoneHint: 'Een bestelling komt hier zodra ze geplaatst is.',
  noneDone: 'Nog niets aangeslagen.',
  more: 'Er zijn er meer. Ze volgen zodra deze aangeslagen zijn.',
  notHere: 'In deze vestiging worden bestellingen niet met de hand aangeslagen.',
  notHereHint: 'De eigenaar zegt op de pagina van de vestiging hoe het met de geregistreerde kassa zit.',
  left: (n) =>
    count(n, {
      one: '1 afgelopen bestelling is niet aangeslagen. Ze blijft in de lijst.',
      other: `${n} afgelopen bestellingen zijn niet aangeslagen. Ze blijven in de lijst.`,
    }),
}
