// Nederlands: printers met een probleem, en de bonnen van een bestelling.
import { plural } from '../plural.ts'
import type { OrderPaperText } from './en.ts'

const count = plural('nl')

export const slips: OrderPaperText = {
  conditions: {
    new: 'heeft zich nog niet gemeld',
    ready: 'klaar',
    'low-paper': 'nog weinig papier',
    'no-paper': 'geen papier',
    'cover-open': 'deksel open',
    fault: 'storing',
    silent: 'meldt zich niet',
  },
  since: (time) => `sinds ${time}`,
  waiting: (n) => count(n, { one: '1 bon wacht', other: `${n} bonnen wachten` }),
  takesOver: (printer) => `${printer} neemt het over`,
  help: {
    'low-paper': 'Leg een nieuwe rol klaar.',
    'no-paper': 'Leg er een nieuwe rol in. Wat wacht, komt er dan vanzelf uit.',
    'cover-open': 'Doe het deksel dicht. Wat wacht, komt er dan vanzelf uit.',
    fault: 'Kijk naar de printer, of zet hem uit en weer aan.',
    silent: 'Hij staat uit, of heeft geen netwerk.',
  },
  several: (n) => `${n} printers drukken niet af`,
  givenUp: (n) => count(n, { one: '1 bon is niet afgedrukt', other: `${n} bonnen zijn niet afgedrukt` }),
  look: 'Bekijken',
  allWell: 'Alle printers doen het.',
  kinds: { kitchen: 'Keukenbon', receipt: 'Kassabon', label: 'Etiketten', test: 'Testpagina' },
  marks: { changed: 'gewijzigd', cancelled: 'geannuleerd', reprint: 'opnieuw' },
  notPrinted: (slip, printer) => `${slip} niet afgedrukt, ${printer}`,
  why: {
    drawing: 'De bon kon niet getekend worden.',
    kind: 'De printer kan zulke beelden niet afdrukken.',
    large: 'De bon is te groot voor de printer.',
    network: 'De printer kon de bon niet op tijd ophalen.',
    paper: 'Het papier was op tijdens het afdrukken.',
    cover: 'Het deksel ging open tijdens het afdrukken.',
    fault: 'De printer viel uit tijdens het afdrukken.',
    silence: 'De printer haalde de bon op en meldde nooit dat hij afgedrukt was. Misschien staat hij op papier.',
    other: (code) => `De printer zegt: ${code}`,
  },
  title: 'Op papier',
  none: 'Er werd nog niets afgedrukt.',
  states: {
    queued: (printer) => `wacht op ${printer}`,
    offered: (printer) => `wordt afgedrukt, ${printer}`,
    printed: (printer, time) => `afgedrukt ${time}, ${printer}`,
    failed: (printer) => `niet afgedrukt, ${printer}`,
  },
  print: { kitchen: 'Keukenbon afdrukken', receipt: 'Kassabon afdrukken', label: 'Etiketten afdrukken' },
  again: 'Opnieuw afdrukken',
  letBe: 'Laat zo',
  sentTo: (printers) => `Verstuurd naar ${printers}`,
}
