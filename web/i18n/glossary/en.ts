// English: the words for the states of orders, items and branches. Other texts refer to them, so that each is one line.
export interface Glossary {
  /** The customer’s word for an order that is not accepted yet. */
  readonly received: string
  readonly accepted: string
  readonly making: string
  /** Of an order. */
  readonly ready: string
  /** Of a part of an order. */
  readonly partReady: string
  readonly handedOver: string
  readonly refused: string
  readonly cancelled: string
  readonly notCollected: string
  readonly notPaid: string
  readonly soldOut: string
  readonly open: string
  readonly closed: string
}

export const glossary: Glossary = {
  received: 'Received',
  accepted: 'Accepted',
  making: 'Being made',
  ready: 'Ready',
  partReady: 'Ready',
  handedOver: 'Handed over',
  refused: 'Refused',
  cancelled: 'Cancelled',
  notCollected: 'Nobody came',
  notPaid: 'Not paid',
  soldOut: 'Sold out',
  open: 'Open',
  closed: 'Closed',
}
