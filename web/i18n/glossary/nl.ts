// Dutch: the words for the states of orders, items and branches. Other texts refer to them, so that each is one line.
import type { Glossary } from './en.ts'

export const glossary: Glossary = {
  received: 'Ontvangen',
  accepted: 'Aanvaard',
  making: 'In de maak',
  ready: 'Klaar',
  partReady: 'Klaar',
  handedOver: 'Meegegeven',
  refused: 'Geweigerd',
  cancelled: 'Geannuleerd',
  notCollected: 'Niemand kwam',
  notPaid: 'Niet betaald',
  soldOut: 'Uitverkocht',
  open: 'Open',
  closed: 'Gesloten',
}
