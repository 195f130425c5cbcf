// French: the printer at a board's USB.
import type { UsbText } from './en.ts'

export const usb: UsbText = {
  title: 'Imprimante USB',
  lead: 'Cet appareil imprime alors les tickets de sa succursale, tant que son tableau est ouvert et visible.',
  connect: 'Connecter une imprimante USB',
  other: 'Connecter une autre imprimante',
  again: 'Réessayer',
  forget: 'Ne plus imprimer ici',
  which: 'De quelle imprimante s’agit-il ?',
  named: (name) => `Imprimante « ${name} »`,
  none: 'Cette succursale n’a pas encore d’imprimante USB. Un responsable en ajoute une à la page Imprimantes.',
  missing: {
    browser:
      'Ce navigateur ne peut pas imprimer par USB. Ouvrez le tableau dans Chrome ou Edge sur un ordinateur ou une tablette Android, ou utilisez une imprimante reliée au réseau.',
    plain:
      'Sans https, un navigateur ne laisse pas le tableau imprimer par USB. Ouvrez le tableau par son adresse https, ou utilisez une imprimante reliée au réseau.',
  },
  states: {
    off: 'Non connectée.',
    opening: 'Connexion…',
    ready: 'Connectée, prête à imprimer.',
    'low-paper': 'Connectée, il reste peu de papier.',
    'no-paper': 'Connectée, plus de papier.',
    'cover-open': 'Connectée, mais son capot est ouvert.',
    fault: 'Connectée, mais elle signale une panne.',
    unplugged: 'Déconnectée ou éteinte. Dès son retour, ce qui attend est imprimé.',
    held: 'Une autre fenêtre ou un autre programme l’utilise : fermez-le. Sous Windows, l’imprimante a besoin du pilote WinUSB.',
    stuck: 'Elle n’a pas accepté ce qu’elle a reçu. Éteignez-la, rallumez-la, puis réessayez.',
    other:
      'Ce n’est pas l’imprimante que le café connaît. Un responsable touche « Un autre appareil imprime » à la page Imprimantes.',
  },
}
