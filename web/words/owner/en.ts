// English: what owners read: alerts, branches, the brand, legal pages, the log, customers’ data.

import { type BranchProblemName, branchLimits } from '#domain/branch/branch-settings.ts'
import { type RegionProblemName, regionLimits } from '#domain/branch/regions.ts'
import type { Phase } from '#domain/order/course.ts'
import type { LogKind } from '#domain/people/staff-log.ts'
import { imageWordsLimit } from '#domain/shared/picture.ts'
import { type BrandProblem, type BrandText, brandLimits } from '#domain/shop/brand/brand.ts'
import type { MediaPlace, MediaSource } from '#domain/shop/brand/media.ts'
import type { ColourName, ColourPair } from '#domain/shop/brand/palette.ts'
import type { Typeface } from '#domain/shop/brand/typefaces.ts'
import type { GuideState, GuideStep } from '#domain/shop/guide.ts'
import { type CompanyProblemName, companyLimit } from '#domain/shop/legal/company.ts'
import { type LegalProblemName, legalTextLimit } from '#domain/shop/legal/legal-text.ts'
import { glossary } from '../glossary/en.ts'
import { plural } from '../plural.ts'
import { staffWords } from '../staff/en.ts'
import type { LogSentences } from './log-parts.ts'

const counted = plural('en')

export const alerts = {
  ...staffWords,
  lead: 'When orders come in and nobody sees them, we say so here and to everyone below.',
  boards: 'Boards now',
  boardOpen: (n: number) => (n === 1 ? 'A board is open' : `${n} boards are open`),
  noBoard: 'No board is open',
  boardSeen: (at: string) => `Last seen ${at}`,
  boardUnseen: 'None in the last 24 hours',
  pauses: (branch: string) => `Pause orders at ${branch} while nobody watches`,
  server: 'The server',
  serverHint:
    'When a disk is nearly full, a backup is missing or mails do not go out, we say so here and to everyone below.',
  conditions: { well: 'Well', ill: 'Needs attention', off: 'Not set up' },
  overAt: (at: string) => `Over ${at}`,
  past: 'Latest alerts',
  empty: 'No alerts so far',
  emptyText:
    'They appear when a branch is open and has orders, and no board has been open for two minutes or an order has waited for three.',
  noBoardAlert: 'Nobody was watching the orders',
  tillAlert: 'The till did not answer',
  tillAlerts: {
    'till-near': 'Food eaten here: 80 % of the limit for a registered till',
    'till-reached': 'Food eaten here: the limit for a registered till is reached',
  },
  unheardAlert: (order: string) => `Order ${order} was not seen`,
  since: (at: string) => `since ${at}`,
  open: 'Not over yet',
  ended: {
    'board-open': 'A board was opened',
    'no-orders': 'No order was left',
    'closing-time': 'The branch closed',
    heard: 'The order stopped waiting',
    'day-over': 'Nobody began it that day',
    'till-again': 'The till has everything again',
    'not-linked': 'The branch is no longer linked',
    'till-settled': 'A new year, or a registered till',
  },
  endedAt: (why: string, at: string) => `${why}, ${at}`,
  mailTo: (list: string) => `Alerts are mailed to ${list}, and to the branch’s own address.`,
  noMail: 'Alerts are not mailed: the server has no mail server yet.',
  hooks: 'Web hooks',
  hooksHint: 'Addresses that the shop tells at once: a program of yours, or the ntfy app on your phone.',
  noHooks: 'No web hook yet.',
  add: 'Add a web hook',
  urlHint: 'For ntfy, with a topic of your own that nobody guesses:',
  events: 'Tell it about',
  eventNames: {
    'alert.opened': 'alerts',
    'alert.closed': 'the end of alerts',
    'order.placed': 'new orders',
    'order.accepted': 'accepted orders',
    'order.ready': 'ready orders',
    'order.out': 'orders handed over',
    'order.refused': 'refused orders',
    'order.cancelled': 'cancelled orders',
    'order.not-collected': 'orders not collected',
    test: 'a test',
  },
  language: 'Language of its messages',
  problems: {
    hook_url_missing: 'Type the address.',
    hook_url_invalid: 'The address must begin with https:// and have no name or password in it.',
    hook_url_too_long: 'The address is too long.',
    hook_events_missing: 'Choose at least one.',
  },
  secretTitle: 'The web hook is added',
  secret: 'Its secret',
  secretHint:
    'It is shown only now. Your program checks with it that a message is from this shop; ntfy does not need it.',
  copyByHand: 'This browser does not let us copy. Select the text and copy it yourself.',
  done: 'Done',
  test: 'Send a test',
  testing: 'A test is on its way.',
  removeOf: (url: string) => `Remove ${url}`,
  testOf: (url: string) => `Send a test to ${url}`,
  removeTitle: 'Remove this web hook?',
  removeText: 'Nothing more is sent to it. Its secret does not come back.',
  removed: 'Removed.',
  neverSent: 'Nothing was sent to it yet.',
  delivered: (what: string, at: string) => `Delivered ${at}: ${what}`,
  underWay: (what: string) => `On its way: ${what}`,
  failing: (what: string, at: string) => `Not delivered yet: ${what}. Next try ${at}.`,
  givenUp: (what: string, at: string) => `Given up after 24 hours: ${what}, of ${at}.`,
}

export type AlertsText = typeof alerts

export interface StepWords {
  readonly title: string
  readonly text: string
  /** The button that leaves the step as it is. */
  readonly pass: string
  /** What happens as long as it is open. */
  readonly without?: string
}
const count = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const begin = {
  title: 'Set up your shop',
  lead: 'From nothing to the first order. Leave whenever you like: everything is kept, and you can go on here from any device.',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  passed: (n: number) => `${n} left for now`,
  states: { open: 'To do', done: 'Done', passed: 'Left for now' } as Readonly<Record<GuideState, string>>,
  needsYou: 'Needs you',
  rest: 'Done, or left for now',
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
    allergens: {
      title: 'Allergens',
      text: 'The law wants each guest to be able to know what each item contains. Go through them one after the other.',
      pass: 'Later',
      without: 'Without it, guests read of an item that they have to ask you.',
    },
    vat: {
      title: 'VAT',
      text: 'Rates and what each category is for VAT: a coffee at a table is taxed otherwise than a bagel. Check them with your accountant, then tick that you did.',
      pass: 'Later',
      without: 'Without it, receipts show the rates of the example, and the accountant’s files are wrong.',
    },
    company: {
      title: 'Who sells',
      text: 'The law asks for your company’s name, address and number on the site. The legal pages are drafted for you to read and confirm.',
      pass: 'Later',
      without: 'Without it, guests are not told who sells, and there are no invoices.',
    },
    legal: {
      title: 'Legal pages',
      text: 'They are drafted for you. Read each one in the languages you offer, and confirm it.',
      pass: 'Later',
      without: 'Without them, a guest who reads them sees that they are drafts.',
    },
    capacity: {
      title: 'How much you can make',
      text: 'Guests get times that you can keep.',
      pass: 'We can always make it',
      without: 'Without it, any number may order for the same minute, and times are not kept at noon.',
    },
    payment: {
      title: 'Paying online',
      text: 'Guests pay before they come, through Mollie.',
      pass: 'At the counter only',
      without: 'Without it, everyone pays at the counter, and orders that nobody collects are not paid.',
    },
    printer: {
      title: 'A receipt printer',
      text: 'Kitchen tickets, labels and receipts, from the board or a printer that calls.',
      pass: 'No printer',
      without: 'Without one, the board is the only place where orders stand.',
    },
    pictures: {
      title: 'Pictures',
      text: 'Guests choose by eye. Each item takes one photo, made with your phone.',
      pass: 'Later',
      without: 'Without one, an item shows the drawing of its category.',
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
  ledTo: {
    allergens: 'Declare allergens',
    vat: 'Check VAT',
    legal: 'Read and confirm',
    payment: 'Set up online payment',
    printer: 'Add a printer',
    pictures: 'Add pictures',
  },
  undeclared: (n: number) => `${count(n, 'item or option says', 'items or options say')} nothing of allergens yet.`,
  withoutPicture: (n: number) => `${count(n, 'item has', 'items have')} no picture yet.`,
  capacityOf: (branch: string) => `Capacity of ${branch}`,
  needsBranch: 'For this you need a branch.',
  toCompany: 'Fill in your company',
  toPeople: 'Decide',
  waiting: (n: number) =>
    n === 1 ? 'One account is waiting for your approval.' : `${n} accounts are waiting for your approval.`,
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
      'not-collected': `${glossary.notCollected}.`,
      awaiting: 'Waiting for payment.',
      lapsed: 'Not paid in time.',
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
    lacks: (steps: string) => `Not finished, and asked for by law: ${steps}.`,
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
    choices: { remove: 'Remove what is of the demo', hide: 'Keep as hidden drafts', keep: 'Keep' },
    emptied:
      'With these choices the menu is empty afterwards. To keep the dishes and change them, choose “Keep” for the items.',
    done: 'The demo is out. The shop is yours.',
    held: (names: readonly string[]) => `Not yet: ${names.join(', ')}`,
    heldText: 'Orders or reservations are still open there. Finish or cancel them, or keep the branches.',
  },
}

export type BeginText = typeof begin

const problems: Readonly<Record<BranchProblemName, string>> = {
  name_missing: 'Give the branch a name in one language at least.',
  name_too_long: `A name can be ${branchLimits.name} characters at most.`,
  address_missing: 'Enter the address in one language at least.',
  address_too_long: `An address can be ${branchLimits.address} characters at most.`,
  phone_missing: 'Enter the phone number that customers can call.',
  phone_invalid: 'This is no phone number that we know. With a foreign number, begin with + and the country.',
  email_missing: 'Enter the e-mail address of the branch.',
  email_invalid: 'This e-mail address does not look right.',
  image_missing: 'The picture is not here any more. Please choose it again.',
  image_wrong: 'Choose a picture file, or an address that begins with https://.',
  image_words_too_long: `Words for a picture can be ${imageWordsLimit} characters at most.`,
  time_unreadable: 'Enter both times, from 00:00 to 24:00, such as 07:30.',
  period_reversed:
    'Closing has to come after opening. For hours past midnight, end at 24:00 and add the rest to the next day.',
  period_overlaps: 'These hours overlap with those above. Change one of them or remove it.',
  too_many_periods: `A day can have ${branchLimits.periods} periods at most.`,
  date_invalid: 'Choose a date.',
  date_twice: 'This date is in the list already. Keep one of the two.',
  days_reversed: 'The last day cannot come before the first.',
  days_name_too_long: 'This is too long: 60 characters at most.',
  too_many_exceptions: `There can be ${branchLimits.exceptions} such days at most. Remove some that are past.`,
  cut_off_unreadable: 'Enter a time from 00:01 to 24:00, such as 12:00.',
  prep_invalid: `Enter whole minutes, from 0 to ${branchLimits.prepMinutes}.`,
  forms_missing: 'Offer at least one of the two.',
  days_ahead_invalid: `Enter a whole number, from 0 to ${branchLimits.daysAhead}.`,
  phone_field_unknown: 'Choose one of the three.',
  address_field_unknown: 'Choose one of the three.',
  tables_invalid: `Enter a whole number, from 0 to ${branchLimits.tables}.`,
  tables_missing: 'To take orders at a table there has to be one at least.',
  time_zone_unknown: 'We do not know this time zone. Choose one from the list.',
  time_zone_kept: 'Orders were placed here, and their days are counted in the time zone of that time. Choose it again.',
  latitude_invalid: 'Enter a number from -90 to 90, such as 51.2185.',
  longitude_invalid: 'Enter a number from -180 to 180, such as 4.4010.',
  region_unknown: 'This region is gone. Choose another one.',
}

export const branches = {
  ...staffWords,
  title: 'Branches',
  add: 'Add a branch',
  newTitle: 'A new branch',
  newHint: 'It stays closed for customers until you open it.',
  like: 'Like which branch?',
  likeHint:
    'Its hours, holidays and order rules are filled in here. Its capacity, menu and prices come along when you add the branch.',
  likeNone: 'None: the usual settings',
  unknown: 'We could not find this branch.',
  unknownHint: 'Perhaps the address is not complete.',
  languagesHint: 'Where a language is empty, customers read another one.',
  contact: 'Contact',
  phoneHint: 'A number without + counts as a Belgian one.',
  image: 'Picture of the branch',
  imageHint: 'It stands on the contact page. The street front helps people find you.',
  hours: 'Opening hours',
  hoursHint: 'Type a time such as 7, 0730 or 19:00, or pick one. 24:00 is the end of the day.',
  closed: glossary.closed,
  from: (day: string) => `${day}, open from`,
  to: (day: string) => `${day}, open until`,
  until: 'until',
  addHours: 'Add hours',
  addHoursOn: (day: string) => `Add hours on ${day}`,
  removeHours: (day: string, from: string, to: string) => `${day}: remove ${from} to ${to}`,
  copyDay: (day: string) => `Copy the hours of ${day}`,
  copyTitle: (day: string) => `Copy ${day} to`,
  copyDone: 'Copy to these days',
  exceptions: 'Holidays and other days',
  exceptionsHint: 'On these dates the hours of the week do not count.',
  noExceptions: 'No day differs from the week.',
  folded: {
    picture: 'A picture is set',
    noPicture: 'No picture',
    days: (n: number) => (n === 1 ? '1 entry differs from the week' : `${n} entries differ from the week`),
    onMap: 'on the map',
    noMap: 'not on the map',
    asked: 'What is asked at pick-up',
    askedNow: (address: string, phone: string) =>
      `address: ${address.toLowerCase()} · telephone: ${phone.toLowerCase()}`,
  },
  addException: 'Add a day',
  newDay: 'New day',
  removeException: (day: string) => `Remove ${day}`,
  past: (count: number) => `Past days (${count})`,
  cutOff: 'Online ordering for a day ends',
  cutOffNone: 'when the branch closes',
  cutOffAt: 'at a set time of that day',
  cutOffTime: 'Order cut-off',
  daysAhead: 'Days ahead',
  daysAheadHint: `Customers can order for every open day up to this many days after today, ${branchLimits.daysAhead} at most. With 0: today and the next opening day.`,
  prep: 'Minutes to prepare an order',
  forms: 'How customers can order',
  formNames: { 'pick-up': 'Pick up', table: 'At a table' },
  tables: 'Number of tables',
  tablesHint: 'They are numbered from 1.',
  addressField: 'Address at pick-up',
  addressFields: { hidden: 'Not asked', optional: 'Optional', required: 'Required' },
  phoneField: 'Telephone number at pick-up',
  phoneFields: { hidden: 'Not asked', optional: 'Optional', required: 'Required' },
  place: 'Time and place',
  timeZone: 'Time zone',
  latitude: 'Latitude',
  longitude: 'Longitude',
  mapHint:
    'Where the map shows the branch, and how near it is to a customer. Paste what a map copied into either field; leave both empty for no map.',
  seeMap: 'See it on the map',
  adding: 'Add the branch',
  saved: (name: string) => `${name} is saved. Customers see it now.`,
  added: (name: string) => `${name} is added. It stays closed until you open it.`,
  opened: (name: string) => `${name} is open.`,
  open: 'Open the branch',
  closedNow: 'This branch is closed: no order is taken.',
  closeHint: 'To close it for a while, go to the menu edit page.',
  changedMeanwhile: 'Someone else saved this branch just now',
  previewNow: 'Customers read now',
  previewSoon: 'Once you save, customers read',
  previewLine: (words: string) => `Once you save, customers read: ${words}`,
  previewBroken: 'Mend the marked times and numbers to see it.',
  nextDay: (day: string, hours: string) => `Next opening day: ${day}, ${hours}`,
  noNextDay: 'No opening day within the next 60 days.',
  region: 'Region',
  regions: {
    title: 'Regions',
    hint: 'A branch is in one region or in none. You choose it where you change the branch.',
    firstHint: 'Many branches?',
    first: 'Group them into regions',
    nth: (place: number) => `Region ${place}`,
    none: 'No region',
    add: 'Add a region',
    save: 'Save the regions',
    saved: 'The regions are saved.',
    empty: 'No branch is in it.',
    branches: (branches: number) => counted(branches, { one: '1 branch', other: `${branches} branches` }),
    members: (members: number) => counted(members, { one: '1 colleague', other: `${members} colleagues` }),
    things: (n: number) => counted(n, { one: '1 item or category', other: `${n} items and categories` }),
    inUse: (what: string) => `It has ${what}. Move them first to remove it.`,
    removeOf: (name: string) => `Remove ${name}`,
    problems: {
      region_name_missing: 'Give the region a name in one language at least.',
      region_name_too_long: `A name can be ${regionLimits.name} characters at most.`,
      region_name_taken: 'Another region has this name. Choose a different one.',
      region_unknown: 'Somebody removed this region. Remove it here, too, or add it as a new one.',
      regions_too_many: `There can be ${regionLimits.regions} regions at most.`,
    } as Readonly<Record<RegionProblemName, string>>,
  },
  sight: {
    remove: staffWords.remove,
    hide: 'Hide',
    show: 'Show again',
    back: 'Bring back',
    ask: (deed: string) => `${deed}?`,
    of: {
      hide: (name: string) => `Hide ${name}`,
      remove: (name: string) => `Remove ${name}`,
    },
    hideText:
      'Customers no longer see this branch and cannot order there. Staff still do. You can show it again at any time.',
    removeText:
      'The branch goes from every list. Its past orders, reviews and archives are kept, and you can bring it back here.',
    hidden: 'Customers do not see this branch.',
    removed: 'Removed branches',
    removedHint: 'Their past orders are kept. A branch that is brought back is hidden and closed at first.',
    refused: (name: string) => `${name} stays as it is`,
    done: {
      hide: (name: string) => `${name} is hidden from customers.`,
      show: (name: string) => `Customers see ${name} again.`,
      remove: (name: string) => `${name} is removed.`,
      back: (name: string) => `${name} is back, hidden and closed.`,
    },
  },
  problems,
}

export type BranchText = typeof branches

export const brand = {
  lead: 'This is how guests know your shop: on every page, in mails, in search engines and where a link is shared.',
  nameAndLogo: 'Name and logo',
  name: 'Name of the shop',
  nameHint: 'As over your door. Without a name, “Our shop” stands in its place.',
  logo: 'Logo',
  logoHint: 'SVG or PNG, best about as wide as high. Icons and the picture for shared links are made from it.',
  logoUsual: 'Without a logo, a plain cup in your colours stands in its place.',
  media: 'Film, pictures and tour',
  mediaHint: 'What guests see beside your menu. A new logo changes none of it.',
  places: {
    hero: 'Top of the home page',
    story: 'Home: beside the words about your shop',
    panorama: 'Home: look around the shop',
    about: 'About page',
    account: 'Beside the sign-in',
  } as Readonly<Record<MediaPlace, string>>,
  sources: { own: 'Our own', demo: 'The demo’s', none: 'None' } as Readonly<Record<MediaSource, string>>,
  film: 'Film over the picture',
  filmLine: 'Add a film',
  tourLine: 'Let guests look around the shop',
  filmHint:
    'MP4 or WebM, 20 MB at most, without sound. The picture stands until it plays, and for guests who save data.',
  heroHint: 'One picture, best at least 1600 pixels wide; a film can play over it.',
  panoramaHint: 'A picture of all around you, twice as wide as high.',
  picturesMost: (n: number) => (n === 1 ? 'One picture.' : `Up to ${n} pictures.`),
  picture: (n: number) => `Picture ${n}`,
  removePicture: (n: number) => `Remove picture ${n}`,
  colours: 'Colours',
  ownColours: 'Choose colours of your own',
  usualNow: 'the usual ones',
  coloursHint: 'Five colours; all others follow from them.',
  typeface: 'Typefaces',
  typefaceHint: 'One for headings and one for text. Arabic has its own.',
  typefaceNames: { warm: 'Warm', clear: 'Clear', classic: 'Classic' } as Readonly<Record<Typeface, string>>,
  colourNames: {
    ground: 'Ground of the page',
    ink: 'Text',
    accent: 'Accent',
    button: 'Button',
    buttonInk: 'Text on the button',
  } as Readonly<Record<ColourName, string>>,
  /** Which text, by the pair of colours. */
  hardToRead: {
    newsOnGround: 'Green, red and blue news are hard to read on this ground.',
    inkOnGround: 'Text is hard to read on the ground of the page.',
    inkOnNews: 'Text is hard to read on the green and red of news.',
    inkOnAccent: 'Text is hard to read on the accent.',
    buttonText: 'The text on the button is hard to read.',
  } as Readonly<Record<ColourPair, string>>,
  contrast: (is: string) => `Its contrast is ${is} : 1, and 4.5 : 1 is needed.`,
  picker: (name: string) => `${name}: choose from a palette`,
  take: (colour: string) => `Take ${colour}`,
  usual: 'Back to the usual colours',
  preview: staffWords.preview,
  previewTitle: 'Your coffee is ready when you are',
  previewItem: 'Cappuccino',
  previewNote: 'With oat milk',
  previewNews: 'Ready at 12:10',
  previewButton: 'Add to cart',
  words: 'Words',
  otherTexts: 'Words of the about page and the foot',
  wordsHint: 'What you leave empty says what it says now. A language without words of its own shows another one.',
  texts: {
    heroTitle: 'Home: title',
    heroLead: 'Home: line below the title',
    story: 'Home: about your shop',
    aboutLead: 'About page: first lines',
    about: 'About page: text',
    foot: 'Foot of every page',
  } as Readonly<Record<BrandText, string>>,
  paragraphs: 'An empty line begins a new paragraph.',
  linksAndLanguages: 'Links and languages',
  links: 'Your pages elsewhere',
  link: (n: number) => `Address ${n}`,
  linksHint: 'Such as https://www.instagram.com/your-shop. They stand at the foot of every page.',
  addLink: 'Add an address',
  removeLink: (n: number) => `Remove address ${n}`,
  languages: 'Languages for guests',
  languagesHint: 'One at least. Guests whose language is not among them read English, or else the first one.',
  saved: 'Saved. Every page shows it now.',
  meanwhile: 'Another owner has just changed the brand',
  problems: {
    colour_wrong: 'This is no colour. Write it like #1f6b4a.',
    contrast_too_low: 'This is hard to read: text needs a contrast of 4.5 : 1.',
    name_too_long: `At most ${brandLimits.name} characters.`,
    text_too_long: 'This is too long in at least one language.',
    link_wrong: 'This does not look like an address. It has to begin with https://',
    links_too_many: `At most ${brandLimits.links} addresses.`,
    languages_none: 'Choose at least one language.',
    image_wrong: 'Please choose a file.',
    image_missing: 'The picture is not here any more. Please choose it again.',
    picture_missing: 'Choose a picture first, or show something else here.',
    pictures_too_many: 'These are too many pictures.',
    film_wrong: 'Please choose the film again.',
    image_words_too_long: 'These words are too long in at least one language.',
  } as Readonly<Record<BrandProblem['problem'] | 'image_missing', string>>,
}

export type BrandWords = typeof brand

const legalEditProblems: Readonly<Record<CompanyProblemName | LegalProblemName, string>> = {
  too_long: `At most ${companyLimit} characters.`,
  number_wrong: 'This is no Belgian enterprise number. Check its ten digits, such as 0417.497.106.',
  vat_wrong: 'This is no Belgian VAT number. Check its ten digits, such as BE 0417.497.106.',
  email_wrong: 'This is no e-mail address.',
  phone_wrong: 'This is no telephone number.',
  text_missing: 'Write something, or restore the draft.',
  text_too_long: `At most ${legalTextLimit} characters.`,
  slot_unknown: 'A word in braces is none that can be filled in. Below the field are those that can.',
}

export const legalEdit = {
  lead: 'The law asks for these pages. They begin as drafts that fit this program. No lawyer has read them: read them, change them, have them checked, and confirm each.',
  company: 'Who the shop is',
  companyHint: 'The pages are filled with it. Customers do not see a line that is missing something.',
  hints: {
    number: 'From the Crossroads Bank for Enterprises (KBO, BCE).',
    vat: 'Leave it empty if the shop has none.',
    court: 'Optional, such as: RPR Leuven.',
    host: 'Name and address of the company whose server this is.',
    dataContact: 'Whom customers ask about their data: a name or an address.',
  },
  problems: legalEditProblems,
  texts: 'The texts',
  draft: 'Draft',
  confirmed: 'Confirmed',
  left: (drafts: number, all: number) =>
    drafts === 0 ? 'All are confirmed.' : `${drafts} of ${all} are not confirmed yet.`,
  back: 'All legal pages',
  look: 'As customers see it',
  text: 'Text',
  marks:
    'A line that begins with # is a heading, with ## a smaller one, with - part of a list. Each other line is a paragraph. Addresses become links.',
  slots: 'Filled in from “Who the shop is”:',
  preview: staffWords.preview,
  saveDraft: 'Save as draft',
  saveConfirmed: 'Save and confirm',
  confirm: 'Confirm this text',
  unconfirm: 'Take back the confirmation',
  confirmMeans: 'By confirming you say that it is true of your shop. Customers then no longer read that it is a draft.',
  restore: 'Put the draft here',
  saved: 'Saved. Customers read it now.',
}

export type LegalEditWords = typeof legalEdit

const content: Readonly<Record<string, string>> = { offer: 'an offer', post: 'a post', testimonial: 'a testimonial' }
const status: Readonly<Record<string, string>> = {
  received: glossary.received.toLowerCase(),
  ready: glossary.ready.toLowerCase(),
  served: 'out',
}
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)
const tillDuties: Readonly<Record<string, string>> = {
  none: 'none needed',
  'by-hand': 'rung up by hand',
  linked: 'linked',
}

const steps: Readonly<Record<string, string>> = {
  accept: glossary.accepted.toLowerCase(),
  refuse: glossary.refused.toLowerCase(),
  cancel: glossary.cancelled.toLowerCase(),
  collectNot: 'set as not collected',
  bringBack: 'brought back',
  pay: 'noted the payment of',
  unpay: 'took back the payment of',
  agree: 'agreed to the change of',
  decline: 'declined the change of',
}
const legalPages: Readonly<Record<string, string>> = {
  legal: 'the legal notice',
  terms: 'the terms of sale',
  privacy: 'the privacy statement',
  accessibility: 'the accessibility statement',
}
const languages: Readonly<Record<string, string>> = {
  en: 'English',
  nl: 'Dutch',
  fr: 'French',
  ar: 'Arabic',
}
const reaches: Readonly<Record<string, string>> = {
  nobody: 'nobody',
  owners: 'owners',
  managers: 'owners and managers',
}

export const log = {
  ...staffWords,
  hint: 'What your team and the shop itself changed in the last year.',
  searchHint: 'Name, item or order number',
  who: 'Person',
  everybody: 'Everybody',
  everywhere: 'All branches',
  kind: 'What',
  everything: 'Everything',
  from: 'From',
  to: 'To',
  more: 'Show older entries',
  empty: 'Nothing here yet',
  emptyHint: 'What your team changes appears here.',
  noneFoundHint: 'Search for something else, or choose other days.',
  showAll: 'Show everything',
  takeOut: 'Download as a spreadsheet',
  columns: ['Day', 'Time', 'Person', 'What', 'Act'],
  fileName: 'log.csv',
  tookSome: (most: number) => `The file has the newest ${most} entries. Choose days for the others.`,
  notTaken: 'The file could not be made: the shop could not be reached. Try again.',
  kinds: {
    orders: 'Orders',
    stock: 'Stock',
    shop: 'Opening and message',
    menu: 'Menu',
    branches: 'Branches',
    people: 'People',
    reservations: 'Reservations',
    guests: 'Reviews and messages',
    hooks: 'Web hooks',
    site: 'Site texts',
    clock: 'Automatic',
  } as Readonly<Record<LogKind, string>>,
  other: (who: string, act: string) => `${who}: ${act}`,
  acts: {
    'orders.setLineStatus': ({ who, where, data, count, order }) =>
      `${who} set ${many(count('lines'), 'line', 'lines')} of order ${order} at ${where} to ${status[String(data.status)]}`,
    'orders.step': ({ who, where, data, order }) =>
      `${who} ${steps[String(data.step)] ?? data.step} order ${order} at ${where}`,
    'boards.setPausing': ({ who, where, data }) =>
      data.pauses
        ? `${who} set ${where} to pause automatically while nobody watches`
        : `${who} set ${where} not to pause automatically`,
    'hooks.add': ({ who, data }) => `${who} added web hook ${data.hook}`,
    'hooks.test': ({ who, data }) => `${who} tested web hook ${data.hook}`,
    'hooks.remove': ({ who, data }) => `${who} removed web hook ${data.hook}`,
    'orders.block': ({ who, where, data }) =>
      data.wide
        ? `${who} refused ${data.code} at ${where} and all of its connection`
        : `${who} refused ${data.code} at ${where} and blocked its customer`,
    'guard.answer': ({ who, where, data }) =>
      data.letIn ? `${who} let ${data.code} order at ${where}` : `${who} did not let ${data.code} order at ${where}`,
    'guard.lift': ({ who, where, data }) => `${who} lifted the block of ${data.code} at ${where}`,
    'payments.setKey': ({ who, data }) =>
      data.set ? `${who} set the key of online payments` : `${who} removed the key of online payments`,
    'payouts.setKey': ({ who, data }) =>
      data.set ? `${who} set the key for payouts` : `${who} removed the key for payouts`,
    'payments.save': ({ who }) => `${who} set how customers pay online`,
    'payments.settleBack': ({ who }) => `${who} noted that money was given back in another way`,
    'gifts.sell': ({ who, where }) => `${who} sold a gift card at ${where}`,
    'gifts.take': ({ who, data }) => `${who} took a gift card for order ${data.code}`,
    'gifts.saveRules': ({ who, data }) =>
      data.on ? `${who} changed what gift cards are sold` : `${who} stopped selling gift cards`,
    'gifts.block': ({ who, data }) =>
      data.blocked ? `${who} blocked a gift card` : `${who} let a gift card pay again`,
    'gifts.takeOver': ({ who }) => `${who} booked as income what stood on expired gift cards`,
    'reductions.save': ({ who, what, data }) =>
      data.on ? `${who} saved the reduction ${what}` : `${who} switched the reduction ${what} off`,
    'reductions.remove': ({ who }) => `${who} removed a reduction`,
    'stamps.save': ({ who, data }) =>
      data.on ? `${who} changed the stamp card` : `${who} switched the stamp card off`,
    'stamps.spend': ({ who, where }) => `${who} took a voucher of the stamp card at ${where}`,
    'guard.setRules': ({ who, data }) =>
      data.on ? `${who} set what customers may order without a word` : `${who} let all customers order without a word`,
    'orders.enter': ({ who, where, order }) => `${who} entered order ${order} at ${where}`,
    'orders.change': ({ who, where, order }) => `${who} changed order ${order} at ${where}`,
    'orders.postpone': ({ who, where, order }) => `${who} moved the time of order ${order} at ${where}`,
    'invoices.ask': ({ who, where, order }) => `${who} said who order ${order} is invoiced to, ${where}`,
    'orders.ringUp': ({ who, where, order }) => `${who} rang up order ${order} at ${where}`,
    'orders.ringUpNot': ({ who, where, order }) => `${who} noted that order ${order} at ${where} is not rung up`,
    'orders.setForm': ({ who, where, order }) => `${who} set where order ${order} is eaten, ${where}`,
    'tills.setDuty': ({ who, where, data }) =>
      `${who} said of the registered till of ${where}: ${tillDuties[String(data.duty)] ?? data.duty}`,
    'tills.saveLink': ({ who, where, data }) =>
      data.newSecret
        ? `${who} linked the till of ${where} with a new secret`
        : `${who} set the address of the till of ${where}`,
    'tills.sendAgain': ({ who, where, data }) =>
      data.reason
        ? `${who} said that message ${data.number} to the till of ${where} was rung up by hand: ${data.reason}`
        : `${who} sent message ${data.number} to the till of ${where} again`,
    'vat.save': ({ who }) => `${who} changed the VAT rates`,
    'books.count': ({ who, where, when }) => `${who} counted the cash of ${when('day')} at ${where}`,
    'books.takeOver': ({ who, data }) =>
      data.taken
        ? `${who} noted that the accountant has ${data.month}`
        : `${who} noted that the accountant does not have ${data.month}`,
    'books.setNumbers': ({ who }) => `${who} changed the account numbers of the journal`,
    'orders.clear': ({ who, where, count }) =>
      `${who} moved ${many(count('orders'), 'order', 'orders')} of ${where} to the archive`,
    'archives.bringBack': ({ who, where, order }) => `${who} brought back order ${order} of ${where}`,
    'archives.restore': ({ who, where, count }) =>
      `${who} brought back ${many(count('orders'), 'order', 'orders')} of ${where}`,
    'bake.count': ({ who, what, where, data }) =>
      typeof data.left === 'number'
        ? `${who} counted ${what} at ${where}: ${data.left} left`
        : `${who} took back the count of ${what} at ${where}`,
    'bake.sellLeft': ({ who, where, data }) =>
      typeof data.share === 'number'
        ? `${who} had ${where} sell what is left at ${data.share} % of its price before closing`
        : `${who} had ${where} sell what is left at its own price`,
    'stock.set': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} set ${what} back in stock at ${where}`
        : `${who} set ${what} out of stock at ${where} until ${when('until') || 'further notice'}`,
    'options.setStock': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} set ${what} back in stock at ${where}`
        : `${who} set ${what} out of stock at ${where} until ${when('until') || 'further notice'}`,
    'shop.setState': ({ who, where, data, when }) =>
      data.open ? `${who} opened ${where}` : `${who} closed ${where} until ${when('until') || 'further notice'}`,
    'pace.save': ({ who, where }) => `${who} set what ${where} makes in a slot`,
    'pace.set': ({ who, where, data, when }) => {
      if (data.change === 'pause') return `${who} paused ${where} until ${when('until')}`
      if (data.change === 'shift') return `${who} said that ${data.hands} are on shift at ${where}`
      if (data.change === 'noShift') return `${who} said that as many as usual are on shift at ${where}`
      if (data.change === 'resume') return `${who} ended the pause of ${where}`
      return data.change === 'extra'
        ? `${who} added ${data.minutes} minutes to new orders at ${where} for half an hour`
        : `${who} ended the extra minutes at ${where}`
    },
    'shop.setMessage': ({ who, data }) =>
      data.shown ? `${who} set the message above the menu` : `${who} hid the message above the menu`,
    'items.add': ({ who, what }) => `${who} added ${what} to the menu`,
    'items.save': ({ who, what, data }) =>
      data.declared === undefined
        ? `${who} changed ${what}`
        : data.declared
          ? `${who} changed what ${what} contains`
          : `${who} took back what ${what} contains`,
    'items.remove': ({ who, what }) => `${who} removed ${what} from the menu`,
    'items.sellAt': ({ who, what, where, data }) =>
      data.sold ? `${who} said that ${where} sells ${what} again` : `${who} said that ${where} does not sell ${what}`,
    'items.move': ({ who, what, count }) => `${who} moved ${many(count('items'), 'item', 'items')} to ${what}`,
    'sheet.apply': ({ who, count }) =>
      `${who} took a spreadsheet over: ${many(count('added'), 'item', 'items')} added, ${count('changed')} changed, ${count('removed')} removed`,
    'prices.one': ({ who, what, where, money }) => {
      const at = where && ` at ${where}`
      if (!money('to')) return `${who} took a price of ${what} away${at}, ${money('from')}`
      return money('from')
        ? `${who} changed the price of ${what}${at} from ${money('from')} to ${money('to')}`
        : `${who} gave ${what} a price${at}: ${money('to')}`
    },
    'prices.change': ({ who, count }) => `${who} changed ${many(count('prices'), 'price', 'prices')} at once`,
    'categories.add': ({ who, what }) => `${who} added the category ${what}`,
    'categories.save': ({ who, what, data }) =>
      data.hidden === undefined
        ? `${who} changed the category ${what}`
        : data.hidden
          ? `${who} hid the category ${what}`
          : `${who} showed the category ${what}`,
    'categories.remove': ({ who, what, count }) =>
      `${who} removed the category ${what} and moved ${many(count('items'), 'item', 'items')}`,
    'categories.setIndex': ({ who, what, data }) => `${who} gave ${what} place ${data.index} on the menu`,
    'groups.add': ({ who, what }) => `${who} added the group of options ${what}`,
    'groups.save': ({ who, what }) => `${who} changed the group of options ${what}`,
    'groups.remove': ({ who, what }) => `${who} removed the group of options ${what}`,
    'groups.use': ({ who, what }) => `${who} chose the groups of options of ${what}`,
    'branches.add': ({ who, what }) => `${who} added the branch ${what}`,
    'guide.takeMenu': ({ who, count }) => `${who} took over the demo’s menu: ${many(count('items'), 'item', 'items')}`,
    'guide.placeTest': ({ who, where, order }) => `${who} placed test order ${order} at ${where}`,
    'guide.endTest': ({ who, where, order }) => `${who} cancelled test order ${order} at ${where}`,
    'demo.takeOver': ({ who, count }) =>
      `${who} took the demo out of the shop: ${[
        many(count('branches'), 'branch', 'branches'),
        many(count('items'), 'item', 'items'),
        many(count('texts'), 'text', 'texts'),
        many(count('reviews'), 'review', 'reviews'),
      ].join(', ')}`,
    'brand.save': ({ who }) => `${who} changed the shop’s brand`,
    'branches.save': ({ who, where }) => `${who} changed the settings of ${where}`,
    'branches.closeDays': ({ who, where, count, when }) =>
      count('days') > 1
        ? `${who} set closing days at ${where}, ${when('from')} and more`
        : `${who} set closing days at ${where}, ${[when('from'), when('to')].filter(Boolean).join(' to ')}`,
    'branches.hide': ({ who, where }) => `${who} hid ${where} from customers`,
    'branches.show': ({ who, where }) => `${who} showed ${where} to customers again`,
    'branches.remove': ({ who, where }) => `${who} removed ${where}`,
    'regions.save': ({ who, data }) => `${who} changed the regions: ${data.regions || 'none'}`,
    'printers.add': ({ who, where, data }) => `${who} added the printer “${data.printer}” at ${where}`,
    'printers.save': ({ who, where, data }) => `${who} changed the printer “${data.printer}” at ${where}`,
    'printers.renew': ({ who, where, data }) => `${who} gave the printer “${data.printer}” at ${where} a new address`,
    'printers.withdraw': ({ who, where, data }) => `${who} withdrew the printer “${data.printer}” at ${where}`,
    'displays.add': ({ who, where, data }) => `${who} added the screen for guests “${data.display}” at ${where}`,
    'displays.withdraw': ({ who, where, data }) =>
      `${who} withdrew the screen for guests “${data.display}” at ${where}`,
    'staff.appoint': ({ who, what, where, data }) => {
      if (data.state === 'locked') return `${who} locked the account of ${what}`
      if (data.owner) return `${who} made ${what} an owner`
      const places = [where, data.regions].filter(Boolean).join(', ')
      return places ? `${who} appointed ${what} at ${places}` : `${who} took all branches away from ${what}`
    },
    'account.byProvider': ({ who, where, data }) => {
      const first = data.made ? 'for the first time' : data.linked ? 'and no longer with a password' : ''
      const began = first ? `${who} signed in by the provider ${first}. ` : ''
      if (data.owner) return `${began}The provider makes ${who} an owner`
      return `${began}The provider gives ${who} ${where ? `a role at ${where}` : 'no role any more'}`
    },
    'staff.dismiss': ({ who, what }) => `${who} turned down the account of ${what}`,
    'staff.dismissAll': ({ who, count }) => `${who} turned down ${many(count('removed'), 'account', 'accounts')}`,
    'staff.resetLink': ({ who, what }) => `${who} made a password link for ${what}`,
    'passwords.change': ({ who }) => `${who} changed their own password`,
    'sessions.end': ({ who, data }) => `${who} signed out on another device: ${data.agent ?? 'unknown browser'}`,
    'passwords.useLink': ({ who, data }) =>
      data.factor
        ? `${who} chose a new password by a link, which also removed the second factor`
        : `${who} chose a new password by a link`,
    'sessions.endAll': ({ who }) => `${who} signed out everywhere else`,
    'account.passCode': ({ who, data, count }) =>
      data.wrong
        ? `Someone who knows the password of ${who} entered wrong codes`
        : `${who} signed in with a recovery code; ${count('left')} left`,
    'factors.setTime': ({ who }) => `${who} set up time codes`,
    'factors.removeTime': ({ who }) => `${who} removed their time codes`,
    'factors.addPasskey': ({ who, data }) => `${who} added the passkey “${data.passkey}”`,
    'factors.removePasskey': ({ who, data }) => `${who} removed the passkey “${data.passkey}”`,
    'factors.renewCodes': ({ who }) => `${who} made new recovery codes`,
    'factors.setRule': ({ who, data }) => `${who} set who must have a second factor: ${reaches[String(data.reach)]}`,
    'staff.resetFactor': ({ who, what }) => `${who} reset the second factor of ${what}`,
    'takings.set': ({ who }) => `${who} changed the rules for takings and payment`,
    'reservations.cancel': ({ who, where, data, when }) =>
      `${who} cancelled reservation ${data.reservation} at ${where} for ${when('date')}`,
    'reservations.cancelMany': ({ who, where, count }) =>
      `${who} cancelled ${many(count('cancelled'), 'reservation', 'reservations')} at ${where}`,
    'reservations.setRules': ({ who }) => `${who} changed the rules for reservations`,
    'reviews.setRule': ({ who, data }) =>
      data.waits ? `${who} let reviews without an order wait for a yes` : `${who} let every review count at once`,
    'reviews.show': ({ who, count }) => `${who} said yes to ${many(count('count'), 'review', 'reviews')}`,
    'reviews.removeMany': ({ who, count }) => `${who} removed ${many(count('count'), 'review', 'reviews')}`,
    'reviews.remove': ({ who, data }) => `${who} removed review ${data.review}`,
    'messages.mark': ({ who, data }) => `${who} marked message ${data.message} as ${data.read ? 'read' : 'unread'}`,
    'messages.handOn': ({ who, data }) => `${who} sent message ${data.message} on again`,
    'messages.delete': ({ who, data }) => `${who} deleted message ${data.message}`,
    'persons.takeOut': ({ who, data }) => `${who} took out the data of a customer: ${data.records ?? ''}`,
    'persons.erase': ({ who, count, data }) =>
      `${who} erased the customer of ${many(count('erased'), 'record', 'records')}: ${data.records ?? ''}`,
    'persons.setDays': ({ who, data }) => `${who} set that customers’ names are kept for ${data.days} days`,
    'content.save': ({ who, what, data }) =>
      `${who} ${data.isNew ? 'added' : 'changed'} ${content[String(data.kind)]} on the home page${what && `: ${what}`}`,
    'content.move': ({ who, data }) =>
      `${who} moved ${content[String(data.kind)]} on the home page to place ${data.place}`,
    'content.remove': ({ who, data }) => `${who} removed ${content[String(data.kind)]} from the home page`,
    'legal.saveCompany': ({ who }) => `${who} set who the shop is in law`,
    'legal.saveText': ({ who, data }) =>
      `${who} ${data.confirmed ? 'confirmed' : 'changed'} ${legalPages[String(data.page)]} in ${languages[String(data.language)]}`,
    'clock.erase': ({ count }) => {
      if (count('orders') > 0)
        return `Automatically: the customer data of ${many(count('orders'), 'order', 'orders')} was erased`
      if (count('reservations') > 0)
        return `Automatically: ${many(count('reservations'), 'old reservation was', 'old reservations were')} erased`
      return `Automatically: ${many(count('messages'), 'old message was', 'old messages were')} erased`
    },
    'clock.forgetLog': ({ count }) =>
      `Automatically: ${many(count('entries'), 'entry', 'entries')} of this log, older than a year, were deleted`,
    'clock.inStock': ({ what }) => `Automatically: ${what} came back in stock`,
    'clock.open': ({ where }) => `Automatically: ${where} opened again`,
    'clock.pause': ({ where, data }) =>
      data.paused
        ? `Automatically: ${where} paused because nobody watched`
        : `Automatically: the pause of ${where} ended`,
    'images.upload': ({ who }) => `${who} uploaded a picture`,
    'films.upload': ({ who }) => `${who} uploaded a film`,
  } as LogSentences,
}

export type LogText = typeof log

export const persons = {
  ...staffWords,
  reservation: staffWords.reservationNumber,
  hint: 'When a customer asks what you have of them, or wants it erased: look for them here.',
  search: 'Name, telephone number, e-mail or token',
  searchHint:
    'At least three characters. Archived orders are searched as well. Of orders before the last 2,000, type how the name begins, the number or the token.',
  find: staffWords.search,
  tooShort: 'Type at least three characters.',
  noneFoundHint: 'What was erased, by the clock or by you, is not found by its name any more.',
  found: (n: number) => many(n, 'entry found', 'entries found'),
  more: 'There is more than is shown. Search for something more exact, such as the telephone number.',
  check: 'Several people may have the same name. Tick only what is theirs.',
  all: 'Tick all',
  order: (id: number) => `Order ${id}`,
  message: (id: number) => `Message ${id}`,
  review: (id: number) => `Review ${id}`,
  gift: (id: number) => `Gift card ${id}`,
  notOver: {
    order: 'Not over yet: it can be erased once it is handed over or has ended.',
    reservation: 'Still to come: it can be erased after its day, or once you have cancelled it.',
  },
  takeOutText: 'Download to read',
  takeOutJson: 'Download as JSON',
  fileName: 'your-data',
  fileTitle: (shop: string) => `What ${shop} has stored about you`,
  erase: (n: number) => `Erase ${many(n, 'entry', 'entries')}`,
  eraseTitle: (n: number) => `Erase ${many(n, 'entry', 'entries')} for good?`,
  eraseText:
    'Of orders, the name, telephone number, address and notes go. What was ordered, the amounts, the payment and the token stay, because tax law asks for it. Reservations and messages go as a whole; a review keeps its stars. This cannot be undone.',
  eraseDo: 'Erase',
  erased: (n: number) => `${many(n, 'entry', 'entries')} erased`,
  stayed: (n: number) => `${many(n, 'entry is', 'entries are')} not over yet and stayed.`,
  backups: 'In backups it is gone after about four weeks; a restored backup is erased again before the shop opens.',
  days: 'How long names are kept',
  daysLabel: 'Days after the pick-up, the table or the message',
  daysHint: 'From 7 to 365. Items and amounts always stay for ten years.',
  daysWrong: 'Choose a whole number from 7 to 365.',
  daysNow: (days: number) =>
    `Names, telephone numbers, addresses and notes are erased automatically ${many(days, 'day', 'days')} after the pick-up, the table or the message.`,
  daysSaved: 'Saved',
  daysLegal:
    'Does your privacy statement still say the same number? A text that you have changed or confirmed is not changed automatically.',
  toLegal: 'To the legal pages',
}

export type PersonsText = typeof persons
