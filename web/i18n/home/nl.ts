// Dutch: the words of the landing page.
import type { HomeText } from './en.ts'

const turning = {
  previous: 'Terug',
  next: 'Volgende',
  pause: 'Zet de beweging stil',
  play: 'Laat het bewegen',
}

export const nl: HomeText = {
  hero: {
    title: 'Je koffie staat klaar als jij er bent',
    lead: 'Bestel op je telefoon, haal af aan de toog.',
    order: 'Bestel nu',
    track: 'Volg je bestelling',
    picture: 'Een cappuccino met een koekje, ’s avonds op een houten tafel',
    pause: turning.pause,
    play: turning.play,
  },
  offers: {
    title: 'Onze aanbiedingen',
    labels: { ...turning, slide: (n, of) => `Aanbieding ${n} van ${of}` },
  },
  steps: {
    title: 'Zo werkt het',
    order: {
      title: 'Plaats je bestelling',
      text: 'Kies van de kaart en zeg voor wie het is. Je krijgt een code van acht letters en cijfers.',
    },
    today: (time) => `Bestellen voor vandaag kan tot ${time}; daarna voor de volgende openingsdag.`,
    todayAnywhere:
      'Elke vestiging neemt tot een vast uur bestellingen aan voor vandaag; daarna voor de volgende openingsdag.',
    check: { title: 'Bekijk hoe ver we staan', text: 'Tik je code in en volg je bestelling.' },
    stages: ['Ontvangen', 'Klaar', 'Afgehaald'],
    pick: {
      title: 'Betaal en haal af',
      text: 'Kom naar de toog, betaal met kaart of cash, en neem alles warm mee.',
    },
    track: 'Volg je bestelling',
  },
  story: {
    title: 'Gemaakt als je bestelt',
    text: [
      'Elke kop zetten we als je bestelt, met iets lekkers erbij, en zonder wachten.',
      'Bestel onderweg, en wie je koffie zet, geeft hem je ook aan.',
    ],
    more: 'Lees ons verhaal',
    waffle: 'Wafels met aardbeien en slagroom',
    bagel: 'Een bagel met zalm en rode ui',
  },
  guests: {
    title: 'Wat onze gasten zeggen',
    labels: { ...turning, slide: (n, of) => `Gast ${n} van ${of}` },
    inBranch: (branch) => `in ${branch}`,
  },
  tour: {
    title: 'Kom binnen en kijk rond',
    lead: 'Sleep de foto, of gebruik de pijltjes.',
    labels: {
      view: 'Kijk rond in de zaak',
      hint: 'Met de pijltjestoetsen draai je, met plus en min zoom je.',
      left: 'Draai naar links',
      right: 'Draai naar rechts',
      nearer: 'Zoom in',
      farther: 'Zoom uit',
      flat: 'Je browser toont dit als foto',
    },
    places: { counter: 'De toog', pictures: 'De koffiemuur', bench: 'De bank', windows: 'De ramen aan de straat' },
  },
  posts: {
    title: 'Jullie vroegen',
    labels: { ...turning, slide: (n, of) => `Vraag ${n} van ${of}` },
  },
  failed: 'Onze aanbiedingen en verhalen zijn niet aangekomen.',
  tryAgain: 'Probeer opnieuw',
}
