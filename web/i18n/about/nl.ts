// Dutch: the words of the about page.
import type { AboutText } from './en.ts'

export const nl: AboutText = {
  title: 'Over Noisette',
  lead: 'Een noisette is een hazelnoot, en een espresso met een wolkje melk. Wij zijn een koffie- en snackbar voor wie van allebei houdt.',
  text: [
    'We malen de bonen als je bestelt, nooit vroeger. Het wafelijzer is warm vanaf zeven uur. Wat we bakken, bakken we ’s ochtends, en op is op.',
    'De meeste gasten bestellen onderweg, dus lang aanschuiven hoeft niet. Maar de bank aan het raam is van jou zolang je kop niet leeg is.',
  ],
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
