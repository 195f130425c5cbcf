// English: the headings of the sheet, and a sentence for each column.
import type { SheetWords } from '../sheet-columns.ts'

export const en: SheetWords = {
  pages: { menu: 'Menu', help: 'Explanation' },
  help: { column: 'Column', meaning: 'What to write there' },
  headings: {
    id: 'Id',
    category: 'Category',
    place: 'Place',
    name: 'Name',
    kitchenName: 'Short word for staff',
    price: 'Price',
    glassPrice: 'Price of a glass',
    bottlePrice: 'Price of a bottle',
    desc: 'Description',
    contains: 'Contains',
    mayContain: 'May contain traces of',
    groups: 'Options',
    parts: 'Parts of the deal',
    desc2: 'Second description',
  },
  comboPrice: (persons) => `Combo for ${persons}: price`,
  comboCount: (persons) => `Combo for ${persons}: pieces`,
  branchPrice: (branch) => `Price in ${branch}`,
  languages: { en: 'English', nl: 'Dutch', fr: 'French', ar: 'Arabic' },
  none: 'none',
  hints: {
    id: 'How the shop knows the item. Leave it as it is; leave it empty for a new item.',
    category: 'The category’s name in any language. A name that no category has makes a new category.',
    place: 'The item’s number within its category, 1 first. Leave it empty for a new item: it goes to the end.',
    name: 'What customers read. One language is enough; the others show it until they have a text of their own.',
    kitchenName: 'What the board and the till call it, at most 24 characters; empty: the name.',
    price: 'In euros, such as 3,20 or 3.20. Leave it empty if the item is sold only by glass, by bottle or as a combo.',
    glassPrice: 'In euros; empty if it is not sold by the glass.',
    bottlePrice: 'In euros; empty if it is not sold by the bottle.',
    pieces: 'For how many people, at what price, with how many pieces; empty if there is no such combo.',
    branch: 'What the item costs as it comes in that branch, in euros; empty: the usual price.',
    desc: 'One or two lines below the name.',
    contains:
      'Allergens and what diets ask for, with commas, such as: wheat, milk. “none” if nothing; empty: not declared.',
    mayContain: 'Allergens that may get into it, with commas; empty: no traces.',
    groups: 'The ids of groups of options, with commas.',
    parts:
      'Of a meal deal: each part by its name, a colon, and the ids of the items to choose from, with commas; what one costs more behind a plus. Parts are split by semicolons, such as: Drink: latte, juice +0.50; Sweet: brownie.',
    desc2: 'A second text, for example about where it comes from.',
  },
}
