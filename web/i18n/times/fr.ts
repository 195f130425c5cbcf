// French: when a branch has things ready, and what a pause or a full hour means.
import type { TimesDictionary } from './en.ts'

export const fr: TimesDictionary = {
  both: (now, then) => `${now}, ${then}`,
  ready: (time) => `Prêt à ${time}`,
  readyShort: (time) => `prêt à ${time}`,
  back: (time) => `De retour à ${time}`,
  full: (time) => `Complet jusqu’à ${time}`,
  orderFor: (time) => `commandez pour ${time}`,
  nothingLeft: 'plus de place aujourd’hui',
  pauses: {
    busy: 'beaucoup de monde',
    break: 'petite pause',
    fault: 'quelque chose est en panne',
    staff: 'équipe réduite',
    other: 'en pause',
  },
}
