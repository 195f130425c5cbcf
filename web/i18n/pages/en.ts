// English: the words of the pages around the menu.
export const en = {
  toMenu: 'To the menu',
  home: {
    title: 'Good coffee, and something to go with it',
    lead: 'Order on your phone, collect at the counter in Antwerpen, Merksem or Etterbeek. Ready in minutes.',
    track: 'Track your order',
  },
  about: {
    title: 'About Noisette',
    lead: 'We are a coffee and snack bar with three branches. We grind when you order and bake each morning.',
    more: 'View More',
  },
  notFound: {
    title: 'Welcome to Noisette',
    lead: 'There is nothing at this address, but the menu is close by.',
  },
}

export type PageDictionary = typeof en
