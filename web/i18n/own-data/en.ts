// English: the words of a customer’s own data; the other languages have the same keys.
export const en = {
  title: 'Your data in this order',
  hint: 'The shop keeps your name, telephone number, address and notes for some weeks and then erases them. You can download or erase them now.',
  given: 'The name or telephone number that you gave',
  givenHint: 'So that nobody else who has seen your token gets your data.',
  missing: 'Type the name or the telephone number.',
  wrong: 'That is neither the name nor the telephone number of this order, or it has been erased already.',
  notOver: 'The order is not over yet. Your data can be erased once it is.',
  download: 'Download my data',
  erase: 'Erase my name',
  sure: 'Erase name, telephone number, address and notes for good? What you ordered and paid stays, because tax law asks for it. This cannot be undone.',
  yes: 'Yes, erase',
  no: 'Keep',
  erased: 'Erased. The shop no longer knows who placed this order. In its backups it is gone after about four weeks.',
  fileName: 'my-order.json',
}

export type OwnDataText = typeof en
