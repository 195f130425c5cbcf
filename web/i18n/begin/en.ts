// English: the words of the guide of the first evening; the other languages have the same keys.
import type { GuideState, GuideStep } from '../../../domain/guide.ts'
import type { Phase } from '../../../domain/order/course.ts'

export interface StepWords {
  readonly title: string
  readonly text: string
  /** The button that leaves the step as it is. */
  readonly pass: string
}

const count = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const en = {
  title: 'Set up your shop',
  lead: 'From nothing to the first order. Leave whenever you like: everything is kept, and you can go on here from any device.',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  passed: (n: number) => `${n} left for now`,
  states: { open: 'To do', done: 'Done', passed: 'Left for now' } as Readonly<Record<GuideState, string>>,
  takeUp: 'Put it back on the list',
  awayHint: 'You know your way about?',
  away: 'This guide no longer reminds you.',
  putAway: 'Put the guide away',
  takeOut: 'Remind me again',
  steps: {
    name: {
      title: 'Name, logo and colours',
      text: 'How guests know your shop: on every page, in mails, and where a link is shared. Only the name is needed now.',
      pass: 'Later',
    },
    languages: {
      title: 'Languages',
      text: 'Your site speaks English, Dutch, French and Arabic. Untick what you do not want to offer.',
      pass: 'All four are right',
    },
    branch: {
      title: 'Your first branch',
      text: 'Where guests pick up: its address, its telephone and its opening hours. It stays closed until you open it.',
      pass: 'Later',
    },
    menu: {
      title: 'Your menu',
      text: 'A few items are enough to begin with. Pictures, options and allergens can follow.',
      pass: 'Later',
    },
    company: {
      title: 'Who sells',
      text: 'The law asks for your company’s name, address and number on the site. The legal pages are drafted for you to read and confirm.',
      pass: 'Later',
    },
    colleague: {
      title: 'Your first colleague',
      text: 'Hand this link over. Your colleague chooses a name and a password, and you say what they may do.',
      pass: 'I work alone',
    },
    test: {
      title: 'A test order',
      text: 'See what happens when somebody orders, before the first guest does.',
      pass: 'Later',
    },
  } as Readonly<Record<GuideStep, StepWords>>,
  moreBrand: 'Words, links and more',
  look: 'Look or change',
  addBranch: 'Add your first branch',
  anotherBranch: 'Add another branch',
  menu: {
    count: (n: number) => `${count(n, 'item is', 'items are')} on your menu.`,
    type: { title: 'Type it', text: 'Item by item, with name and price.', go: 'Add items' },
    sheet: {
      title: 'From a spreadsheet',
      text: 'Excel or CSV. You see every change before it is made.',
      go: 'Choose a file',
    },
    demo: {
      title: 'Begin with an example',
      text: 'A whole menu of coffee, bagels and waffles with pictures, to change and thin out.',
      go: 'Take the example',
    },
  },
  toCompany: 'Fill in your company',
  toPeople: 'Decide',
  waiting: (n: number) => (n === 1 ? 'One account waits for your yes.' : `${n} accounts wait for your yes.`),
  test: {
    needs: 'For this you need a branch and at least one item.',
    where: 'At which branch?',
    place: 'Place a test order',
    again: 'Once more',
    code: 'Test order',
    phases: {
      placed: 'It rings on the board now.',
      accepted: 'Accepted.',
      making: 'Being made.',
      ready: 'Ready to be picked up.',
      out: 'Handed over.',
      refused: 'Refused.',
      cancelled: 'Cancelled.',
      'not-collected': 'Not collected.',
    } as Readonly<Record<Phase, string>>,
    how: (name: string) =>
      `On the board it is called “${name}”. Accept it, set it ready and hand it over, as you will with real ones.`,
    toBoard: 'To the board',
    end: 'End the test',
    endHint: 'Ending it cancels the order: it counts in no figure and in no till.',
    worked: 'The test order is over. It was cancelled and counts nowhere.',
  },
  finish: {
    title: 'Your shop is set up',
    closed: 'Open it when you are ready. From then on guests can order.',
    open: 'Guests can order.',
    openBranch: (name: string) => `Open ${name}`,
    asGuest: 'See it as a guest',
  },
  demo: {
    title: 'This shop still shows the demo',
    text: 'Take it over: what nobody has changed leaves in one go, what you changed or added stays.',
    takeOver: 'Take over the demo',
    ask: 'Take over the demo?',
    askText:
      'Choose what becomes of the things that are as the demo brought them. Your own stay in any case, and so do past orders.',
    kinds: {
      branches: 'Branches',
      items: 'Items',
      texts: 'Offers, posts and words of guests',
      reviews: 'Reviews',
      brand: 'Name, sign and words of the demo',
    },
    counts: (untouched: number, own: number) => `${untouched} of the demo, ${own} your own`,
    choices: { remove: 'Remove', hide: 'Keep as hidden drafts', keep: 'Keep' },
    done: 'The demo is out. The shop is yours.',
    held: (names: readonly string[]) => `Not yet: ${names.join(', ')}`,
    heldText: 'Orders or reservations are still open there. Finish or cancel them, or keep the branches.',
  },
}

export type BeginText = typeof en
