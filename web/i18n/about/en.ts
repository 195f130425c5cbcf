// English: the words of the about page; the other languages have the same keys.

export const en = {
  title: 'About Noisette',
  lead: 'A noisette is a hazelnut, and an espresso with a dash of milk. We are a coffee and snack bar for people who like both.',
  text: [
    'The beans are ground when you order, never before. The waffle iron is hot from seven. What we bake, we bake in the morning, and when it is gone, it is gone.',
    'Most of our guests order on the way, so there is no queue to speak of. But the bench by the window is yours for as long as the cup lasts.',
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
