// English: the words of the pages around the menu.
export const en = {
  toMenu: 'To the menu',
  notFound: {
    title: 'Welcome',
    lead: 'There is nothing at this address, but the menu is close by.',
  },
}

export type PageDictionary = typeof en
