// Dutch: the words for the states of orders, items and branches. Texts with the word alone
// refer to them; sentences inflect it and have their own.
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
  notCollected: 'Niet afgehaald',
  notPaid: 'Niet betaald',
  soldOut: 'Uitverkocht',
  open: 'Open',
  closed: 'Gesloten',
}
