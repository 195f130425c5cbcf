// Dutch: the words of the about page.
import type { AboutText } from './en.ts'

export const nl: AboutText = {
  title: 'Over ons',
  lead: 'Wij zijn een koffie- en snackbar.',
  text: ['Bestel op je telefoon, onderweg of aan tafel, en haal af aan de toog. Wat je bestelt, maken we voor jou.'],
  more: 'Bekijk meer',
  pictures: 'Van onze toog',
  labels: {
    previous: 'Vorige foto',
    next: 'Volgende foto',
    pause: 'Stop met draaien',
    play: 'Draai vanzelf',
    slide: (n, of) => `Foto ${n} van ${of}`,
  },
  captions: {
    bar: 'De machine is warm vanaf zeven uur',
    'table-morning': 'Ontbijt, ook op dinsdag',
    'pastry-case': 'Vanmorgen gebakken, om vier uur op',
    'table-lunch': 'Lunch, belegd terwijl je onderweg bent',
    'window-seat': 'De beste plek, aan het raam',
    'table-evening': 'Na vijven iets langers',
    bench: 'De bank is van jou zolang je kop niet leeg is',
  },
}
