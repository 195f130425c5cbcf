// What the about page says in English; the other languages have the same keys.

export const en = {
  title: 'About Noisette',
  lead: 'A noisette is a hazelnut, and an espresso with a dash of milk. We are a coffee and snack bar for people who like both, with three branches: Antwerpen, Merksem and Etterbeek.',
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
    cappuccino: 'Cappuccino, with a biscuit on the side',
    waffle: 'Brussels waffle, strawberries and cream',
    appleCake: 'Apple cake, still a little warm',
    bagel: 'Salmon bagel, filled while you walk over',
    panini: 'Panini, from the grill',
    salad: 'A big salad, all of it cut today',
    icedLatte: 'Iced latte, in three layers',
  },
}

export type AboutText = typeof en
