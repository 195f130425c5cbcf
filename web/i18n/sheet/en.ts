// English: the words of the menu as a spreadsheet, and of changing many prices; the other languages have the same keys.
import type { ItemProblemName } from '../../../domain/menu/item-draft.ts'
import type { Rounding } from '../../../domain/menu/price-change.ts'
import type { SheetWords } from '../../../domain/menu/sheet/columns.ts'
import type { SheetMistakeName, SheetRemarkName } from '../../../domain/menu/sheet/problems.ts'
import { en as words } from '../../../domain/menu/sheet/words/en.ts'
import { plural } from '../plural.ts'

const count = plural('en')

export const en = {
  title: 'Menu as a spreadsheet',
  words: words as SheetWords,
  fileName: 'menu',
  exampleName: 'menu-example',
  outTitle: 'Take the menu out',
  outHint: 'Every item with its texts, prices and allergens, for Excel, Numbers or LibreOffice. Pictures stay here.',
  xlsx: 'Excel file',
  csv: 'CSV file',
  inTitle: 'Bring a sheet in',
  inHint: 'You see every change before it is done. Excel (.xlsx) or CSV, 10 MB and 5,000 rows at most.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  orDrop: 'or drop it here',
  example: 'Download an example',
  columns: 'What each column means',
  reading: 'Reading the sheet…',
  tryAgain: 'Try again',
  close: 'Put it away',
  found: (file: string) => `What ${file} changes`,
  nothing: 'This sheet changes nothing: the menu is as it says already.',
  added: (n: number) => count(n, { one: '1 new item', other: `${n} new items` }),
  changed: (n: number) => count(n, { one: '1 changed', other: `${n} changed` }),
  removed: (n: number) => count(n, { one: '1 taken off', other: `${n} taken off` }),
  unchanged: (n: number) => count(n, { one: '1 as it is', other: `${n} as they are` }),
  mistakes: (n: number) => count(n, { one: '1 mistake', other: `${n} mistakes` }),
  mend: 'Nothing is done yet. Mend this in the sheet, save it, and choose it again.',
  remarks: 'Good to know',
  newCategories: (names: string) => `New categories: ${names}`,
  row: (row: number) => `Row ${row}`,
  inRow: (row: number, column: string) => `Row ${row}, ${column}`,
  empty: 'empty',
  becomes: 'becomes',
  removes: (n: number) =>
    count(n, {
      one: 'Take the 1 item off the menu that is not in the sheet',
      other: `Take the ${n} items off the menu that are not in the sheet`,
    }),
  more: (n: number) => `Show ${n} more`,
  unknown: (headings: string) => `These columns are not understood and are left out: ${headings}`,
  guessed: 'The file does not say how its letters are written. Look whether é and ü are right.',
  doIt: 'Do it',
  meanwhile: 'The menu changed in the meantime. This is what the sheet would change now.',
  notDone: 'Nothing was done.',
  done: 'The menu is as the sheet says.',
  anotherSheet: 'Bring another sheet in',
  problems: {
    category_missing: 'Which category? A new item needs one.',
    category_unclear: 'Several categories have this name. Write the id of one.',
    category_name_too_long: 'A category’s name can be 60 characters at most.',
    place_invalid: 'A place is a whole number, 1 first.',
    group_unknown: 'There is no such group of options.',
    group_invalid: 'These groups of options do not go together.',
    allergen_group: 'Write which one: wheat, rye, almonds, hazelnuts and so on.',
    contains_missing: 'Traces alone are not enough. Write what it contains, or “none”.',
    part_unclear: 'Write the part’s name, a colon, and the items to choose from.',
    part_not_found: 'Neither the menu nor this sheet has an item of this id or name.',
    part_name_twice: 'Several items have this name. Write the id of one.',
    id_twice: 'Another row is about the same item.',
    name_twice: 'Another row has the same name in the same category.',
    cell_date: 'The program has made a date of this. Write it again as text.',
    cell_error: 'A formula has failed here.',
  } as Readonly<Record<Exclude<SheetMistakeName, ItemProblemName>, string>>,
  seeRow: (row: number) => `See row ${row}.`,
  remark: {
    languages_missing: (value: string) => `No name in ${value}: another language is shown there.`,
    id_unknown: (value: string) => `No item has the id ${value}.`,
    found_by_name: (value: string) => `Taken for the item ${value}, which has this name.`,
    price_rounded: (value: string) => `${value} is rounded to a cent.`,
    branch_not_sold: (value: string) => `This branch does not sell the item; ${value} is left out.`,
  } as Readonly<Record<SheetRemarkName, (value: string) => string>>,
  prices: {
    title: 'Change many prices',
    hint: 'Tick what changes. You see every new price before it counts.',
    which: 'Which price',
    usual: 'The usual price, in all branches',
    ownStay: (n: number) =>
      count(n, {
        one: '1 ticked item has a price of its own in a branch: that one stays.',
        other: `${n} ticked items have prices of their own in branches: those stay.`,
      }),
    onlyAt: (branch: string) => `Only the prices in ${branch} change; the usual ones stay.`,
    ownChange: (n: number) =>
      count(n, {
        one: '1 ticked item has its own price there already, which changes.',
        other: `${n} ticked items have their own prices there already, which change.`,
      }),
    how: 'How',
    kinds: { percent: 'By a percentage', amount: 'By an amount', set: 'To one price' },
    by: { percent: 'Percent', amount: 'Euros', set: 'Euros' },
    byHint: {
      percent: '5, or -10 if it gets cheaper',
      amount: '0.20, or -0.20 if it gets cheaper',
      set: 'Such as 4.50',
    },
    byWrong: 'Please type a number such as 5, -10 or 2.5.',
    rounding: 'Rounded',
    roundings: { cent: 'to the cent', five: 'to 5 cents', ten: 'to 10 cents', ninety: 'to .90' } as Readonly<
      Record<Rounding, string>
    >,
    all: 'All categories',
    options: 'Options that cost extra',
    tickAll: (n: number) => `Tick all ${n}`,
    untick: 'Untick all',
    ticked: (n: number) => `${n} ticked`,
    none: 'Nothing is ticked yet.',
    tooMany: 'Change 2,500 prices at most at once.',
    tooHigh: 'A new price is above € 1000.',
    go: (n: number) => count(n, { one: 'Change 1 price', other: `Change ${n} prices` }),
    same: 'No price changes like this.',
    done: (n: number) => count(n, { one: '1 price is changed.', other: `${n} prices are changed.` }),
    undo: 'Undo',
    undone: 'The prices are as they were.',
    meanwhile: 'A price changed in the meantime. You see the prices as they are now; nothing was done.',
  },
}

export type SheetText = typeof en
