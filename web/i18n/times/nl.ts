// Dutch: when a branch has things ready, and what a pause or a full hour means.
import type { TimesDictionary } from './en.ts'

export const nl: TimesDictionary = {
  both: (now, then) => `${now}, ${then}`,
  ready: (time) => `Klaar ${time}`,
  readyShort: (time) => `klaar ${time}`,
  back: (time) => `Terug om ${time}`,
  full: (time) => `Volzet tot ${time}`,
  orderFor: (time) => `bestel nu voor ${time}`,
  nothingLeft: 'vandaag geen tijd meer vrij',
  pauses: {
    busy: 'heel druk',
    break: 'even pauze',
    fault: 'er is iets stuk',
    staff: 'te weinig handen',
    other: 'gepauzeerd',
  },
}
