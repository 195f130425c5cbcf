// English: the words of customers’ data; the other languages have the same keys.
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const en = {
  title: 'Customers’ data',
  hint: 'When a customer asks what you have of them, or wants it erased: look for them here.',
  search: 'Name, telephone number, e-mail or token',
  searchHint: 'At least three characters. Archived orders are searched as well.',
  find: 'Search',
  tooShort: 'Type at least three characters.',
  noneFound: 'Nothing found',
  noneFoundHint: 'What was erased, by the clock or by you, is not found by its name any more.',
  found: (n: number) => many(n, 'entry found', 'entries found'),
  more: 'There is more than is shown. Search for something more exact, such as the telephone number.',
  check: 'Several people may have the same name. Tick only what is theirs.',
  all: 'Tick all',
  tick: (what: string) => `Choose ${what}`,
  order: (id: number) => `Order ${id}`,
  reservation: (id: number) => `Reservation ${id}`,
  message: (id: number) => `Message ${id}`,
  review: (id: number) => `Review ${id}`,
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
  failed: 'That did not work: the shop could not be reached. Nothing was changed. Try again.',
  days: 'How long names are kept',
  daysLabel: 'Days after the pick-up, the table or the message',
  daysHint: 'From 7 to 365. Items and amounts always stay for ten years.',
  daysWrong: 'Choose a whole number from 7 to 365.',
  daysNow: (days: number) =>
    `Names, telephone numbers, addresses and notes are erased by themselves ${many(days, 'day', 'days')} after the pick-up, the table or the message.`,
  daysSave: 'Save',
  daysSaved: 'Saved',
  daysLegal:
    'Does your privacy statement still say the same number? A text that you have changed or confirmed does not follow by itself.',
  toLegal: 'To the legal pages',
}

export type PersonsText = typeof en
