// English: the words for the states of orders, items and branches. Texts with the word alone
// refer to them; sentences inflect it and have their own.
export const glossary = {
  /** The customer’s word for an order that is not accepted yet. */
  received: 'Received',
  accepted: 'Accepted',
  making: 'Being made',
  /** Of an order. */
  ready: 'Ready',
  /** Of a part of an order. */
  partReady: 'Ready',
  handedOver: 'Handed over',
  refused: 'Refused',
  cancelled: 'Cancelled',
  notCollected: 'Not collected',
  notPaid: 'Not paid',
  soldOut: 'Sold out',
  open: 'Open',
  closed: 'Closed',
}

export type Glossary = typeof glossary
