// Dutch, as spoken in Belgium: the page about fake orders.
import type { GuardText } from './en.ts'

export const nl: GuardText = {
  title: 'Valse bestellingen',
  refuseAndBlock: 'Weigeren en blokkeren',
  blockHint:
    'Voor een valse bestelling: weigert alles wat deze klant open heeft staan, en blokkeert het toestel en de telefoon.',
  blocked: (code) => `${code} is geweigerd en de klant geblokkeerd.`,
  onlyRefused: (code) => `${code} is geweigerd. De bestelling kwam niet van de website, dus niemand is geblokkeerd.`,
  toBlocks: 'Blokkeringen',
  asks: 'Vraagt om te bestellen',
  asksHint:
    'Ze zeggen dit nummer aan de toog of aan de telefoon. Laat je ze toe, dan wordt hun bestelling vanzelf geplaatst.',
  noAsks: 'Niemand vraagt iets.',
  asksWaiting: (count) => (count === 1 ? '1 klant vraagt om te bestellen' : `${count} klanten vragen om te bestellen`),
  letIn: 'Toelaten',
  letInOf: (code) => `${code} toelaten`,
  decline: 'Nee',
  declineOf: (code) => `Nee: ${code}`,
  pieces: (count) => (count === 1 ? '1 stuk' : `${count} stuks`),
  why: {
    blocked: 'Geblokkeerd',
    value: 'Een grote bestelling van een nieuwe klant',
    open: 'Heeft open bestellingen die niet zijn afgehaald',
    crowd: 'Veel open bestellingen van nieuwe klanten op deze verbinding',
  },
  blocks: 'Geblokkeerd',
  blocksHint:
    'Niemand op de lijst kan op de website bestellen. Nieuwe klanten op dezelfde verbinding spreken eerst even met je; alle anderen daar bestellen zoals voorheen. Telefoonnummers worden hier niet leesbaar bewaard.',
  noBlocks: 'Niemand is geblokkeerd.',
  whatBlocked: { both: 'Toestel en telefoon', device: 'Toestel', phone: 'Telefoon', neither: 'Verbinding' },
  by: (name, when) => `Door ${name}, ${when}`,
  until: (when) => `Tot ${when}`,
  lift: 'Opheffen',
  liftOf: (code) => `De blokkering van ${code} opheffen`,
  lifted: (code) => `De blokkering van ${code} is opgeheven.`,
  rules: 'Wat klanten mogen bestellen zonder je eerst te spreken',
  rulesHint: 'Wie op het eigen toestel al eens een bestelling heeft afgehaald, krijgt nooit een vraag.',
  on: 'Vragen bij een bestelling die vals kan zijn',
  newOpen: 'Open bestellingen van nieuwe klanten met hetzelfde soort toestel op één verbinding',
  newOpenHint:
    '3 is voor de meesten goed. Met 0 spreekt elke klant van wie het toestel hier nog nooit was, eerst even met je.',
  openOrders: 'Open bestellingen van één toestel of telefoonnummer',
  openValue: 'Samen hoogstens, in euro',
  blockHours: 'Een blokkering duurt, in uren',
  between: (least, most) => `Van ${least} tot ${most}.`,
  save: 'Bewaren',
  saved: 'Bewaard.',
}
