// English: the words of a display for guests; the other languages have the same keys.

import { glossary } from '../glossary/en.ts'
export const display = {
  title: 'Being made and ready',
  making: glossary.making,
  /** The heading of what should be ready, but nobody tapped it so. */
  asks: 'Please ask us',
  ready: 'Ready, please come',
  /** The heading while nothing is. */
  readyNone: glossary.ready,
  justReady: 'just ready',
  none: 'Your code appears here as soon as your order is ready.',
  say: 'Please say your code at the counter',
  touch: 'Touch the screen once to hear the chime',
  live: 'Live',
  notLive: (time: string) => `Not live since ${time}`,
  page: (page: number, pages: number) => `${page} of ${pages}`,
  waiting: { title: 'One moment', text: 'The orders are being fetched.' },
  unreachable: { title: 'The shop cannot be reached', text: 'This screen keeps trying by itself.' },
  withdrawn: {
    title: 'This screen was withdrawn',
    text: 'Its address is not valid any more. A manager can add a screen in the staff area and open its address here.',
  },
  unknown: {
    title: 'No screen has this address',
    text: 'Look the address over, or let a manager add a screen in the staff area.',
  },
  toStaff: 'To the screens for guests',
}

export type DisplayText = typeof display
