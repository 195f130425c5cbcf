// English: the review page and the staff's list of reviews; the other languages have the same keys.
import type { Dimension, ReviewProblemName } from '../../../domain/review.ts'
import { reviewLimits } from '../../../domain/review.ts'
import { plural } from '../plural.ts'

const count = plural('en')

const dimensions: Readonly<Record<Dimension, string>> = {
  food: 'Food',
  service: 'Service',
  value: 'Value in euro',
  atmosphere: 'Atmosphere',
}

const problems: Readonly<Record<ReviewProblemName, string>> = {
  review_empty: 'Please give a few stars or write some words.',
  stars_invalid: 'Please choose 1 to 5 stars.',
  name_too_long: `Your name can be ${reviewLimits.name} characters at most.`,
  text_too_long: `Your words can be ${reviewLimits.text} characters at most.`,
}

export const en = {
  title: 'How was it?',
  lead: 'Tell us about the food, the service, the price and the place. Skip whatever you like.',
  formTitle: 'Your review',
  unchecked:
    'Every review counts at once. One from the page of an order that was collected is by somebody who ordered; of any other one we do not check who writes it.',
  checked:
    'A review from the page of an order that was collected counts at once: we know that its writer ordered. Any other one counts only once our staff have read it, good or bad; who writes it we do not check.',
  dimensions,
  stars: (n: number) => count(n, { one: '1 star', other: `${n} stars` }),
  clear: 'Clear',
  clearOf: (dimension: string) => `Clear the stars for ${dimension}`,
  nameLabel: 'Your name',
  name: 'Name (optional)',
  text: 'What would you like to tell us?',
  submit: 'Submit',
  problems,
  tooMany: (seconds: number) => `That was a bit too often. Please wait ${seconds} seconds and try again.`,
  kept: 'What you filled in is kept.',
  thanks: 'Thank you for your review',
  thanksText: 'Everyone at the counter reads it. See you soon.',
  thanksWaiting: 'It counts once we have read it. See you soon.',
  summary: {
    title: 'What our guests say',
    outOf: 'out of 5',
    overall: (stars: string) => `${stars} out of 5`,
    count: (n: number) => count(n, { one: '1 review', other: `${n} reviews` }),
    positive: (percent: number) => `${percent}% positive`,
    none: 'No reviews yet. Yours will be the first.',
    loading: 'One moment',
    again: 'Try again',
  },
  staff: {
    title: 'Reviews',
    list: 'Every review, newest first',
    noName: 'No name',
    waiting: 'Waits for your yes',
    waitingCount: (n: number) =>
      count(n, { one: '1 review waits for your yes', other: `${n} reviews wait for your yes` }),
    rule: 'Reviews without an order wait for our yes',
    ruleHint: 'Off, every review counts and is seen at once. Guests read beside the form how it is.',
    waitingHint: 'Reviews without an order are not public and count for nothing until you say yes.',
    ofOrder: 'With an order',
    show: 'Show',
    all: 'All',
    onlyWaiting: (n: number) => `Waiting (${n})`,
    alike: (n: number) =>
      count(n, { one: '1 other from the same connection', other: `${n} others from the same connection` }),
    likeTitle: 'From the same connection',
    choose: (name: string) => `Select the review of ${name}`,
    chooseAll: 'Select all here',
    chosen: (n: number) => count(n, { one: '1 selected', other: `${n} selected` }),
    unchoose: 'Select none',
    yes: 'Say yes',
    yesDone: (n: number) => count(n, { one: '1 review counts now.', other: `${n} reviews count now.` }),
    removeManyTitle: (n: number) => count(n, { one: 'Remove 1 review?', other: `Remove ${n} reviews?` }),
    removeManyText: 'They are gone for good, and no longer count.',
    removedMany: (n: number) => count(n, { one: '1 review is removed.', other: `${n} reviews are removed.` }),
    remove: 'Remove',
    removeOf: (name: string) => `Remove the review of ${name}`,
    removeTitle: 'Remove this review?',
    removeText: 'It is gone for good, and no longer counts.',
    removed: 'The review is removed.',
    more: 'Show more',
    empty: 'No reviews yet',
    emptyHint: 'The first one appears here by itself.',
  },
}

export type ReviewText = typeof en
