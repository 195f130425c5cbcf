// English: the words of the landing page; the other languages have the same keys.

const turning = {
  previous: 'Back',
  next: 'Next',
  pause: 'Stop the motion',
  play: 'Let it move',
}

export const en = {
  hero: {
    title: 'Your coffee is ready when you are',
    lead: 'Order on your phone, pick up at the counter.',
    order: 'Order now',
    track: 'Track your order',
    picture: 'A cappuccino with a biscuit, on a wooden table in the evening',
    pause: turning.pause,
    play: turning.play,
  },
  offers: {
    title: 'Our special offers',
    labels: { ...turning, slide: (n: number, of: number) => `Offer ${n} of ${of}` },
  },
  steps: {
    title: 'How it works',
    order: {
      title: 'Make your order',
      text: 'Choose from the menu and tell us your name. You get a token of eight letters and digits.',
    },
    today: (time: string) => `Orders for today until ${time}; after that, for the next opening day.`,
    todayAnywhere: 'Each branch takes orders for today until its cut-off; after that, for the next opening day.',
    check: { title: 'Check its status', text: 'Type your token and see how far we are.' },
    stages: ['Received', 'Ready', 'Picked'],
    pick: { title: 'Pay and pick up', text: 'Come to the counter, pay by card or cash, and take it while it is warm.' },
    track: 'Track your order',
  },
  story: {
    title: 'Made when you order',
    text: [
      'Every cup is made when you order it, with something to go with it, and without waiting.',
      'Order on your way, and whoever makes your coffee also hands it to you.',
    ],
    more: 'Read our story',
    waffle: 'Waffles with strawberries and cream',
    bagel: 'A bagel with salmon and red onion',
  },
  guests: {
    title: 'What our guests say',
    labels: { ...turning, slide: (n: number, of: number) => `Guest ${n} of ${of}` },
    inBranch: (branch: string) => `in ${branch}`,
  },
  tour: {
    title: 'Come in and look around',
    lead: 'Drag the picture, or use the arrows.',
    labels: {
      view: 'Look around the shop',
      hint: 'The arrow keys turn the view, plus and minus zoom.',
      left: 'Turn left',
      right: 'Turn right',
      nearer: 'Zoom in',
      farther: 'Zoom out',
      flat: 'Your browser shows this as a picture',
    },
    places: {
      counter: 'The counter',
      pictures: 'The coffee wall',
      bench: 'The bench',
      windows: 'The windows to the street',
    },
  },
  posts: {
    title: 'You asked',
    labels: { ...turning, slide: (n: number, of: number) => `Question ${n} of ${of}` },
  },
  failed: 'Our offers and stories did not get through.',
  tryAgain: 'Try again',
}

export type HomeText = typeof en
