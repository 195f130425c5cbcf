// English: descriptions of the shop's own pictures, for people who cannot see them; other languages have the same keys.

export const en = {
  bar: 'The espresso machine on the marble counter',
  'pastry-case': 'Cakes and croissants behind the glass of the counter',
  'window-seat': 'A coffee on a small table by the window',
  bench: 'The long bench under the pictures, a table before it',
  'table-morning': 'A breakfast table with croissants, eggs and coffee',
  'table-lunch': 'A lunch table with a bagel, a salad and lemonade',
  'table-evening': 'A table in the evening with a spritz, wine and a plate of cheese',
  'offer-free-waffle': 'A Liège waffle and a coffee beside a card with ten stamps',
  'offer-cake-coffee': 'A slice of apple cake with a small coffee',
  'offer-student': 'A panini with a cola, beside a notebook',
  'post-our-name': 'A small coffee and a bowl of hazelnuts',
  'post-waffles': 'A Brussels waffle next to a Liège waffle',
  'post-noon': 'A paper bag on the counter under a clock that says twelve',
  'post-no-milk': 'A hummus bagel, mint tea and a small jug of oat milk',
  'branch-antwerpen': 'Our shop in Antwerp, in a narrow brick house with a stepped gable',
  'branch-merksem': 'Our shop in Merksem, on a corner, with a broad window',
  'branch-etterbeek': 'Our shop in Etterbeek, in a white town house with a bow window',
}

export type PhotosText = Readonly<Record<keyof typeof en, string>>
