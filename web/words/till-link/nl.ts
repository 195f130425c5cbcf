// Dutch: the link of a branch to its registered till.
import type { TillLinkText } from './en.ts'

export const tillLink: TillLinkText = {
  title: 'Koppeling met de kassa',
  lead: 'Elke verkoop van deze vestiging gaat op volgorde naar de geregistreerde kassa. De kassabouwer geeft je het adres en heeft het geheim nodig.',
  notLinked:
    'Deze vestiging is nu niet gekoppeld: er wordt niets verstuurd. Je kunt de koppeling wel al instellen en testen.',
  address: 'Adres van de kassa',
  addressHint: 'Van de kassabouwer; het begint met https://.',
  language: 'Taal van de namen op de tickets',
  save: 'Bewaren',
  saved: 'Het adres is bewaard.',
  newSecret: 'Nieuw geheim maken',
  newSecretTitle: 'Een nieuw geheim maken?',
  newSecretText:
    'Het oude vervalt meteen. Tot de kassa het nieuwe heeft, weigert ze wat we sturen; er gaat niets verloren.',
  secretTitle: 'Het geheim van de kassa',
  secret: 'Geheim',
  secretHint:
    'Je ziet het alleen nu. Geef het aan de kassabouwer: daarmee controleert de kassa dat een bericht van jou komt.',
  secretKept: 'Het geheim werd getoond toen het gemaakt werd. Is het kwijt, maak dan een nieuw.',
  done: 'Klaar',
  test: 'Test versturen',
  tested: (ticket) => `De kassa antwoordde: ticket ${ticket}. De koppeling werkt.`,
  testedHint: 'Een test is geen verkoop: de kassa mag hem niet boeken.',
  said: (words) => `Ze zei: ${words}`,
  allTold: 'De kassa heeft alles.',
  waits: (count) => (count === 1 ? 'Eén bericht wacht op de kassa.' : `${count} berichten wachten op de kassa.`),
  waitsSince: (time) => `Het eerste wacht sinds ${time}.`,
  stopped: 'De kassa weigerde een bericht. Er wordt niets meer verstuurd tot je beslist.',
  sendAgain: 'Opnieuw versturen',
  sentAgain: 'Het wordt verstuurd.',
  byHand: 'Het is met de hand aangeslagen',
  byHandTitle: 'Met de hand aangeslagen?',
  byHandText:
    'De kassa krijgt een nota met dit nummer in plaats van het bericht, en we gaan door met het volgende. Doe dit zodra de kassa de bedragen heeft.',
  reason: 'Waarom, voor je boekhouder',
  messages: 'Laatste berichten',
  none: 'Er is nog niets verstuurd.',
  number: 'Nummer',
  kinds: { sale: 'Verkoop', change: 'Wijziging', refund: 'Terugbetaling', cancellation: 'Annulering' },
  ofOrder: (kind, code) => `${kind}, bestelling ${code}`,
  ticket: 'Kassaticket',
  states: { done: 'Bevestigd', waiting: 'Wacht', given_up: 'Geweigerd' },
  handWritten: (reason) => `Met de hand aangeslagen: ${reason}`,
  nextTry: (time) => `Nieuwe poging om ${time}`,
  problems: {
    till_url_missing: 'Typ het adres van de kassa.',
    till_url_invalid: 'Het adres moet met https:// beginnen, zonder naam of wachtwoord erin.',
    till_url_too_long: 'Het adres is te lang.',
    till_reason_missing: 'Schrijf waarom het met de hand is aangeslagen.',
  },
  failures: {
    address: 'Dit adres leidt naar het eigen netwerk van de zaak, waar we niet mogen komen.',
    unreachable: 'Op dit adres antwoordt niemand.',
    certificate: 'Het certificaat van dit adres is niet geldig.',
    late: 'De kassa deed te lang over haar antwoord.',
    redirect: 'De kassa stuurde ons door naar een ander adres. Stel hier dat adres in.',
    status: 'De kassa antwoordde met een fout.',
    'too-long': 'Het antwoord van de kassa was veel te lang.',
    'not-json': 'De kassa antwoordde, maar niet zoals afgesproken. Is het wel het juiste adres?',
    'no-ticket': 'De kassa antwoordde zonder ticketnummer.',
    'other-number': 'De kassa antwoordde over een ander bericht.',
    gap: 'De kassa mist eerdere berichten. Ze worden opnieuw verstuurd.',
    'far-behind':
      'De kassa mist heel veel berichten. Laat de kassabouwer haar nummer rechtzetten en verstuur dan opnieuw.',
    ahead:
      'De kassa kent meer berichten dan wij. Is er een back-up teruggezet? Laat de kassabouwer haar nummer rechtzetten.',
    refused: 'De kassa neemt dit bericht niet aan.',
  },
  order: {
    title: 'Geregistreerde kassa',
    none: 'Nog niet gemeld: dat gebeurt zodra ze betaald of meegegeven is.',
    waiting: (time) => `Wacht op de kassa sinds ${time}.`,
  },
  board: (count, time) =>
    count === 1
      ? `Kassa zwijgt sinds ${time}: 1 verkoop wacht`
      : `Kassa zwijgt sinds ${time}: ${count} verkopen wachten`,
  boardRefused: 'Kassa weigerde een verkoop',
  day: {
    title: 'Geregistreerde kassa',
    told: (count) => (count === 1 ? 'Eén bericht op deze dag.' : `${count} berichten op deze dag.`),
    tickets: (first, last) => `Tickets ${first} tot ${last}.`,
    waiting: (orders) => `De kassa heeft niet bevestigd: ${orders}.`,
    closeAnyway: 'Je kunt de dag afsluiten: wat wacht, wordt daarna nog verstuurd.',
  },
}
