// English: the words of the about page; the other languages have the same keys.

export const en = {
  title: 'About us',
  lead: 'We are a coffee and snack bar.',
  text: [
    'Order on your phone, on the way or from your table, and pick up at the counter. What you order is made for you.',
  ],
  more: 'View More',
  pictures: 'From our counter',
  labels: {
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Stop turning',
    play: 'Turn by itself',
    slide: (n: number, of: number) => `Picture ${n} of ${of}`,
  },
  captions: {
    bar: 'The machine is warm from seven',
    'table-morning': 'Breakfast, also on a Tuesday',
    'pastry-case': 'Baked this morning, gone by four',
    'table-lunch': 'Lunch, filled while you walk over',
    'window-seat': 'The best seat, by the window',
    'table-evening': 'After five, something longer',
    bench: 'The bench is yours for as long as the cup lasts',
  },
}

export type AboutText = typeof en
