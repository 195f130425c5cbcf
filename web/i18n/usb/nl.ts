// Dutch: the printer at a board's USB.
import type { UsbText } from './en.ts'

export const usb: UsbText = {
  title: 'USB-printer',
  lead: 'Dit toestel drukt dan de bonnen van zijn vestiging af, zolang het bord open en in beeld is.',
  connect: 'Een USB-printer verbinden',
  other: 'Een andere printer verbinden',
  again: 'Opnieuw proberen',
  forget: 'Hier niet meer afdrukken',
  which: 'Welke printer is het?',
  named: (name) => `Printer “${name}”`,
  none: 'Deze vestiging heeft nog geen USB-printer. Een manager voegt er een toe op de pagina Printers.',
  missing: {
    browser:
      'Deze browser kan niet via USB afdrukken. Open het bord in Chrome of Edge op een computer of een Android-tablet, of gebruik een printer die met het netwerk verbonden is.',
    plain:
      'Zonder https laat een browser het bord niet via USB afdrukken. Open het bord via zijn https-adres, of gebruik een printer die met het netwerk verbonden is.',
  },
  states: {
    off: 'Niet verbonden.',
    opening: 'Bezig met verbinden…',
    ready: 'Verbonden, klaar om af te drukken.',
    'low-paper': 'Verbonden, er is weinig papier over.',
    'no-paper': 'Verbonden, het papier is op.',
    'cover-open': 'Verbonden, maar de klep staat open.',
    fault: 'Verbonden, maar de printer meldt een storing.',
    unplugged: 'Losgekoppeld of uitgezet. Zodra de printer terug is, wordt afgedrukt wat wacht.',
    held: 'Een ander venster of programma gebruikt de printer: sluit dat. Onder Windows heeft de printer de WinUSB-driver nodig.',
    stuck: 'De printer nam niet aan wat hij kreeg. Zet hem uit en weer aan, en probeer opnieuw.',
    other:
      'Dit is niet de printer die de zaak kent. Een manager tikt op “Ander toestel drukt af” op de pagina Printers.',
  },
}
